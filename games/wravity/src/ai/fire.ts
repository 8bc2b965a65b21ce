// Lines of fire between rivals: each is looked along once, for both of its ends
import type { Board } from '../book.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Position } from '../state.ts'
import { type Lineup, MOST } from './lineup.ts'
import { SIDES } from './stand.ts'

/** The chances of shots, good until the next position is looked at. */
export interface Fire {
  /** The best of a side at each soldier, by `side * MOST + id`. */
  readonly at: Float64Array
  /** The best that each soldier has. */
  readonly of: Float64Array
}

const fire: Fire = { at: new Float64Array(SIDES * MOST), of: new Float64Array(MOST) }

export function fireIn(board: Board, s: Position, cells: Int8Array, line: Lineup): Fire {
  for (let id = 0; id < s.soldiers.length; id++) {
    fire.of[id] = 0
    for (let side = 0; side < line.sides; side++) fire.at[side * MOST + id] = 0
  }
  for (let a = 0; a < line.sides; a++) for (let b = a + 1; b < line.sides; b++) fireBetween(board, s, cells, line, a, b)
  return fire
}

function fireBetween(board: Board, s: Position, cells: Int8Array, line: Lineup, a: number, b: number): void {
  const { bearings, size } = board
  const { places } = line
  const endA = a * MOST + (line.count[a] as number)
  const endB = b * MOST + (line.count[b] as number)
  for (let i = a * MOST; i < endA; i++) {
    const from = places[i] as number
    for (let j = b * MOST; j < endB; j++) {
      const to = places[j] as number
      if (bearings[from * size + to] === 0 || !isInSight(board, s, cells, from, to)) continue
      const needed =
        (line.speeds[i] as number) + (line.speeds[j] as number) + (board.distances[from * size + to] as number) - 1
      if (line.armed[i] === 1) note(line, a, i, j, needed)
      if (line.armed[j] === 1) note(line, b, j, i, needed)
    }
  }
}

/** 10.5: the chance of one at another, with what both their speeds and the way between them ask for. */
function note(line: Lineup, side: number, i: number, j: number, needed: number): void {
  const chance = hitChance(needed - (line.precisions[i] as number))
  const by = line.ids[i] as number
  const at = side * MOST + (line.ids[j] as number)
  if (chance > (fire.at[at] as number)) fire.at[at] = chance
  if (chance > (fire.of[by] as number)) fire.of[by] = chance
}
