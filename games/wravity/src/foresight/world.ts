// The room as it is foreseen, and what is still known of it.
import { must } from '@muster/engine'
import type { Board, Book } from '../book.ts'
import { boardOf, filled } from '../rules/02-soldiers.ts'
import type { Changing, Grenade, Heading, Hex, Position, SeatId, SoldierId } from '../state.ts'
import { type End, UNSURE } from './leg.ts'

/** A soldier about to fly. */
export interface Course {
  readonly soldier: SoldierId
  readonly at: Hex
  readonly heading: Heading
  readonly speed: number
  readonly left: number
}

/** New speeds of those whom the action slows down. */
export type Speeds = ReadonlyMap<SoldierId, number>

/** How a course goes, turn by turn, as long as it is certain. */
export interface Track {
  readonly soldier: SoldierId
  readonly path: Hex[]
  /** The hex after each turn, this one first. */
  readonly turns: Hex[]
  /** What ends it for certain; null where the battle or certainty ends first. */
  end: End | null
  /** The turn of its own in which it ends, this one 0. */
  when: number
}

interface Body {
  readonly seat: SeatId
  at: Hex
  readonly heading: Heading
  readonly speed: number
}

export interface World {
  readonly board: Board
  readonly cells: Int8Array
  readonly bodies: Map<SoldierId, Body>
  readonly tracks: Map<SoldierId, Track>
  readonly grenades: Changing<Grenade>[]
  readonly seats: number
  readonly start: number
  turn: number
}

export function worldOf(book: Book, s: Position, courses: readonly Course[], speeds: Speeds): World {
  const board = boardOf(book, s)
  const bodies = new Map<SoldierId, Body>()
  for (const [id, u] of s.soldiers.entries()) {
    const speed = speeds.get(id) ?? u.speed
    if (u.at >= 0 && speed > 0) bodies.set(id, { seat: u.seat, at: u.at, heading: u.heading, speed })
  }
  for (const { soldier, at, heading, speed } of courses)
    bodies.set(soldier, { seat: must(s.soldiers[soldier]).seat, at, heading, speed })
  const tracks = courses.map(({ soldier }): [SoldierId, Track] => [
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
export const inOrder = (w: World): [SoldierId, Body][] => [...w.bodies].sort(([a], [b]) => a - b)

/** From here on nobody knows; a course that was followed ends. */
export function lose(w: World, id: SoldierId, end: End | null): void {
  const body = w.bodies.get(id)
  if (body) w.cells[body.at] = UNSURE
  w.bodies.delete(id)
  const track = w.tracks.get(id)
  if (!track) return
  track.end = end
  track.when = w.turn === w.start ? 0 : track.turns.length
  w.tracks.delete(id)
}
