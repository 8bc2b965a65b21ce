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

/** The places at exactly this distance, clockwise from the hex in direction `from`; those off the board left out. */
export function ring(grid: HexGrid, centre: number, radius: number, from = 4): number[] {
  if (radius === 0) return [centre]
  const out: number[] = []
  const [fq, fr] = HEX_STEPS[from] as readonly [number, number]
  let q = (grid.q[centre] as number) + fq * radius
  let r = (grid.r[centre] as number) + fr * radius
  for (let side = 0; side < 6; side++) {
    const [dq, dr] = HEX_STEPS[(from + 2 + side) % 6] as readonly [number, number]
    for (let i = 0; i < radius; i++) {
      const place = grid.at(q, r)
      if (place >= 0) out.push(place)
      q += dq
      r += dr
    }
  }
  return out
}

/**
 * The hexes a straight line meets, end points included, one list for each step. Where the line runs
 * along a spine, between two hexes, the step holds both and the game judges.
 */
export function line(grid: HexGrid, a: number, b: number): number[][] {
  const n = grid.distances[a * grid.size + b] as number
  const steps: number[][] = [[a]]
  const [aq, ar] = [grid.q[a] as number, grid.r[a] as number]
  const [bq, br] = [grid.q[b] as number, grid.r[b] as number]
  for (let i = 1; i <= n; i++) {
    const near = nearest((aq * (n - i) + bq * i) / n, (ar * (n - i) + br * i) / n)
    steps.push(near.map(([q, r]) => grid.at(q, r)).filter((p) => p >= 0))
  }
  return steps
}

/** The hex nearest to a point, or the two that are equally near. */
function nearest(q: number, r: number): [number, number][] {
  const nudge = 1e-6
  const one = round(q + nudge, r + 2 * nudge)
  const two = round(q - nudge, r - 2 * nudge)
  const three = round(q + 2 * nudge, r - nudge)
  const all = [one, two, three]
  return all.filter((h, i) => all.findIndex((g) => g[0] === h[0] && g[1] === h[1]) === i)
}

function round(q: number, r: number): [number, number] {
  const s = -q - r
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(s)
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return [rq, rr]
}

/** The places straight ahead in a direction, nearest first, up to the board's edge. */
export function ray(grid: HexGrid, from: number, direction: number): number[] {
  const out: number[] = []
  for (let p = grid.step[from]?.[direction] ?? -1; p >= 0; p = grid.step[p]?.[direction] ?? -1) out.push(p)
  return out
}
