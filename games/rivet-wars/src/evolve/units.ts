import { must } from '@muster/engine'
import {
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
import { own, ownArmy } from './own.ts'

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
  own(s, e.unit).damage++
  const credit = must(e.credit)
  if (credit.side === s.turn && credit.type && !s.damagers.includes(credit.type))
    s.damagers = [...s.damagers, credit.type]
  if (e.down) s.fallen = [...s.fallen, { unit: e.unit, credit }]
}

export function eliminate(s: State, e: EventOf<'eliminated'>): void {
  s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
  s.question = null
  leave(s, e.at, e.unit)
  s.units[e.unit] = null
  if (s.active?.unit === e.unit) s.active.unit = -1
  if (e.credit.side && e.vp) ownArmy(s, e.credit.side).points += e.vp
  if (e.credit.side === s.turn) s.kills = [...s.kills, killOf(s, e)]
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

const NOBODY: readonly UnitId[] = []

function leave(s: State, at: Grid, id: UnitId): void {
  const stack = must(s.stacks[at])
  s.stacks[at] = stack.length === 1 && stack[0] === id ? NOBODY : stack.filter((other) => other !== id)
}

function relocate(s: State, id: UnitId, to: Grid): Unit {
  const u = own(s, id)
  leave(s, u.at, id)
  s.stacks[to] = [...must(s.stacks[to]), id]
  u.at = to
  return u
}

export function push(s: State, e: EventOf<'pushed'>): void {
  relocate(s, e.unit, e.to)
  s.question = null
}

export function move(s: State, e: EventOf<'moved'>): void {
  const u = relocate(s, e.unit, must(e.path.at(-1)))
  if (e.how === 'assault') u.assaulted = true
  const active = must(s.active)
  active.mode = e.how
  active.left = e.left
  active.diagonal = e.diagonal ?? false
}

export function rescue(s: State, e: EventOf<'rescued'>): void {
  relocate(s, e.unit, e.to).damage = e.damage
  s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
  s.question = null
}
