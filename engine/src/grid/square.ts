// Boards of squares: places are row * width + column, row 0 in the north.

/** Steps clockwise from north: N, NE, E, SE, S, SW, W, NW. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Compass = (typeof COMPASS)[number]

const DX = [0, 1, 1, 1, 0, -1, -1, -1]
const DY = [-1, -1, 0, 1, 1, 1, 0, -1]

export interface SquareGrid {
  readonly width: number
  readonly height: number
  readonly size: number
  /** The eight neighbours of a place by direction; -1 off the board. */
  readonly step: readonly (readonly number[])[]
  /** The neighbours that exist, clockwise from north. */
  readonly neighbours: readonly (readonly number[])[]
  /** Steps with diagonals at the same price (`distances[a * size + b]`). */
  readonly distances: Uint8Array
  /** Steps with at most one diagonal among them. */
  readonly oneDiagonal: Uint8Array
}

const made = new Map<string, SquareGrid>()

/** The tables of a board, built once for each size. */
export function squareGrid(width: number, height: number): SquareGrid {
  const key = `${width}x${height}`
  const known = made.get(key)
  if (known) return known
  const grid = build(width, height)
  made.set(key, grid)
  return grid
}

function build(width: number, height: number): SquareGrid {
  const size = width * height
  const step = Array.from({ length: size }, (_, at) => DX.map((_dx, d) => stepFrom(width, height, at, d)))
  const neighbours = step.map((row) => row.filter((p) => p >= 0))
  const distances = new Uint8Array(size * size)
  const oneDiagonal = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const dx = Math.abs((a % width) - (b % width))
      const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width))
      distances[a * size + b] = Math.max(dx, dy)
      oneDiagonal[a * size + b] = dx + dy - (dx > 0 && dy > 0 ? 1 : 0)
    }
  }
  return { width, height, size, step, neighbours, distances, oneDiagonal }
}

function stepFrom(width: number, height: number, at: number, d: number): number {
  const x = (at % width) + (DX[d] as number)
  const y = Math.floor(at / width) + (DY[d] as number)
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x
}

/** "C4": column letter from the west, row number from the north. */
export function squareName(width: number, at: number): string {
  return `${String.fromCharCode(65 + (at % width))}${Math.floor(at / width) + 1}`
}

/** The place of a name; -1 if there is none on this board. */
export function squareAt(width: number, height: number, name: string): number {
  const found = /^([A-Z])(\d+)$/.exec(name.toUpperCase())
  if (!found) return -1
  const x = (found[1] as string).charCodeAt(0) - 65
  const y = Number(found[2]) - 1
  return x >= width || y < 0 || y >= height ? -1 : y * width + x
}
