// Lines of fire between rivals: each is looked along once, for both of its ends
import type { Board, Book } from '../book.ts'
import { attributes, isConscious } from '../rules/02-soldiers.ts'
import { isInSight } from '../rules/10-aiming.ts'
import type { Position, Soldier } from '../state.ts'

/** More soldiers and sides than any battle has. */
export const MOST = 64
const SIDES = 8

/** The chances of shots, good until the next position is looked at. */
export interface Fire {
  /** The best of a side at each soldier, by `side * MOST + id`. */
  readonly at: Float64Array
  /** The best that each soldier has. */
  readonly of: Float64Array
}

const fire: Fire = { at: new Float64Array(SIDES * MOST), of: new Float64Array(MOST) }
/** Those who can be hit. */
const standing = new Int32Array(MOST)

export function fireIn(book: Book, board: Board, s: Position, cells: Int8Array): Fire {
  const { soldiers } = s
  fire.of.fill(0, 0, soldiers.length)
  fire.at.fill(0, 0, s.doors.length * MOST)
  let n = 0
  for (let id = 0; id < soldiers.length; id++) {
    const { at, lives } = soldiers[id] as Soldier
    if (at >= 0 && lives > 0) standing[n++] = id
  }
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) lookAlong(book, board, s, cells, standing[i] as number, standing[j] as number)
  return fire
}

function lookAlong(book: Book, board: Board, s: Position, cells: Int8Array, i: number, j: number): void {
  const a = s.soldiers[i] as Soldier
  const b = s.soldiers[j] as Soldier
  const pair = a.at * board.size + b.at
  if (a.side === b.side || board.bearings[pair] === 0) return
  if (!isInSight(board, s, cells, a.at, b.at)) return
  const between = a.speed + b.speed + (board.distances[pair] as number) - 1
  if (isConscious(board, s, a)) note(book, a, i, j, between)
  if (isConscious(board, s, b)) note(book, b, j, i, between)
}

/** 10.5, 10.7, 10.8 */
function note(book: Book, u: Soldier, by: number, on: number, between: number): void {
  const needed = between - attributes(book, u).precision
  const chance = (11 - Math.min(10, Math.max(2, needed))) / 10
  const at = u.side * MOST + on
  if (chance > (fire.at[at] as number)) fire.at[at] = chance
  if (chance > (fire.of[by] as number)) fire.of[by] = chance
}
