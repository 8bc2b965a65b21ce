// Those who wait outside: they may come in by their door, take some steps along the wall and shoot
import type { Board, Book } from '../book.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Hex, Position, SideId, Soldier } from '../state.ts'
import { type Fire, MOST } from './fire.ts'
import { standOf } from './stand.ts'

/** How far from their door they may shoot: as far as a scout walks. */
const STEPS = 5

/** By door and by target, the hexes of the wall around the door that lie on a line with the target, the nearest first. */
type Spots = (readonly (readonly Hex[])[] | undefined)[]

/** Found once for each board. */
const known = new WeakMap<Board, Spots>()
const latest: { board: Board | null; spots: Spots } = { board: null, spots: [] }

function spotsAt(board: Board, door: Hex, target: Hex): readonly Hex[] {
  if (latest.board !== board) {
    latest.board = board
    latest.spots = known.get(board) ?? []
    known.set(board, latest.spots)
  }
  latest.spots[door] ??= Array.from(board.wall, (_, hex) => spotsFor(board, door, hex))
  return latest.spots[door][target] as readonly Hex[]
}

function spotsFor(board: Board, door: Hex, target: Hex): readonly Hex[] {
  const far = (hex: Hex): number => board.distances[hex * board.size + target] as number
  const isSpot = (hex: Hex): boolean =>
    board.wall[hex] === 1 &&
    (board.distances[door * board.size + hex] as number) <= STEPS &&
    board.bearings[hex * board.size + target] !== 0
  return [...board.wall.keys()].filter(isSpot).sort((a, b) => far(a) - far(b))
}

/** The best precision of a side among those who wait outside; -1 where nobody does. */
export function sharpestWaiting(book: Book, board: Board, s: Position, side: SideId): number {
  let best = -1
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    if (u.side === side && u.at < 0) best = Math.max(best, standOf(book, board, s, id).precision)
  }
  return best
}

/** The best chance of a side's soldiers who wait outside, the sharpest being so precise, to hit one at a place, at a speed. */
export function ambushed(
  board: Board,
  s: Position,
  cells: Int8Array,
  side: SideId,
  sharpest: number,
  at: Hex,
  speed: number,
): number {
  if (sharpest < 0) return 0
  const spots = spotsAt(board, s.doors[side] as Hex, at)
  for (let i = 0; i < spots.length; i++) {
    const from = spots[i] as Hex
    if (isInSight(board, s, cells, from, at))
      return hitChance(speed + (board.distances[from * board.size + at] as number) - 1 - sharpest)
  }
  return 0
}

/** Adds their fire to that of those who are inside. */
export function lieInWait(book: Book, board: Board, s: Position, cells: Int8Array, { at: fire }: Fire): void {
  for (let side = 0; side < s.doors.length; side++) {
    const sharpest = sharpestWaiting(book, board, s, side)
    if (sharpest < 0) continue
    for (let id = 0; id < s.soldiers.length; id++) {
      const t = s.soldiers[id] as Soldier
      if (t.side === side || t.at < 0 || t.lives === 0) continue
      const chance = ambushed(board, s, cells, side, sharpest, t.at, t.speed)
      if (chance > (fire[side * MOST + id] as number)) fire[side * MOST + id] = chance
    }
  }
}
