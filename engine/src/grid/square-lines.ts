// Rings and lines over a board of squares.

import type { SquareGrid } from './square.ts'
import { type Line, tables } from './tables.ts'

/** The places at exactly this distance (diagonals at the same price), in the order of the board. */
export function squareRing(grid: SquareGrid, centre: number, radius: number): readonly number[] {
  return rings(grid, centre * grid.size + radius, () =>
    Array.from({ length: grid.size }, (_, at) => at).filter((at) => grid.distances[centre * grid.size + at] === radius),
  )
}

const rings = tables<readonly number[]>()

/**
 * The squares a straight line from centre to centre meets, end points included, one list for each step. Where the
 * line runs just between two squares the step holds both and the game judges.
 */
export function squareLine(grid: SquareGrid, a: number, b: number): Line {
  return lines(grid, a * grid.size + b, () => lineFrom(grid, a, b))
}

const lines = tables<Line>()

function lineFrom(grid: SquareGrid, a: number, b: number): number[][] {
  const n = grid.distances[a * grid.size + b] as number
  const [ax, ay] = [a % grid.width, Math.floor(a / grid.width)]
  const [dx, dy] = [(b % grid.width) - ax, Math.floor(b / grid.width) - ay]
  return Array.from({ length: n + 1 }, (_, i) => {
    const columns = nearest(dx * i, n).map((x) => ax + x)
    return nearest(dy * i, n).flatMap((y) => columns.map((x) => (ay + y) * grid.width + x))
  })
}

/** The whole number nearest to `part` of `whole`, or the two that are equally near. */
function nearest(part: number, whole: number): number[] {
  if (whole === 0) return [0]
  const down = Math.floor(part / whole)
  const over = 2 * (part - down * whole)
  return over === whole ? [down, down + 1] : [over < whole ? down : down + 1]
}
