import { must } from '@muster/engine'
import {
  type Army,
  BUNKER,
  type EventOf,
  type Grid,
  type Kill,
  OBJECTIVE,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '../state.ts'

export const unitOf = (s: State, id: UnitId): Unit => must(s.units[id])
export const army = (s: State): Army => s.armies[s.turn]

export function place(s: State, id: UnitId, kind: string, at: Grid, side: Side): void {
  s.units[id] = {
    id,
    kind,
    side,
    at,
    damage: 0,
    plugs: [],
    done: false,
    assaulted: false,
    aim: 0,
    haste: 0,
    began: false,
  }
  s.stacks[at] = [...must(s.stacks[at]), id]
}

export function suffer(s: State, e: EventOf<'attacked'>): void {
  if (!e.hit) return
  unitOf(s, e.unit).damage++
  const credit = must(e.credit)
  if (credit.side === s.turn && credit.type && !s.damagers.includes(credit.type)) s.damagers.push(credit.type)
  if (e.down) s.fallen.push({ unit: e.unit, credit })
}

export function eliminate(s: State, e: EventOf<'eliminated'>): void {
  s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
  s.question = null
  s.stacks[e.at] = must(s.stacks[e.at]).filter((id) => id !== e.unit)
  s.units[e.unit] = null
  if (s.active?.unit === e.unit) s.active.unit = -1
  if (e.credit.side) s.armies[e.credit.side].points += e.vp ?? 0
  if (e.credit.side === s.turn) s.kills.push(killOf(s, e))
}

function killOf(s: State, e: EventOf<'eliminated'>): Kill {
  return {
    type: e.unitType,
    hero: e.hero ?? false,
    inDeployment: s.field.deployment[e.side].includes(e.at),
    inCover: ((s.markers[e.at] ?? 0) & (BUNKER | OBJECTIVE)) !== 0,
    by: e.credit.type,
    lone: e.credit.lone,
  }
}

export function relocate(s: State, u: Unit, to: Grid): void {
  s.stacks[u.at] = must(s.stacks[u.at]).filter((id) => id !== u.id)
  s.stacks[to] = [...must(s.stacks[to]), u.id]
  u.at = to
}

export function move(s: State, e: EventOf<'moved'>): void {
  const u = unitOf(s, e.unit)
  relocate(s, u, must(e.path.at(-1)))
  if (e.how === 'assault') u.assaulted = true
  const active = must(s.active)
  active.mode = e.how
  active.left = e.left
  active.diagonal = e.diagonal ?? false
}

export function rescue(s: State, e: EventOf<'rescued'>): void {
  const u = unitOf(s, e.unit)
  relocate(s, u, e.to)
  u.damage = e.damage
  s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
  s.question = null
}
