// The room left to itself: whoever flies goes on flying, turn by turn, until something happens that nobody can foretell.
import { must } from '@muster/engine'
import type { Board, Box } from './box.ts'
import { boardOf, FREE, filled, GRENADE, PLANET, stepOf } from './rules/02-soldiers.ts'
import type { Flight, Grenade, State } from './state.ts'

/** A soldier about to fly. */
export interface Course {
  readonly soldier: number
  readonly at: number
  readonly heading: number
  readonly speed: number
  readonly left: number
}

/** New speeds of those whom the action slows down. */
export type Speeds = ReadonlyMap<number, number>

type End = 'wall' | 'planet' | 'soldier' | 'grenade' | 'field'

/** How a course goes, turn by turn, as long as it is certain. */
export interface Track {
  readonly soldier: number
  readonly path: number[]
  /** The hex after each turn, this one first. */
  readonly turns: number[]
  /** What ends it for certain; null where the battle or certainty ends first. */
  end: End | null
  /** The turn of its own in which it ends, this one 0. */
  when: number
}

/** A flight in a straight line, as far as it goes. */
export interface Leg {
  readonly path: number[]
  readonly end: End | 'unsure' | null
  /** What it would have moved into. */
  readonly next: number
  readonly left: number
}

/** In a hex where a soldier was last seen whose way cannot be foretold. */
const UNSURE = -3

/** Flies, and is no soldier. */
export const NOBODY = -1

interface Body {
  readonly seat: number
  at: number
  readonly heading: number
  readonly speed: number
}

interface World {
  readonly board: Board
  readonly cells: Int8Array
  readonly bodies: Map<number, Body>
  readonly tracks: Map<number, Track>
  readonly grenades: Grenade[]
  readonly seats: number
  readonly start: number
  turn: number
}

/** The courses in the order in which they are flown, those of soldiers that wait when they go on, and then the turns to come. */
export function foresee(box: Box, s: State, courses: readonly Course[], speeds: Speeds): Track[] {
  const w = worldOf(box, s, courses, speeds)
  const tracks: Track[] = []
  const waiting = s.flights.slice(0, -1).map((f) => f.soldier)
  const now = courses.filter((c) => !waiting.includes(c.soldier))
  for (const { soldier, left } of now) {
    tracks.push(must(w.tracks.get(soldier)))
    follow(w, soldier, left)
    if (isOver(w, soldier)) return tracks
  }
  tracks.push(...[...w.tracks.values()].filter((track) => !tracks.includes(track)))
  restOfTurn(w, s, now)
  const last = box.content.limits.rounds * s.sides.length
  for (w.turn = s.turn + 1; w.turn < last && w.tracks.size > 0; w.turn++) {
    const seat = (s.first + w.turn) % s.sides.length
    for (const [id, body] of inOrder(w)) if (body.seat === seat) follow(w, id, body.speed)
    moveGrenades(w, 'all')
  }
  return tracks
}

function worldOf(box: Box, s: State, courses: readonly Course[], speeds: Speeds): World {
  const board = boardOf(box, s)
  const bodies = new Map<number, Body>()
  for (const [id, u] of s.soldiers.entries()) {
    const speed = speeds.get(id) ?? u.speed
    if (u.at >= 0 && speed > 0) bodies.set(id, { seat: u.seat, at: u.at, heading: u.heading, speed })
  }
  for (const { soldier, at, heading, speed } of courses)
    bodies.set(soldier, { seat: must(s.soldiers[soldier]).seat, at, heading, speed })
  const tracks = courses.map(({ soldier }): [number, Track] => [
    soldier,
    { soldier, path: [], turns: [], end: null, when: 0 },
  ])
  return {
    board,
    cells: filled(board, s),
    bodies,
    tracks: new Map(tracks),
    grenades: s.grenades.map((g) => ({ ...g })),
    seats: s.sides.length,
    start: s.turn,
    turn: s.turn,
  }
}

/** By seat and number. */
const inOrder = (w: World): [number, Body][] => [...w.bodies].sort(([a], [b]) => a - b)

const isOver = (w: World, soldier: number): boolean => !w.tracks.has(soldier)

/** Those who wait in the middle of their flight, the last first, and then all others who fly in this turn. */
function restOfTurn(w: World, s: State, courses: readonly Course[]): void {
  const flown = new Set(courses.map((c) => c.soldier))
  for (const { soldier, left } of [...s.flights].reverse() as Flight[]) {
    if (w.bodies.has(soldier) && !flown.has(soldier)) follow(w, soldier, left)
    flown.add(soldier)
  }
  const seat = (s.first + s.turn) % s.sides.length
  for (const [id, body] of inOrder(w)) {
    const owes = body.seat === seat && !flown.has(id) && s.soldiers[id]?.displaced === false
    if (owes) follow(w, id, body.speed)
  }
  moveGrenades(w, 'unmoved')
}

/** Lets a soldier fly, and loses sight of it where it crashes. */
function follow(w: World, id: number, steps: number): void {
  const body = w.bodies.get(id)
  if (!body) return
  const leg = legOf(w.board, w.cells, fieldsOf(w), id, body, steps)
  w.cells[body.at] = FREE
  body.at = leg.path.at(-1) ?? body.at
  w.cells[body.at] = id + 1
  const track = w.tracks.get(id)
  track?.path.push(...leg.path)
  if (leg.end === null) track?.turns.push(body.at)
  else crashed(w, id, leg)
}

function crashed(w: World, id: number, leg: Leg): void {
  const struck = leg.end === 'soldier' ? must(w.cells[leg.next]) - 1 : -1
  lose(w, id, leg.end === 'unsure' ? null : leg.end)
  if (w.bodies.has(struck)) lose(w, struck, 'soldier')
  if (leg.end !== 'grenade') return
  const set = w.grenades.findIndex((g) => g.at === leg.next)
  if (set >= 0) explode(w, set)
}

/** From here on nobody knows; a course that was followed ends. */
function lose(w: World, id: number, end: End | null): void {
  const body = w.bodies.get(id)
  if (body) w.cells[body.at] = UNSURE
  w.bodies.delete(id)
  const track = w.tracks.get(id)
  if (!track) return
  track.end = end
  track.when = w.turn === w.start ? 0 : track.turns.length
  w.tracks.delete(id)
}

const fieldsOf = (w: World): Grenade[] => w.grenades.filter((g) => g.until >= w.turn)

/** Straight ahead until something is in the way, or a field has it. */
export function legOf(
  board: Board,
  cells: Int8Array,
  fields: readonly Grenade[],
  self: number,
  from: Pick<Course, 'at' | 'heading'>,
  steps: number,
): Leg {
  const path: number[] = []
  for (let hex = from.at, left = steps; left > 0; left--) {
    const next = stepOf(board, hex, from.heading)
    const end = obstacle(cells, next, self)
    if (end) return { path, end, next, left }
    hex = next
    path.push(hex)
    if (fields.some((g) => holds(board, g, hex))) return { path, end: 'field', next, left }
  }
  return { path, end: null, next: -1, left: 0 }
}

const holds = (board: Board, g: Grenade, hex: number): boolean =>
  (board.distances[g.at * board.size + hex] as number) <= g.reach

function obstacle(cells: Int8Array, hex: number, self: number): Leg['end'] {
  if (hex < 0) return 'wall'
  const held = cells[hex] as number
  if (held === FREE || held === self + 1) return null
  if (held === PLANET) return 'planet'
  if (held === UNSURE) return 'unsure'
  return held === GRENADE ? 'grenade' : 'soldier'
}

/** At the end of a turn those that have not gone off move, and fields that have lasted long enough are gone. */
function moveGrenades(w: World, which: 'all' | 'unmoved'): void {
  for (const [i, g] of w.grenades.entries()) {
    if (g.until < 0 && (which === 'all' || !g.moved)) moveGrenade(w, i)
    if (g.until === w.turn) w.cells[g.at] = FREE
  }
}

function moveGrenade(w: World, i: number): void {
  const g = must(w.grenades[i])
  const leg = legOf(w.board, w.cells, [], NOBODY, g, g.speed)
  w.cells[g.at] = FREE
  g.at = leg.path.at(-1) ?? g.at
  w.cells[g.at] = GRENADE
  if (leg.end === 'unsure') for (const id of [...w.tracks.keys()]) lose(w, id, null)
  else if (leg.end) explode(w, i)
}

/** Whoever is near is caught, and stays where nobody can tell. */
function explode(w: World, i: number): void {
  const g = must(w.grenades[i])
  g.until = w.turn + w.seats
  for (const [id, body] of inOrder(w)) if (holds(w.board, g, body.at)) lose(w, id, 'field')
}
