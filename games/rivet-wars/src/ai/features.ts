// What counts in a position, for one side
import { must } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { isCaptor, victoryPoints } from '../rules/M-missions.ts'
import { secretPoints } from '../rules/S-secrets.ts'
import { rivalOf, SIDES, type Side, type State, type Unit } from '../state.ts'
import { fireIn, type Outlook, outlookFor } from './outlook.ts'
import { blow } from './shots.ts'
import { worthOf } from './worth.ts'

export const FEATURES = [
  /** Points as a share of those that win; the square: the last ones count more. */
  'points',
  'pointsSquared',
  /** Points that the end of its next turn brings if nothing changes, as a share; and whether they win. */
  'due',
  'wins',
  /** Objectives: with its flag, with its unit. */
  'flags',
  'held',
  /** Worth on the battlefield by type, in deployment points. */
  'infantry',
  'cavalry',
  'support',
  'tank',
  'bounty',
  /** Infantry one, two and three or four steps from an objective it does not hold. */
  'oneAway',
  'twoAway',
  'nearby',
  /** How far its units have come, as a share of the battlefield. */
  'advance',
  /** What its weapons may take now: when its combat comes first, and when the rival's does. */
  'menace',
  'menaceLater',
  /** What clouds may take from it. */
  'gassed',
  'rivets',
  'cards',
  'secrets',
  /** Deployment points a turn, and those in hand. */
  'supply',
  'unspent',
  'tempo',
  'lastWord',
] as const

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<(typeof FEATURES)[number], number>

type Counts = Float64Array

/** Counts them for both sides. */
export function count(b: Book, s: State, into: Counts): void {
  into.fill(0, 0, 2 * FEATURES.length)
  const t = tablesOf(s.field)
  for (let n = 0; n < SIDES.length; n++) countSide(outlookFor(b, s, t, must(SIDES[n])), into, n * FEATURES.length)
}

function countSide(outlook: Outlook, c: Counts, o: number): void {
  const { b, s, t, side } = outlook
  countPoints(b, s, side, c, o)
  const shootsFirst = s.turn === side ? isBeforeFire(s) : !isBeforeFire(s)
  const menaced = o + (shootsFirst ? AT.menace : AT.menaceLater)
  for (const u of s.units) {
    if (u?.side !== side) continue
    countUnit(b, s, t, u, c, o)
    c[menaced] = (c[menaced] as number) + fireIn(outlook, b.profile(u), u.at)
  }
  for (const cloud of s.clouds) c[o + AT.gassed] = (c[o + AT.gassed] as number) + gassed(b, s, t, side, cloud)
}

/** Whether the side whose turn it is still comes to fire in it. */
const isBeforeFire = (s: State): boolean => s.phase !== 'movement' && s.phase !== 'rearrange'

function countPoints(b: Book, s: State, side: Side, c: Counts, o: number): void {
  const army = s.armies[side]
  const goal = victoryPoints(b, s, side)
  const share = army.points / goal
  const due = dueTo(b, s, side)
  c[o + AT.points] = share
  c[o + AT.pointsSquared] = share * share
  c[o + AT.due] = due / goal
  c[o + AT.wins] = army.points + due >= goal ? 1 : 0
  c[o + AT.rivets] = Math.min(army.rivets, 4)
  c[o + AT.cards] = army.hand.length
  c[o + AT.secrets] = army.secrets.length
  c[o + AT.supply] = b.mission(s).points[side] / 4
  c[o + AT.unspent] = s.turn === side && s.phase === 'deployment' ? s.supply.points + s.supply.infantry : 0
  c[o + AT.tempo] = s.turn === side ? 1 : 0
  c[o + AT.lastWord] = s.starter === side ? 0 : 1
  countGround(b, s, side, c, o)
}

/** What its next wrap-up scores as things stand. */
function dueTo(b: Book, s: State, side: Side): number {
  let due = 0
  if (isCaptor(b, s, side))
    for (let i = 0; i < s.field.objectives.length; i++)
      if (s.flags[i] === side || firstSide(s, must(s.field.objectives[i])) === side) due++
  if (s.turn === side) for (const card of s.armies[side].secrets) due += secretPoints(b, s, card)
  return due
}

const firstSide = (s: State, at: number): Side | undefined => s.units[s.stacks[at]?.[0] ?? -1]?.side

function countGround(b: Book, s: State, side: Side, c: Counts, o: number): void {
  const paid = isCaptor(b, s, side) || isCaptor(b, s, rivalOf(side))
  if (!paid) return
  for (let i = 0; i < s.field.objectives.length; i++) {
    if (s.flags[i] === side) c[o + AT.flags] = (c[o + AT.flags] as number) + 1
    if (firstSide(s, must(s.field.objectives[i])) === side) c[o + AT.held] = (c[o + AT.held] as number) + 1
  }
}

const TYPE_AT = { infantry: AT.infantry, cavalry: AT.cavalry, support: AT.support, tank: AT.tank } as const

function countUnit(b: Book, s: State, t: Tables, u: Readonly<Unit>, c: Counts, o: number): void {
  const p = b.profile(u)
  const at = o + TYPE_AT[p.type]
  c[at] = (c[at] as number) + worthOf(b, u)
  c[o + AT.bounty] = (c[o + AT.bounty] as number) + p.bounty
  c[o + AT.advance] = (c[o + AT.advance] as number) + advanceOf(s, u)
  if (!p.infantry) return
  const far = stepsToGo(s, t, u)
  const near = far === 1 ? AT.oneAway : far === 2 ? AT.twoAway : far > 0 && far < 5 ? AT.nearby : -1
  if (near >= 0) c[o + near] = (c[o + near] as number) + 1
}

/** From 0 at its own edge to 1 at the rival's; the Allies come from the south. */
function advanceOf(s: State, u: Readonly<Unit>): number {
  const row = Math.floor(u.at / s.field.width) / Math.max(1, s.field.height - 1)
  return u.side === 'allies' ? 1 - row : row
}

/** Farther than this does not count. */
const FAR = 5

/** Steps to the nearest objective that has no friend on it; 0 on one. */
function stepsToGo(s: State, t: Tables, u: Readonly<Unit>): number {
  const { objectives } = s.field
  let nearest = FAR
  for (let i = 0; i < objectives.length; i++) {
    const at = objectives[i] as number
    if (at === u.at) return 0
    const steps = t.strides[u.at * t.size + at] as number
    if (steps < nearest && firstSide(s, at) !== u.side) nearest = steps
  }
  return nearest
}

/** What a cloud may take from a side before it is gone: where it is, or one grid further. */
function gassed(b: Book, s: State, t: Tables, side: Side, cloud: State['clouds'][number]): number {
  const { dice } = must(b.unit(cloud.kind).attacks[cloud.line])
  const stays = s.turn === cloud.side && !isBeforeFire(s) ? 1 : 0.3
  let sum = stays * gasOn(b, s, side, dice, cloud.at)
  if (stays < 1) for (const at of must(t.beside[cloud.at])) sum += gasOn(b, s, side, dice, at) / 8
  return sum
}

function gasOn(b: Book, s: State, side: Side, dice: readonly number[], at: number): number {
  let sum = 0
  for (const id of must(s.stacks[at])) {
    const u = must(s.units[id])
    if (u.side === side && b.profile(u).own.immuneToGas === 0) sum += blow(b, s, dice, 0, u)
  }
  return sum
}
