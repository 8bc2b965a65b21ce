// Those who wait outside: they may come in by their door, take some steps along the wall and shoot
import type { Board } from '../book.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Hex, Position, SideId } from '../state.ts'
import type { Fire } from './fire.ts'
import { type Lineup, MOST } from './lineup.ts'

/** How far from their door they may shoot: about as far as a scout walks. */
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
export function lieInWait(board: Board, s: Position, cells: Int8Array, line: Lineup, { at: fire }: Fire): void {
  for (let side = 0; side < line.sides; side++) {
    const sharpest = line.waiting[side] as number
    if (sharpest < 0) continue
    for (let rival = 0; rival < line.sides; rival++)
      if (rival !== side) ambushEach(board, s, cells, line, fire, side, rival)
  }
}

function ambushEach(
  board: Board,
  s: Position,
  cells: Int8Array,
  line: Lineup,
  fire: Float64Array,
  side: SideId,
  rival: SideId,
): void {
  const sharpest = line.waiting[side] as number
  const end = rival * MOST + (line.count[rival] as number)
  for (let i = rival * MOST; i < end; i++) {
    const at = side * MOST + (line.ids[i] as number)
    const chance = ambushed(board, s, cells, side, sharpest, line.places[i] as Hex, line.speeds[i] as number)
    if (chance > (fire[at] as number)) fire[at] = chance
  }
}
