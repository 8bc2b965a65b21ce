// Pieces of a state's own: copies share theirs until one of them is changed
import { must } from '@muster/engine'
import type { Army, Side, State, Unit, UnitId } from '../state.ts'

/** A new copy of a unit in its place, to be changed by one event. */
export function own(s: State, id: UnitId): Unit {
  const u = copyUnit(must(s.units[id]))
  s.units[id] = u
  return u
}

/** Written out, because a spread of so many fields is slow. */
function copyUnit(u: Readonly<Unit>): Unit {
  return {
    id: u.id,
    kind: u.kind,
    side: u.side,
    at: u.at,
    damage: u.damage,
    plugs: u.plugs,
    done: u.done,
    assaulted: u.assaulted,
    aim: u.aim,
    haste: u.haste,
    began: u.began,
  }
}

export function ownArmy(s: State, side: Side): Army {
  const army = { ...s.armies[side] }
  s.armies = side === 'allies' ? { allies: army, blight: s.armies.blight } : { allies: s.armies.allies, blight: army }
  return army
}

/** The list with another at one place. */
export function replaced<X>(list: readonly X[], i: number, by: X): readonly X[] {
  const out = list.slice()
  out[i] = by
  return out
}
