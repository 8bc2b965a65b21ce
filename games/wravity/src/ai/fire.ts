// Lines of fire between rivals: each is looked along once, for both of its ends
import type { Board, Book } from '../book.ts'
import { isConscious } from '../rules/02-soldiers.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Position, Soldier } from '../state.ts'
import { SIDES, standOf } from './stand.ts'

/** More soldiers than any battle has. */
export const MOST = 64

/** The chances of shots, good until the next position is looked at. */
export interface Fire {
  /** The best of a side at each soldier, by `side * MOST + id`. */
  readonly at: Float64Array
  /** The best that each soldier has. */
  readonly of: Float64Array
}

const fire: Fire = { at: new Float64Array(SIDES * MOST), of: new Float64Array(MOST) }

/** Those who can be hit, in columns: who, where, of which side, how fast, how precise, and whether they can shoot. */
const ids = new Int32Array(MOST)
const places = new Int32Array(MOST)
const sides = new Int32Array(MOST)
const speeds = new Int32Array(MOST)
const precisions = new Int32Array(MOST)
const armed = new Uint8Array(MOST)

export function fireIn(book: Book, board: Board, s: Position, cells: Int8Array): Fire {
  fire.of.fill(0, 0, s.soldiers.length)
  fire.at.fill(0, 0, s.doors.length * MOST)
  const n = lineUp(book, board, s)
  const { bearings, size } = board
  for (let i = 0; i < n; i++) {
    const from = places[i] as number
    const side = sides[i] as number
    for (let j = i + 1; j < n; j++) {
      const to = places[j] as number
      if (sides[j] === side || bearings[from * size + to] === 0) continue
      if (isInSight(board, s, cells, from, to)) note(i, j, (board.distances[from * size + to] as number) - 1)
    }
  }
  return fire
}

/** Puts those who can be hit into the columns; how many there are. */
function lineUp(book: Book, board: Board, s: Position): number {
  let n = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    if (u.at < 0 || u.lives === 0) continue
    ids[n] = id
    places[n] = u.at
    sides[n] = u.side
    speeds[n] = u.speed
    precisions[n] = standOf(book, board, s, id).precision
    armed[n] = isConscious(board, s, u) ? 1 : 0
    n++
  }
  return n
}

/** 10.5: the chances that two have at each other, with so many hexes between them. */
function note(i: number, j: number, between: number): void {
  const needed = between + (speeds[i] as number) + (speeds[j] as number)
  if (armed[i] === 1) shot(i, j, hitChance(needed - (precisions[i] as number)))
  if (armed[j] === 1) shot(j, i, hitChance(needed - (precisions[j] as number)))
}

function shot(i: number, j: number, chance: number): void {
  const by = ids[i] as number
  const at = (sides[i] as number) * MOST + (ids[j] as number)
  if (chance > (fire.at[at] as number)) fire.at[at] = chance
  if (chance > (fire.of[by] as number)) fire.of[by] = chance
}
