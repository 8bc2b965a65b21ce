// What places promise: where to deploy, to move, to be pushed
import { must } from '@muster/engine'
import type { Tables } from '../board.ts'
import { isCaptor } from '../rules/M-missions.ts'
import { type ActionOf, SIDES, type Side, type State, type Unit } from '../state.ts'
import { fireIn, type Outlook, perilIn } from './outlook.ts'
import { firstOf, fullWorth, lossFrom } from './worth.ts'

const OBJECTIVE = 5
const FLAGGED = 1.5
const STEP = 0.6
const SUPPORT_STEP = 0.15
const FIRE = 0.5
const PERIL = 0.6
const FAR = 9

/** What a unit is worth where it stands: objectives near, targets in reach, weapons that reach it. */
export function standing(o: Outlook, u: Readonly<Unit>, at: number): number {
  const p = o.b.profile(u)
  const steps = stepsFrom(o.s, o.t, u.side, at, u)
  const ground = (p.infantry ? STEP : SUPPORT_STEP) * (4 - steps)
  const on = p.infantry && steps === 0 ? prize(o, u.side, at) : 0
  return ground + on + FIRE * fireIn(o, p, at) - PERIL * perilIn(o, p, at) * lossFrom(o.b, p, u.damage)
}

/** What it is worth where it stands, kept for the next who asks in the same outlook. */
function standingNow(o: Outlook, u: Readonly<Unit>): number {
  let worth = o.here[u.id]
  if (worth === undefined) {
    worth = standing(o, u, u.at)
    o.here[u.id] = worth
  }
  return worth
}

/** Being on an objective: less where the flag pays without. */
function prize({ b, s }: Outlook, side: Side, at: number): number {
  if (!SIDES.some((one) => isCaptor(b, s, one))) return 0
  return s.flags[s.field.objectives.indexOf(at)] === side ? FLAGGED : OBJECTIVE
}

/** Steps to the nearest objective that has no friend on it but the unit itself. */
export function stepsFrom(s: State, t: Tables, side: Side, from: number, u?: Readonly<Unit>): number {
  let nearest = FAR
  for (const at of s.field.objectives) {
    const steps = t.strides[from * t.size + at] as number
    if (steps >= nearest) continue
    if (firstOf(s, at)?.side === side && !(u && u.at === at && must(s.stacks[at]).length === 1)) continue
    nearest = steps
  }
  return nearest
}

/** A leg: what the new place is worth beside the old one. */
export function legPromise(o: Outlook, a: ActionOf<'move' | 'dash' | 'assault'>): number {
  const { b, s } = o
  const u = must(s.units[a.unit])
  const spent = a.type === 'dash' ? fireIn(o, b.profile(u), u.at) : 0
  const enemies = firstOf(s, a.at)
  const shock = enemies && enemies.side !== u.side ? 0.4 * fullWorth(b, enemies) * must(s.stacks[a.at]).length : 0
  return standing(o, u, a.at) - standingNow(o, u) + shock - spent - 0.1
}

export function deployPromise(o: Outlook, u: Readonly<Unit>, at: number): number {
  const { b, s, t } = o
  const p = b.profile(u)
  const feet = p.infantry && footOf(o, u.side) <= s.field.objectives.length + 1 ? 1 : 0
  const place = 0.4 * stepsFrom(s, t, u.side, at)
  return (
    3 +
    feet +
    0.12 * fullWorth(b, u) -
    place +
    FIRE * fireIn(o, p, at) -
    PERIL * perilIn(o, p, at) * lossFrom(b, p, u.damage)
  )
}

function footOf({ b, s }: Outlook, side: Side): number {
  let feet = 0
  for (const u of s.units) if (u?.side === side && b.profile(u).infantry) feet++
  return feet
}
