// Fields of numbers over a sheet, and the outlines where they pass a level: shores, tints and contours from one routine.
import type { Point } from './seeded.ts'

export interface Field {
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

const PAD = 3

/** Samples a function over a sheet of the given size. */
export function sample(width: number, height: number, step: number, of: (x: number, y: number) => number): Field {
  const columns = Math.ceil(width / step) + 1 + PAD * 2
  const rows = Math.ceil(height / step) + 1 + PAD * 2
  const values = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = of((i - PAD) * step, (j - PAD) * step)
  return { step, columns, rows, values }
}

/** The corners of a cell that are inside, as bits, to the edges an outline crosses, from and to. */
const CROSSINGS: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['L', 'B']],
  2: [['B', 'R']],
  3: [['L', 'R']],
  4: [['R', 'T']],
  5: [
    ['L', 'T'],
    ['R', 'B'],
  ],
  6: [['B', 'T']],
  7: [['L', 'T']],
  8: [['T', 'L']],
  9: [['T', 'B']],
  10: [
    ['T', 'R'],
    ['B', 'L'],
  ],
  11: [['T', 'R']],
  12: [['R', 'L']],
  13: [['R', 'B']],
  14: [['B', 'L']],
}
type Edge = 'T' | 'R' | 'B' | 'L'

interface Next {
  readonly to: number
  readonly at: Point
}

/** Closed outlines of where the field is above the level. */
export function rings(field: Field, level: number): readonly (readonly Point[])[] {
  const { columns, rows, values, step } = field
  const get = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= columns || j >= rows ? -1e9 : (values[j * columns + i] ?? 0) - level
  /** A number for each edge of the lattice: across ones even, down ones odd. */
  const edge = (i: number, j: number, side: Edge): number => {
    const x = side === 'R' ? i + 1 : i
    const y = side === 'B' ? j + 1 : j
    return ((y + 2) * (columns + 4) + x + 2) * 2 + (side === 'T' || side === 'B' ? 0 : 1)
  }
  const crossing = (i: number, j: number, side: Edge): Point => {
    const [x0, y0] = [side === 'R' ? i + 1 : i, side === 'B' ? j + 1 : j]
    const [x1, y1] = side === 'T' || side === 'B' ? [x0 + 1, y0] : [x0, y0 + 1]
    let a = get(x0, y0)
    let b = get(x1, y1)
    if (a < -1e8) a = -Math.abs(b) - 1e-3
    if (b < -1e8) b = -Math.abs(a) - 1e-3
    const t = a / (a - b)
    return [(x0 + (x1 - x0) * t - PAD) * step, (y0 + (y1 - y0) * t - PAD) * step]
  }
  const next = new Map<number, Next>()
  for (let j = -1; j < rows; j++)
    for (let i = -1; i < columns; i++) {
      const bits =
        (get(i, j) > 0 ? 8 : 0) +
        (get(i + 1, j) > 0 ? 4 : 0) +
        (get(i + 1, j + 1) > 0 ? 2 : 0) +
        (get(i, j + 1) > 0 ? 1 : 0)
      for (const [from, to] of CROSSINGS[bits] ?? [])
        next.set(edge(i, j, from), { to: edge(i, j, to), at: crossing(i, j, from) })
    }
  return walk(next)
}

function walk(next: Map<number, Next>): readonly (readonly Point[])[] {
  const out: Point[][] = []
  for (const start of [...next.keys()]) {
    const ring: Point[] = []
    for (let key = start, e = next.get(key); e; e = next.get(key)) {
      next.delete(key)
      ring.push(e.at)
      key = e.to
    }
    if (ring.length > 4) out.push(ring)
  }
  return out
}

type Segment = readonly [Point, Point]
type Triangle = readonly [Point, Point, Point]

/** Centres and the links between neighbours of a group of cells, with the triangles they fill. */
export interface Skeleton {
  readonly links: readonly Segment[]
  readonly triangles: readonly Triangle[]
}

/** How far a point is from a skeleton, up to `reach`; 0 inside it. */
export function distanceTo({ links, triangles }: Skeleton, reach: number): (x: number, y: number) => number {
  const near = bucketed(links, reach)
  const over = bucketed(triangles, reach)
  return (x, y) => {
    let best = reach * reach
    for (const [a, b] of near(x, y)) best = Math.min(best, squaredTo(a, b, x, y))
    if (best > 0 && best < 900 && over(x, y).some((t) => inside(t, x, y))) return 0
    return Math.sqrt(best)
  }
}

/** Finds what begins within `reach` of a point, by squares of that size. */
function bucketed<T extends readonly Point[]>(
  all: readonly T[],
  reach: number,
): (x: number, y: number) => readonly T[] {
  const buckets = new Map<number, T[]>()
  const key = (i: number, j: number): number => (j + 500) * 1000 + i + 500
  for (const item of all) {
    const [x, y] = item[0] ?? [0, 0]
    const [i, j] = [Math.floor(x / reach), Math.floor(y / reach)]
    for (let dj = -1; dj <= 1; dj++)
      for (let di = -1; di <= 1; di++) {
        const k = key(i + di, j + dj)
        const list = buckets.get(k)
        if (list) list.push(item)
        else buckets.set(k, [item])
      }
  }
  return (x, y) => buckets.get(key(Math.floor(x / reach), Math.floor(y / reach))) ?? []
}

function squaredTo(a: Point, b: Point, x: number, y: number): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  const t = length ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length)) : 0
  return (x - a[0] - t * dx) ** 2 + (y - a[1] - t * dy) ** 2
}

function inside([a, b, c]: Triangle, x: number, y: number): boolean {
  const turn = (p: Point, q: Point): number => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])
  const [u, v, w] = [turn(a, b), turn(b, c), turn(c, a)]
  return (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)
}
