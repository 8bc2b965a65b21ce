// What a side may expect of each grid, worked out once for many questions about one position
import { must } from '@muster/engine'
import { MOST_GRIDS, type Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile, Weapon } from '../profile.ts'
import { BUNKER, type Side, type State, type Unit } from '../state.ts'
import { now, numberOf, type Scene, sceneOf } from './scene.ts'
import { blowAt, hitChance, reachOf } from './shots.ts'

export interface Outlook {
  readonly b: Book
  readonly s: State
  readonly t: Tables
  readonly side: Side
  readonly scene: Scene
  /** The grids of the rival. */
  readonly fronts: readonly number[]
  /** What units are worth where they stand, by their number, as far as it was asked. */
  readonly here: (number | undefined)[]
  /** The objectives that have no friend on them; found when they are first asked about. */
  goals: readonly number[] | null
  /** How many of its units are infantry; counted when it is first asked. */
  feet: number | null
  /** Which question this is: what was kept of another is out of date. */
  readonly stamp: number
}

export const outlookFor = (b: Book, s: State, t: Tables, side: Side): Outlook =>
  outlook(sceneOf(b, s, t, farthest), s, side)

/** What the Allies and the Blight may expect, looked at together. */
export function outlooks(b: Book, s: State, t: Tables): readonly [Outlook, Outlook] {
  const scene = sceneOf(b, s, t, farthest)
  return [outlook(scene, s, 'allies'), outlook(scene, s, 'blight')]
}

const outlook = (scene: Scene, s: State, side: Side): Outlook => ({
  b: scene.b,
  s,
  t: scene.t,
  side,
  scene,
  fronts: scene.fronts[1 - numberOf(side)] as readonly number[],
  here: [],
  goals: null,
  feet: null,
  stamp: 2 * now() + numberOf(side),
})

/** Numbers by grid, good for one outlook. */
interface Kept {
  readonly stamp: Int32Array
  readonly value: Float64Array
}

const kept = (): Kept => ({ stamp: new Int32Array(MOST_GRIDS), value: new Float64Array(MOST_GRIDS) })

/** A weapon as such a unit fires it. */
interface Arm {
  readonly weapon: Weapon
  readonly reach: number
  readonly precision: number
  /** From so far on it deviates. */
  readonly strays: number
  /** What it is expected to take from each grid without more Precision than it has of itself. */
  readonly blows: Kept
}

interface Arsenal {
  readonly arms: readonly Arm[]
  /** How far the farthest of them reaches. */
  readonly reach: number
  readonly fires: Kept
}

/** By the number of the profile. */
const arsenals: Arsenal[] = []

function arsenalOf(p: Profile): Arsenal {
  let arsenal = arsenals[p.number]
  if (!arsenal) {
    const arms = p.weapons.map((weapon) => armOf(p, weapon))
    arsenal = { arms, reach: Math.max(0, ...arms.map(({ reach }) => reach)), fires: kept() }
    arsenals[p.number] = arsenal
  }
  return arsenal
}

const farthest = (p: Profile): number => arsenalOf(p).reach

const armOf = (p: Profile, weapon: Weapon): Arm => ({
  weapon,
  reach: reachOf(p, weapon),
  precision: p.own.precision,
  strays: weapon.line.deviates ?? Number.POSITIVE_INFINITY,
  blows: kept(),
})

const perils = Array.from({ length: 12 }, kept)

/** The chance that one of such a unit in a grid is hit in the rival's next combat: not all weapons in reach aim at it. */
export function perilIn(o: Outlook, p: Profile, at: number): number {
  const covered = p.infantry && (must(o.s.markers[at]) & BUNKER) !== 0 ? 1 : Math.min(1, p.own.bolster)
  const known = perils[p.armour * 2 + covered] as Kept
  if (known.stamp[at] !== o.stamp) {
    known.stamp[at] = o.stamp
    known.value[at] = perilOf(o, p.armour, covered, at)
  }
  return known.value[at] as number
}

const AIMED = 0.4

function perilOf({ scene, side, t }: Outlook, armour: number, covered: number, at: number): number {
  const { units, profiles } = scene
  const row = at * t.size
  let safe = 1
  for (let id = 0; id < units.length; id++) {
    const u = units[id]
    if (!u || u.side === side) continue
    const { arms, reach } = arsenalOf(profiles[id] as Profile)
    const far = t.distance[row + u.at] as number
    for (let i = 0; far <= reach && i < arms.length; i++) safe = escaped(safe, arms[i] as Arm, far, armour, covered)
  }
  return 1 - safe
}

/** What is left of a chance to be safe after the attacks of a weapon so far away. */
function escaped(before: number, { weapon, reach }: Arm, far: number, armour: number, covered: number): number {
  const dice = weapon.line.dice[armour - 1] as number
  if (far > reach || dice === 0) return before
  const miss = 1 - AIMED * hitChance(covered > 0 ? Math.max(1, dice - covered) : dice, 0)
  let safe = before
  for (let n = weapon.line.attacks; n > 0; n--) safe *= miss
  return safe
}

/** The best that such a unit's weapons may be expected to take if it fires from a grid. */
export function fireIn(o: Outlook, p: Profile, at: number): number {
  if (p.weapons.length === 0 || o.fronts.length === 0) return 0
  const { fires } = arsenalOf(p)
  if (fires.stamp[at] !== o.stamp) {
    fires.stamp[at] = o.stamp
    fires.value[at] = fireOf(o, p, 0, at)
  }
  return fires.value[at] as number
}

/** The same for a unit where it stands: it is kept until something changes within its reach. */
export function fireHere(o: Outlook, id: number): number {
  const { fires, isKnown, units, profiles } = o.scene
  if (isKnown[id] !== 1) {
    isKnown[id] = 1
    fires[id] = fireIn(o, profiles[id] as Profile, (units[id] as Unit).at)
  }
  return fires[id] as number
}

/** The same with some pips more on every die. */
export function fireOf(o: Outlook, p: Profile, aim: number, from: number): number {
  const { arms } = arsenalOf(p)
  let sum = 0
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as Arm
    sum += arm.weapon.line.attacks * bestBlow(o, arm, aim, from)
  }
  return sum
}

/** What is left of a blow that deviates: one arrow in eight leads where somebody may be. */
const STRAY = 0.15

function bestBlow(o: Outlook, arm: Arm, aim: number, from: number): number {
  const { t, fronts } = o
  const row = from * t.size
  let best = 0
  for (let i = 0; i < fronts.length; i++) {
    const at = fronts[i] as number
    const far = t.distance[row + at] as number
    if (far > arm.reach) continue
    const blow = aim > 0 ? blowAt(o.b, o.s, arm.weapon, aim + arm.precision, at) : usualBlow(o, arm, at)
    const worth = far >= arm.strays ? STRAY * blow : blow
    if (worth > best) best = worth
  }
  return best
}

/** A blow without another aim is the same from wherever it comes. */
function usualBlow({ b, s, scene }: Outlook, { weapon, precision, blows }: Arm, at: number): number {
  const stamp = scene.changed[at] as number
  if (blows.stamp[at] !== stamp) {
    blows.stamp[at] = stamp
    blows.value[at] = blowAt(b, s, weapon, precision, at)
  }
  return blows.value[at] as number
}
