// Boards of hexes: places are integers; axial coordinates (q, r) exist only where tables are built.

/**
 * Directions 0 to 5 in axial steps, clockwise.
 * Pointy tops: E, SE, SW, W, NW, NE. Flat tops: SE, S, SW, NW, N, NE.
 */
export const HEX_STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export interface HexGrid {
  readonly size: number
  readonly q: readonly number[]
  readonly r: readonly number[]
  /** The neighbour in each of the six directions; -1 off the board. */
  readonly step: readonly (readonly number[])[]
  /** The neighbours that exist, by direction. */
  readonly neighbours: readonly (readonly number[])[]
  /** `distances[a * size + b]` */
  readonly distances: Uint8Array
  /** The place at axial (q, r); -1 if there is none. */
  at(q: number, r: number): number
}

/** The tables of any set of hexes, given in the order of their places. */
export function hexGrid(hexes: readonly (readonly [number, number])[]): HexGrid {
  const size = hexes.length
  const q = hexes.map((h) => h[0])
  const r = hexes.map((h) => h[1])
  const index = new Map(hexes.map((h, i) => [key(h[0], h[1]), i]))
  const at = (x: number, y: number): number => index.get(key(x, y)) ?? -1
  const step = hexes.map(([x, y]) => HEX_STEPS.map(([dq, dr]) => at(x + dq, y + dr)))
  const neighbours = step.map((row) => row.filter((p) => p >= 0))
  const distances = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      distances[a * size + b] = axialDistance((q[a] as number) - (q[b] as number), (r[a] as number) - (r[b] as number))
    }
  }
  return { size, q, r, step, neighbours, distances, at }
}

const key = (q: number, r: number): number => (q + 512) * 1024 + (r + 512)

export function axialDistance(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

/** A hexagon of hexes: every (q, r) within `radius` of the centre, row by row. */
export function hexagon(radius: number): [number, number][] {
  const out: [number, number][] = []
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (axialDistance(q, r) <= radius) out.push([q, r])
  }
  return out
}

/** A rectangle of flat-top hexes, odd columns half a hex down, row by row. */
export function flatRectangle(columns: number, rows: number): [number, number][] {
  const out: [number, number][] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) out.push([column, row - (column - (column & 1)) / 2])
  }
  return out
}
