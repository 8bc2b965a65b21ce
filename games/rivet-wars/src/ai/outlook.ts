// What a side may expect of each grid, worked out once for many questions about one position
import { must } from '@muster/engine'
import { MOST_GRIDS, type Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile, Weapon } from '../profile.ts'
import { BUNKER, type Side, type State, type Unit } from '../state.ts'
import { now, numberOf, type Scene, sceneOf } from './scene.ts'
import { blowAt, hitChance, reachOf } from './shots.ts'

interface Gun {
  readonly at: number
  readonly reach: number
  readonly weapon: Weapon
}

export interface Outlook {
  readonly b: Book
  readonly s: State
  readonly t: Tables
  readonly side: Side
  readonly scene: Scene
  /** The grids of the rival. */
  readonly fronts: readonly number[]
  /** The rival's weapons; listed when they are first asked about. */
  guns: readonly Gun[] | null
  /** What units are worth where they stand, by their number, as far as it was asked. */
  readonly here: (number | undefined)[]
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
  guns: null,
  here: [],
  stamp: 2 * now() + numberOf(side),
})

function gunsOf({ b, s, side }: Outlook): readonly Gun[] {
  const guns: Gun[] = []
  for (const u of s.units) {
    if (!u || u.side === side) continue
    const p = b.profile(u)
    for (const { reach, weapon } of arsenalOf(p).arms) guns.push({ at: u.at, reach, weapon })
  }
  return guns
}

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

function perilOf(o: Outlook, armour: number, covered: number, at: number): number {
  o.guns ??= gunsOf(o)
  const { guns, t } = o
  let safe = 1
  for (let i = 0; i < guns.length; i++) {
    const { at: from, reach, weapon } = guns[i] as Gun
    if ((t.distance[from * t.size + at] as number) > reach) continue
    const dice = weapon.line.dice[armour - 1] as number
    if (dice === 0) continue
    const miss = 1 - AIMED * hitChance(covered > 0 ? Math.max(1, dice - covered) : dice, 0)
    for (let n = weapon.line.attacks; n > 0; n--) safe *= miss
  }
  return 1 - safe
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
