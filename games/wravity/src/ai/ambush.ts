// Those who wait outside: they may come in by their door, take some steps along the wall and shoot
import type { Board, Book } from '../book.ts'
import { attributes } from '../rules/02-soldiers.ts'
import { isInSight } from '../rules/10-aiming.ts'
import type { Hex, Position, SideId, Soldier } from '../state.ts'
import { type Fire, MOST } from './fire.ts'

/** How far from their door they may shoot: as far as a scout walks. */
const STEPS = 5

/** The hexes of the wall around each door, found once. */
const known = new WeakMap<Board, Map<Hex, readonly Hex[]>>()

function spotsAt(board: Board, door: Hex): readonly Hex[] {
  const spots = known.get(board) ?? new Map<Hex, readonly Hex[]>()
  known.set(board, spots)
  let found = spots.get(door)
  if (!found) {
    found = Array.from(board.wall.keys()).filter(
      (hex) => board.wall[hex] === 1 && (board.distances[door * board.size + hex] as number) <= STEPS,
    )
    spots.set(door, found)
  }
  return found
}

/** The best precision of a side among those who wait outside; -1 where nobody does. */
function sharpestWaiting(book: Book, s: Position, side: SideId): number {
  let best = -1
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    if (u.side === side && u.at < 0) best = Math.max(best, attributes(book, u).precision)
  }
  return best
}

/** The best chance of a side's soldiers who wait outside to hit one at a place, at a speed. */
export function ambushed(
  book: Book,
  board: Board,
  s: Position,
  cells: Int8Array,
  side: SideId,
  at: Hex,
  speed: number,
): number {
  const sharpest = sharpestWaiting(book, s, side)
  if (sharpest < 0) return 0
  let best = 0
  for (const from of spotsAt(board, s.doors[side] as Hex)) {
    const pair = from * board.size + at
    if (board.bearings[pair] === 0) continue
    const needed = speed + (board.distances[pair] as number) - 1 - sharpest
    const chance = (11 - Math.min(10, Math.max(2, needed))) / 10
    if (chance > best && isInSight(board, s, cells, from, at)) best = chance
  }
  return best
}

/** Adds their fire to that of those who are inside. */
export function lieInWait(book: Book, board: Board, s: Position, cells: Int8Array, { at: fire }: Fire): void {
  for (let side = 0; side < s.doors.length; side++) {
    if (sharpestWaiting(book, s, side) < 0) continue
    for (let id = 0; id < s.soldiers.length; id++) {
      const t = s.soldiers[id] as Soldier
      if (t.side === side || t.at < 0 || t.lives === 0) continue
      const on = side * MOST + id
      fire[on] = Math.max(fire[on] as number, ambushed(book, board, s, cells, side, t.at, t.speed))
    }
  }
}
