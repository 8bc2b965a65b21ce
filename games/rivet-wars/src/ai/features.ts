// What counts in a position, for one side
import { must } from '@muster/engine'
import { MOST_GRIDS, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import { isCaptor, victoryPoints } from '../rules/M-missions.ts'
import { secretPoints } from '../rules/S-secrets.ts'
import { SIDES, type Side, type State, type Unit } from '../state.ts'
import { fireHere, outlooks } from './outlook.ts'
import { numberOf } from './scene.ts'
import { blow } from './shots.ts'
import { firstOf, worthLeft } from './worth.ts'

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

/** Who is on each objective, by the number of the side; -1 for nobody. */
const holders = new Int8Array(MOST_GRIDS)

/** Counts them for both sides. */
export function count(b: Book, s: State, into: Counts): void {
  into.fill(0, 0, 2 * FEATURES.length)
  const t = tablesOf(s.field)
  noteHolders(s)
  const ground = isCaptor(b, s, 'allies') || isCaptor(b, s, 'blight')
  for (let n = 0; n < SIDES.length; n++) {
    countPoints(b, s, n, into, n * FEATURES.length)
    if (ground) countGround(s, n, into, n * FEATURES.length)
  }
  countUnits(b, s, t, into)
  for (const cloud of s.clouds)
    for (let n = 0; n < SIDES.length; n++)
      add(into, n * FEATURES.length + AT.gassed, gassed(b, s, t, must(SIDES[n]), cloud))
}

const add = (into: Counts, at: number, by: number): void => {
  into[at] = (into[at] as number) + by
}

function noteHolders(s: State): void {
  const { objectives } = s.field
  for (let i = 0; i < objectives.length; i++) {
    const first = firstOf(s, objectives[i] as number)
    holders[i] = first ? numberOf(first.side) : -1
  }
}

function countUnits(b: Book, s: State, t: Tables, into: Counts): void {
  const [allies, blight] = outlooks(b, s, t)
  const alliesFirst = (s.turn === 'allies') === isBeforeFire(s)
  const { profiles } = allies.scene
  for (let id = 0; id < s.units.length; id++) {
    const u = s.units[id]
    if (!u) continue
    const n = numberOf(u.side)
    const o = n * FEATURES.length
    const known = figures[id]
    const f = known?.of === u ? known : figureOf(b, s, profiles[id] as Profile, u)
    if (f !== known) figures[id] = f
    add(into, o + f.at, f.worth)
    add(into, o + AT.bounty, f.bounty)
    add(into, o + AT.advance, f.advance)
    if (f.infantry) countWay(s, t, u.at, n, into, o)
    const menaced = (n === 0) === alliesFirst ? AT.menace : AT.menaceLater
    add(into, o + menaced, fireHere(n === 0 ? allies : blight, id))
  }
}

/** Whether the side whose turn it is still comes to fire in it. */
const isBeforeFire = (s: State): boolean => s.phase !== 'movement' && s.phase !== 'rearrange'

function countPoints(b: Book, s: State, n: number, c: Counts, o: number): void {
  const side = must(SIDES[n])
  const army = s.armies[side]
  const goal = victoryPoints(b, s, side)
  const share = army.points / goal
  const due = dueTo(b, s, n)
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
}

/** What its next wrap-up scores as things stand. */
function dueTo(b: Book, s: State, n: number): number {
  const side = must(SIDES[n])
  let due = 0
  if (isCaptor(b, s, side))
    for (let i = 0; i < s.field.objectives.length; i++) if (s.flags[i] === side || holders[i] === n) due++
  if (s.turn === side) for (const card of s.armies[side].secrets) due += secretPoints(b, s, card)
  return due
}

function countGround(s: State, n: number, c: Counts, o: number): void {
  for (let i = 0; i < s.field.objectives.length; i++) {
    if (s.flags[i] === SIDES[n]) add(c, o + AT.flags, 1)
    if (holders[i] === n) add(c, o + AT.held, 1)
  }
}

const TYPE_AT = { infantry: AT.infantry, cavalry: AT.cavalry, support: AT.support, tank: AT.tank } as const

/** What a unit adds of itself. */
interface Figure {
  readonly of: Readonly<Unit>
  readonly infantry: boolean
  readonly at: number
  readonly worth: number
  readonly bounty: number
  readonly advance: number
}

/** The latest, by the number of the unit: a unit is replaced, never changed. */
const figures: (Figure | undefined)[] = []

const figureOf = (b: Book, s: State, p: Profile, u: Readonly<Unit>): Figure => ({
  of: u,
  infantry: p.infantry,
  at: p.infantry ? AT.infantry : TYPE_AT[p.type],
  worth: worthLeft(b, p, u.damage),
  bounty: p.bounty,
  advance: advanceOf(s, u),
})

function countWay(s: State, t: Tables, at: number, n: number, c: Counts, o: number): void {
  const far = stepsToGo(s, t, at, n)
  if (far > 0 && far < FAR) add(c, o + (far === 1 ? AT.oneAway : far === 2 ? AT.twoAway : AT.nearby), 1)
}

/** From 0 at its own edge to 1 at the rival's; the Allies come from the south. */
function advanceOf(s: State, u: Readonly<Unit>): number {
  const row = Math.floor(u.at / s.field.width) / Math.max(1, s.field.height - 1)
  return u.side === 'allies' ? 1 - row : row
}

/** Farther than this does not count. */
const FAR = 5

/** Steps to the nearest objective that has no friend on it; 0 on one. */
function stepsToGo(s: State, t: Tables, from: number, n: number): number {
  const { objectives } = s.field
  let nearest = FAR
  for (let i = 0; i < objectives.length; i++) {
    const at = objectives[i] as number
    if (at === from) return 0
    const steps = t.strides[from * t.size + at] as number
    if (steps < nearest && holders[i] !== n) nearest = steps
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
