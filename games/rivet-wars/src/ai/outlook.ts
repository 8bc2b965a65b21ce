// What a side may expect of each grid, worked out once for many questions about one position
import type { Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import { BUNKER, type Side, type State } from '../state.ts'
import { type Arm, type Arsenal, arsenalOf, type Kept, kept, TARGETS, targetOf } from './arsenal.ts'
import { now, numberOf, type Row, type Scene, sceneOf } from './scene.ts'
import { blowAt } from './shots.ts'

/** Good until the next look at a position. */
export interface Outlook {
  readonly b: Book
  s: State
  readonly t: Tables
  readonly side: Side
  readonly scene: Scene
  /** The grids of the rival, and the numbers of its units. */
  readonly fronts: Row
  readonly rivals: Row
  /** What units are worth where they stand, by their number, where `isHere` has the stamp. */
  readonly here: Float64Array
  readonly isHere: Int32Array
  /** The objectives that have no friend on them; found when they are first asked about. */
  goals: readonly number[] | null
  /** How crowded the way to each of them is; found when it is first asked about. */
  crowds: readonly number[] | null
  /** How many of its units are infantry; counted when it is first asked. */
  feet: number | null
  /** Which question this is: what was kept of another is out of date. */
  stamp: number
}

type Outlooks = readonly [Outlook, Outlook]

let latest: Outlooks | null = null

/** What one side may expect. */
export const outlookFor = (b: Book, s: State, t: Tables, side: Side): Outlook => outlooks(b, s, t)[numberOf(side)]

/** What the Allies and the Blight may expect, looked at together. */
export function outlooks(b: Book, s: State, t: Tables): Outlooks {
  const scene = sceneOf(b, s, t)
  if (latest?.[0].scene !== scene) latest = [begin(scene, s, 'allies'), begin(scene, s, 'blight')]
  renew(latest[0], s)
  renew(latest[1], s)
  return latest
}

function renew(o: Outlook, s: State): void {
  o.s = s
  o.goals = null
  o.crowds = null
  o.feet = null
  o.stamp = 2 * now() + numberOf(o.side)
}

const begin = (scene: Scene, s: State, side: Side): Outlook => ({
  b: scene.b,
  s,
  t: scene.t,
  side,
  scene,
  fronts: scene.fronts[1 - numberOf(side)] as Row,
  rivals: scene.troops[1 - numberOf(side)] as Row,
  here: new Float64Array(scene.room),
  isHere: new Int32Array(scene.room),
  goals: null,
  crowds: null,
  feet: null,
  stamp: 0,
})

const perils = Array.from({ length: TARGETS }, kept)

/** The chance that one of such a unit in a grid is hit in the rival's next combat. */
export function perilIn(o: Outlook, p: Profile, at: number): number {
  const covered = p.infantry && ((o.s.markers[at] as number) & BUNKER) !== 0 ? 1 : Math.min(1, p.own.bolster)
  const target = targetOf(p.armour, covered)
  const known = perils[target] as Kept
  if (known.stamp[at] !== o.stamp) {
    known.stamp[at] = o.stamp
    known.value[at] = perilOf(o, target, at)
  }
  return known.value[at] as number
}

function perilOf({ scene, rivals, t }: Outlook, target: number, from: number): number {
  const { at, arsenals } = scene
  const { distance } = t
  const row = from * t.size
  let safe = 1
  const { of: ids, many } = rivals
  for (let i = 0; i < many; i++) {
    const id = ids[i] as number
    const far = distance[row + (at[id] as number)] as number
    const arsenal = arsenals[id] as Arsenal
    if (far <= arsenal.reach) safe = escaped(safe, arsenal.arms, far, target)
  }
  return 1 - safe
}

/** What is left of a chance to be safe after the attacks of weapons so far away. */
function escaped(before: number, arms: readonly Arm[], far: number, target: number): number {
  let safe = before
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as Arm
    if (far > arm.reach) continue
    const spared = arm.spared[target] as number
    for (let n = arm.attacks; n > 0; n--) safe *= spared
  }
  return safe
}

/** The best that such a unit's weapons may be expected to take if it fires from a grid. */
export const fireIn = (o: Outlook, p: Profile, at: number): number => fireBy(o, arsenalOf(p), at)

function fireBy(o: Outlook, arsenal: Arsenal, at: number): number {
  const { arms, fires } = arsenal
  if (fires.stamp[at] !== o.stamp) {
    fires.stamp[at] = o.stamp
    fires.value[at] = usualFire(o, arms, at)
  }
  return fires.value[at] as number
}

/** The same for a unit where it stands: it is kept until something changes within its reach. */
export function fireHere(o: Outlook, id: number): number {
  const { fires, isKnown, arsenals, at } = o.scene
  if (isKnown[id] !== 1) {
    isKnown[id] = 1
    fires[id] = fireBy(o, arsenals[id] as Arsenal, at[id] as number)
  }
  return fires[id] as number
}

/** What is left of a blow that deviates: one arrow in eight leads where somebody may be. */
const STRAY = 0.15

function usualFire(o: Outlook, arms: readonly Arm[], from: number): number {
  const { t, fronts } = o
  const { distance } = t
  const { of: grids, many } = fronts
  const row = from * t.size
  let sum = 0
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as Arm
    let best = 0
    for (let k = 0; k < many; k++) {
      const at = grids[k] as number
      const far = distance[row + at] as number
      if (far > arm.reach) continue
      const blow = usualBlow(o, arm, at)
      const worth = far >= arm.strays ? STRAY * blow : blow
      if (worth > best) best = worth
    }
    sum += arm.attacks * best
  }
  return sum
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

/** The same with some pips more on every die. */
export function fireOf(o: Outlook, p: Profile, aim: number, from: number): number {
  const { arms } = arsenalOf(p)
  let sum = 0
  for (let i = 0; i < arms.length; i++) {
    const arm = arms[i] as Arm
    sum += arm.attacks * bestBlow(o, arm, aim, from)
  }
  return sum
}

function bestBlow({ b, s, t, fronts }: Outlook, arm: Arm, aim: number, from: number): number {
  let best = 0
  for (let i = 0; i < fronts.many; i++) {
    const at = fronts.of[i] as number
    const far = t.distance[from * t.size + at] as number
    if (far > arm.reach) continue
    const blow = blowAt(b, s, arm.weapon, aim + arm.precision, at)
    const worth = far >= arm.strays ? STRAY * blow : blow
    if (worth > best) best = worth
  }
  return best
}
