// The units as they stood when they were last looked at: what has not changed since need not be worked out again
import { MOST_GRIDS, type Tables } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import { BUNKER, type Side, type State, type Unit } from '../state.ts'
import { type Arsenal, arsenalOf } from './arsenal.ts'

/** A list that keeps its room however often it is filled. */
export interface Row {
  readonly of: Int16Array
  many: number
}

const row = (room: number): Row => ({ of: new Int16Array(room), many: 0 })

function put(to: Row, x: number): void {
  to.of[to.many++] = x
}

/** A position as it is looked at. Lists are by the number of the unit, unless they say otherwise. */
export interface Scene {
  readonly b: Book
  readonly t: Tables
  /** How many units it has room for. */
  readonly room: number
  markers: State['markers']
  readonly units: (Readonly<Unit> | null)[]
  /** How many of them there are, those that are gone included. */
  many: number
  readonly profiles: Profile[]
  readonly arsenals: Arsenal[]
  readonly at: Int16Array
  /** By side, 2 for nobody. */
  readonly sides: Uint8Array
  /** What they may take from where they stand; good where `isKnown` is 1. */
  readonly fires: Float64Array
  readonly isKnown: Uint8Array
  /** What else they count for is known; and by side, what all of them do: see `features.ts`. */
  readonly isCounted: Uint8Array
  readonly isSummed: Uint8Array
  /** By grid: the stack, where units stand; who stands first there, by side, 2 for nobody; when that changed last. */
  readonly stacks: (readonly number[])[]
  readonly holders: Uint8Array
  readonly changed: Int32Array
  /** When an objective last changed hands. */
  turned: number
  /** The grids of the Allies and of the Blight, in any order; and the numbers of their units, ascending. */
  readonly fronts: readonly [Row, Row]
  readonly troops: readonly [Row, Row]
  isMustered: boolean
  /** Grids in which something of theirs changed since the look before, and when they were told, by side and grid. */
  readonly news: readonly [Row, Row]
  readonly told: Int32Array
}

const NOBODY = 2

let latest: Scene | null = null
let moment = 0

export const numberOf = (side: Side): 0 | 1 => (side === 'allies' ? 0 : 1)

/** How many looks there were: what was worked out in another may be out of date. */
export const now = (): number => moment

/** The scene of a position, good until the next one. */
export function sceneOf(b: Book, s: State, t: Tables): Scene {
  moment++
  if (latest === null || latest.b !== b || latest.t !== t || latest.room < s.units.length) latest = begin(b, s, t)
  const { news } = latest
  news[0].many = 0
  news[1].many = 0
  if (latest.markers !== s.markers) compareCover(latest, s)
  compareUnits(latest, s)
  compareStacks(latest, s)
  if (news[0].many + news[1].many > 0) takeIn(latest, s)
  return latest
}

function begin(b: Book, s: State, t: Tables): Scene {
  const room = Math.max(64, 2 * s.units.length)
  return {
    b,
    t,
    room,
    markers: s.markers,
    units: [],
    many: 0,
    profiles: [],
    arsenals: [],
    at: new Int16Array(room),
    sides: new Uint8Array(room).fill(NOBODY),
    fires: new Float64Array(room),
    isKnown: new Uint8Array(room),
    isCounted: new Uint8Array(room),
    isSummed: new Uint8Array(NOBODY + 1),
    stacks: [],
    holders: new Uint8Array(MOST_GRIDS).fill(NOBODY),
    changed: new Int32Array(MOST_GRIDS).fill(moment),
    turned: moment,
    fronts: [row(MOST_GRIDS), row(MOST_GRIDS)],
    troops: [row(room), row(room)],
    isMustered: false,
    news: [row(MOST_GRIDS), row(MOST_GRIDS)],
    told: new Int32Array(2 * MOST_GRIDS),
  }
}

/** Bunkers shelter whoever stands there; other markers do not matter to fire. */
function compareCover(scene: Scene, s: State): void {
  for (let at = 0; at < s.markers.length; at++) {
    const isOther = (((scene.markers[at] as number) ^ (s.markers[at] as number)) & BUNKER) !== 0
    const side = scene.holders[at] as number
    if (isOther && side !== NOBODY) note(scene, at, side)
  }
  scene.markers = s.markers
}

function compareUnits(scene: Scene, s: State): void {
  const { units } = scene
  const many = s.units.length
  while (units.length < many) units.push(null)
  for (let id = 0; id < many; id++) {
    const u = s.units[id] as Readonly<Unit> | null
    if (u !== units[id]) meet(scene, s, id, u)
  }
  for (let id = many; id < scene.many; id++) if (units[id] !== null) meet(scene, s, id, null)
  scene.many = many
}

function meet(scene: Scene, s: State, id: number, u: Readonly<Unit> | null): void {
  const was = scene.units[id] as Readonly<Unit> | null
  scene.units[id] = u
  if (was !== null && u !== null && isAlike(u, was)) return
  const before = scene.sides[id] as number
  const side = u === null ? NOBODY : numberOf(u.side)
  if (was !== null) note(scene, was.at, before)
  scene.isSummed[before] = 0
  scene.isSummed[side] = 0
  if (side !== before) {
    scene.sides[id] = side
    scene.isMustered = false
  }
  if (u === null) return
  const profile = scene.b.profile(u)
  scene.profiles[id] = profile
  scene.arsenals[id] = arsenalOf(profile)
  scene.at[id] = u.at
  scene.isKnown[id] = 0
  scene.isCounted[id] = 0
  note(scene, u.at, side)
  const first = firstIn(s, u.at)
  if (first !== side && first !== NOBODY) note(scene, u.at, first)
}

/** Whether nothing but the course of its turn tells them apart. */
const isAlike = (a: Readonly<Unit>, b: Readonly<Unit>): boolean =>
  a.at === b.at && a.damage === b.damage && a.kind === b.kind && a.plugs === b.plugs && a.side === b.side

/** The side of who stands first in a grid. */
function firstIn(s: State, at: number): number {
  const stack = s.stacks[at] as readonly number[]
  const first = stack.length > 0 ? s.units[stack[0] as number] : null
  return first ? numberOf(first.side) : NOBODY
}

/** Where units changed their order, came or went, it is news of whoever stands there. */
function compareStacks(scene: Scene, s: State): void {
  const { fronts, stacks } = scene
  for (let n = 0; n < 2; n++) {
    const { of: grids, many } = fronts[n] as Row
    for (let i = 0; i < many; i++) {
      const at = grids[i] as number
      if (s.stacks[at] !== stacks[at]) note(scene, at, n)
    }
  }
}

function note({ changed, news, told }: Scene, at: number, side: number): void {
  changed[at] = moment
  const key = side * MOST_GRIDS + at
  if (told[key] === moment) return
  told[key] = moment
  put(news[side] as Row, at)
}

/** What follows from the news. */
function takeIn(scene: Scene, s: State): void {
  if (!scene.isMustered) muster(scene)
  const [allies, blight] = scene.news
  for (let i = 0; i < allies.many; i++) standIn(scene, s, allies.of[i] as number)
  for (let i = 0; i < blight.many; i++) standIn(scene, s, blight.of[i] as number)
  if (allies.many > 0) forget(scene, 1, allies)
  if (blight.many > 0) forget(scene, 0, blight)
}

function muster(scene: Scene): void {
  const { troops, sides, units } = scene
  scene.isMustered = true
  troops[0].many = 0
  troops[1].many = 0
  for (let id = 0; id < scene.many; id++) if (units[id] !== null) put(troops[sides[id] as number] as Row, id)
}

/** The last comes in its place. */
function take(from: Row, x: number): void {
  const i = from.of.indexOf(x)
  from.many--
  from.of[i] = from.of[from.many] as number
}

/** Who stands in a grid now. */
function standIn(scene: Scene, s: State, at: number): void {
  const { holders, fronts } = scene
  scene.stacks[at] = s.stacks[at] as readonly number[]
  const side = firstIn(s, at)
  const before = holders[at] as number
  if (side === before) return
  holders[at] = side
  if (before !== NOBODY) take(fronts[before] as Row, at)
  if (side !== NOBODY) {
    put(fronts[side] as Row, at)
    note(scene, at, side)
  }
  if (s.field.objectives.includes(at)) scene.turned = moment
}

/** Whoever has news of the enemy within reach has to look again. */
function forget({ t, at, arsenals, troops, isKnown, isSummed }: Scene, side: 0 | 1, grids: Row): void {
  const { of: ids, many } = troops[side]
  for (let i = 0; i < many; i++) {
    const id = ids[i] as number
    if (isKnown[id] === 0 || !isNear(t, at[id] as number, grids, (arsenals[id] as Arsenal).reach)) continue
    isKnown[id] = 0
    isSummed[side] = 0
  }
}

function isNear({ distance, size }: Tables, at: number, { of: grids, many }: Row, reach: number): boolean {
  const from = at * size
  for (let i = 0; i < many; i++) if ((distance[from + (grids[i] as number)] as number) <= reach) return true
  return false
}
