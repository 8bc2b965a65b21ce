// What places promise: where to deploy, to move, to be pushed
import { must } from '@muster/engine'
import type { Profile } from '../profile.ts'
import { isCaptor } from '../rules/M-missions.ts'
import { type ActionOf, SIDES, type Side, type Unit } from '../state.ts'
import { fireHere, fireIn, type Outlook, perilIn } from './outlook.ts'
import { firstOf, fullWorth, lossFrom } from './worth.ts'

const OBJECTIVE = 5
const FLAGGED = 1.5
const STEP = 0.6
const SUPPORT_STEP = 0.15
const FIRE = 0.5
const PERIL = 0.6
const FAR = 9
/** What a friend who already heads for the same objective takes from a place to deploy. */
const CROWD = 0.2

/** What a unit is worth where it stands: objectives near, targets in reach, weapons that reach it. */
export function standing(o: Outlook, u: Readonly<Unit>, at: number): number {
  const p = o.scene.profiles[u.id] as Profile
  const steps = stepsOf(o, u, at)
  const ground = (p.infantry ? STEP : SUPPORT_STEP) * (4 - steps)
  const on = p.infantry && steps === 0 ? prize(o, u.side, at) : 0
  return ground + on + FIRE * fireIn(o, p, at) - PERIL * perilIn(o, p, at) * lossFrom(o.b, p, u.damage)
}

/** What it is worth where it stands, kept for the next who asks in the same outlook. */
function standingNow(o: Outlook, u: Readonly<Unit>): number {
  if (o.isHere[u.id] !== o.stamp) {
    o.isHere[u.id] = o.stamp
    o.here[u.id] = standing(o, u, u.at)
  }
  return o.here[u.id] as number
}

/** Being on an objective: less where the flag pays without. */
function prize({ b, s }: Outlook, side: Side, at: number): number {
  if (!SIDES.some((one) => isCaptor(b, s, one))) return 0
  return s.flags[s.field.objectives.indexOf(at)] === side ? FLAGGED : OBJECTIVE
}

/** Steps to the nearest objective that has no friend on it. */
export function stepsFrom(o: Outlook, from: number): number {
  o.goals ??= goalsOf(o)
  const { t, goals } = o
  const row = from * t.size
  let nearest = FAR
  for (let i = 0; i < goals.length; i++) {
    const steps = t.strides[row + (goals[i] as number)] as number
    if (steps < nearest) nearest = steps
  }
  return nearest
}

const goalsOf = ({ s, side }: Outlook): readonly number[] =>
  s.field.objectives.filter((at) => firstOf(s, at)?.side !== side)

/** The same for a unit, which is not in its own way. */
function stepsOf(o: Outlook, u: Readonly<Unit>, from: number): number {
  const { s, t } = o
  const steps = stepsFrom(o, from)
  if (must(s.stacks[u.at]).length !== 1 || !s.field.objectives.includes(u.at)) return steps
  return Math.min(steps, t.strides[from * t.size + u.at] as number)
}

/** A leg: what the new place is worth beside the old one. */
export function legPromise(o: Outlook, a: ActionOf<'move' | 'dash' | 'assault'>): number {
  const { b, s } = o
  const u = must(s.units[a.unit])
  const spent = a.type === 'dash' ? fireHere(o, u.id) : 0
  const enemies = firstOf(s, a.at)
  const shock = enemies && enemies.side !== u.side ? 0.4 * fullWorth(b, enemies) * must(s.stacks[a.at]).length : 0
  return standing(o, u, a.at) - standingNow(o, u) + shock - spent - 0.1
}

/** The place of the goal that is nearest in the list of goals; the first of equally near ones. */
function nearestGoal({ t }: Outlook, goals: readonly number[], from: number): number {
  const row = from * t.size
  let nearest = 0
  let steps = FAR
  for (let i = 0; i < goals.length; i++) {
    const far = t.strides[row + (goals[i] as number)] as number
    if (far >= steps) continue
    steps = far
    nearest = i
  }
  return nearest
}

/** How many friends head for each goal, beyond those who head for the loneliest one. */
function crowdsOf(o: Outlook, goals: readonly number[]): readonly number[] {
  const crowds = goals.map(() => 0)
  for (const u of o.s.units) {
    if (u?.side !== o.side) continue
    const goal = nearestGoal(o, goals, u.at)
    crowds[goal] = (crowds[goal] as number) + 1
  }
  const fewest = Math.min(...crowds)
  return crowds.map((many) => many - fewest)
}

function crowdFrom(o: Outlook, from: number): number {
  o.goals ??= goalsOf(o)
  o.crowds ??= crowdsOf(o, o.goals)
  return o.crowds[nearestGoal(o, o.goals, from)] ?? 0
}

export function deployPromise(o: Outlook, u: Readonly<Unit>, at: number): number {
  const { b, s } = o
  const p = b.profile(u)
  o.feet ??= footOf(o)
  const feet = p.infantry && o.feet <= s.field.objectives.length + 1 ? 1 : 0
  const place = 0.4 * stepsFrom(o, at) + CROWD * crowdFrom(o, at)
  return (
    3 +
    feet +
    0.12 * fullWorth(b, u) -
    place +
    FIRE * fireIn(o, p, at) -
    PERIL * perilIn(o, p, at) * lossFrom(b, p, u.damage)
  )
}

function footOf({ s, side, scene }: Outlook): number {
  let feet = 0
  for (const u of s.units) if (u?.side === side && scene.profiles[u.id]?.infantry) feet++
  return feet
}
