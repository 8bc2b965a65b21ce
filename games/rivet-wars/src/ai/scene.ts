// The units as they stood when they were last looked at: what has not changed since need not be worked out again
import { MOST_GRIDS, type Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import type { Side, State, Unit } from '../state.ts'
import { firstOf } from './worth.ts'

/** A position as it is looked at. Lists are by the number of the unit. */
export interface Scene {
  readonly b: Book
  readonly t: Tables
  readonly markers: State['markers']
  readonly units: (Readonly<Unit> | null)[]
  readonly profiles: Profile[]
  /** What they may take from where they stand; good where `isKnown` is 1. */
  readonly fires: number[]
  readonly isKnown: number[]
  /** By grid: the stack, where units stand, and the moment when what stands there changed last. */
  readonly stacks: (readonly number[])[]
  readonly changed: Int32Array
  /** The grids of the Allies and of the Blight. */
  readonly fronts: readonly [number[], number[]]
  /** Those in which something changed since the look before. */
  readonly news: readonly [number[], number[]]
}

let latest: Scene | null = null
let moment = 0

export const numberOf = (side: Side): 0 | 1 => (side === 'allies' ? 0 : 1)

/** How many looks there were: what was worked out in another may be out of date. */
export const now = (): number => moment

/** The scene of a position, good until the next one; `reachOf` says how far a unit's fire depends on others. */
export function sceneOf(b: Book, s: State, t: Tables, reachOf: (p: Profile) => number): Scene {
  moment++
  if (latest === null || latest.b !== b || latest.t !== t || latest.markers !== s.markers) latest = begin(b, s, t)
  if (!compare(latest, s)) return latest
  findFronts(latest)
  forget(latest, reachOf)
  return latest
}

const begin = (b: Book, s: State, t: Tables): Scene => ({
  b,
  t,
  markers: s.markers,
  units: [],
  profiles: [],
  fires: [],
  isKnown: [],
  stacks: [],
  changed: new Int32Array(MOST_GRIDS).fill(moment),
  fronts: [[], []],
  news: [[], []],
})

/** Notes what changed; whether anything did. */
function compare(scene: Scene, s: State): boolean {
  const { units, stacks, news } = scene
  news[0].length = 0
  news[1].length = 0
  while (units.length < s.units.length) units.push(null)
  for (let id = 0; id < units.length; id++) {
    const u = s.units[id] ?? null
    if (u !== units[id]) meet(scene, s, id, u)
    if (u !== null && s.stacks[u.at] !== stacks[u.at]) {
      stacks[u.at] = s.stacks[u.at] as readonly number[]
      note(scene, u.at, u.side)
    }
  }
  return news[0].length + news[1].length > 0
}

/** Where a unit drove in among the enemy, it is news of theirs as well. */
function meet(scene: Scene, s: State, id: number, u: Readonly<Unit> | null): void {
  const was = scene.units[id] ?? null
  scene.units[id] = u
  if (isAlike(u, was)) return
  if (was) note(scene, was.at, was.side)
  if (!u) return
  scene.profiles[id] = scene.b.profile(u)
  scene.isKnown[id] = 0
  note(scene, u.at, u.side)
  const first = firstOf(s, u.at)
  if (first && first.side !== u.side) note(scene, u.at, first.side)
}

/** Whether nothing but the course of its turn tells them apart. */
const isAlike = (a: Readonly<Unit> | null, b: Readonly<Unit> | null): boolean =>
  a !== null && b !== null && a.at === b.at && a.damage === b.damage && a.kind === b.kind && a.plugs === b.plugs

function note({ changed, news }: Scene, at: number, side: Side): void {
  changed[at] = moment
  news[numberOf(side)].push(at)
}

function findFronts({ fronts, units, stacks }: Scene): void {
  fronts[0].length = 0
  fronts[1].length = 0
  for (let id = 0; id < units.length; id++) {
    const u = units[id]
    if (u && (stacks[u.at] as readonly number[])[0] === id) fronts[numberOf(u.side)].push(u.at)
  }
}

/** Whoever has news of the enemy within reach has to look again. */
function forget({ t, units, profiles, isKnown, news }: Scene, reachOf: (p: Profile) => number): void {
  for (let id = 0; id < units.length; id++) {
    const u = units[id]
    if (!u || isKnown[id] === 0) continue
    const enemy = news[1 - numberOf(u.side)] as number[]
    if (enemy.length > 0 && isNear(t, u.at, enemy, reachOf(profiles[id] as Profile))) isKnown[id] = 0
  }
}

function isNear({ distance, size }: Tables, at: number, grids: readonly number[], reach: number): boolean {
  for (let i = 0; i < grids.length; i++)
    if ((distance[at * size + (grids[i] as number)] as number) <= reach) return true
  return false
}
