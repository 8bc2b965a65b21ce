// What a side may expect of each grid, worked out once for many questions about one position
import { must } from '@muster/engine'
import { MOST_GRIDS, type Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile, Weapon } from '../profile.ts'
import { BUNKER, type Side, type State } from '../state.ts'
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
  /** The grids of the rival. */
  readonly fronts: readonly number[]
  /** The rival's weapons; listed when they are first asked about. */
  guns: readonly Gun[] | null
  /** Which question this is: what was kept of another is out of date. */
  readonly stamp: number
}

let stamps = 0

export function outlookFor(b: Book, s: State, t: Tables, side: Side): Outlook {
  const fronts: number[] = []
  for (const u of s.units)
    if (u && u.side !== side && (s.stacks[u.at] as readonly number[])[0] === u.id) fronts.push(u.at)
  return { b, s, t, side, fronts, guns: null, stamp: ++stamps }
}

function gunsOf({ b, s, side }: Outlook): readonly Gun[] {
  const guns: Gun[] = []
  for (const u of s.units) {
    if (!u || u.side === side) continue
    const p = b.profile(u)
    for (const weapon of p.weapons) guns.push({ at: u.at, reach: reachOf(p, weapon), weapon })
  }
  return guns
}

/** Numbers by grid, good for one outlook. */
interface Kept {
  readonly stamp: Int32Array
  readonly value: Float64Array
}

const kept = (): Kept => ({ stamp: new Int32Array(MOST_GRIDS), value: new Float64Array(MOST_GRIDS) })

function keptIn<K>(all: Map<K, Kept>, key: K): Kept {
  let known = all.get(key)
  if (!known) {
    known = kept()
    all.set(key, known)
  }
  return known
}

const perils = Array.from({ length: 12 }, kept)
const fires = new Map<Profile, Kept>()
const blows = new Map<Weapon, Kept>()

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
  const known = keptIn(fires, p)
  if (known.stamp[at] !== o.stamp) {
    known.stamp[at] = o.stamp
    known.value[at] = fireOf(o, p, 0, at)
  }
  return known.value[at] as number
}

/** The same with some pips more on every die. */
export function fireOf(o: Outlook, p: Profile, aim: number, from: number): number {
  let sum = 0
  for (const w of p.weapons) sum += w.line.attacks * bestBlow(o, w, aim + p.own.precision, from, reachOf(p, w))
  return sum
}

/** What is left of a blow that deviates: one arrow in eight leads where somebody may be. */
const STRAY = 0.15

function bestBlow(o: Outlook, w: Weapon, precision: number, from: number, reach: number): number {
  const { t, fronts } = o
  const known = keptIn(blows, w)
  let best = 0
  for (let i = 0; i < fronts.length; i++) {
    const at = fronts[i] as number
    const far = t.distance[from * t.size + at] as number
    if (far > reach) continue
    const sure = w.line.deviates !== undefined && far >= w.line.deviates ? STRAY : 1
    const worth = sure * (precision > 0 ? blowAt(o.b, o.s, w, precision, at) : plainBlow(o, known, w, at))
    if (worth > best) best = worth
  }
  return best
}

/** A blow without Precision is the same from wherever it comes. */
function plainBlow({ b, s, stamp }: Outlook, known: Kept, w: Weapon, at: number): number {
  if (known.stamp[at] !== stamp) {
    known.stamp[at] = stamp
    known.value[at] = blowAt(b, s, w, 0, at)
  }
  return known.value[at] as number
}
