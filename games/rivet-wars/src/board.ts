import { must, squareGrid } from '@muster/engine'
import { type Battlefield, type Grid, OFF } from './state.ts'

/** What is worked out once for a battlefield. */
export interface Tables {
  readonly width: number
  readonly size: number
  /** The neighbour by `place * 8 + direction`, clockwise from north; -1 off the board. */
  readonly step: Int16Array
  /** By `a * size + b`. */
  readonly distance: Uint8Array
  /** The same with diagonals at the price of a step. */
  readonly strides: Uint8Array
  /** By place and range, as asked for: see `gridsWithin`. */
  readonly within: (readonly Grid[])[][]
  /** By place, as asked for: see `secondSteps`. */
  readonly seconds: (Int16Array | undefined)[]
  /** The adjacent grids. */
  readonly beside: readonly (readonly Grid[])[]
  /** Every grid on the board. */
  readonly places: readonly Grid[]
}

/** No battlefield has more: five tiles by five. */
export const MOST_GRIDS = 256

const made = new WeakMap<Battlefield, Tables>()
let lastField: Battlefield | null = null
let lastTables: Tables | null = null

export function tablesOf(field: Battlefield): Tables {
  if (field === lastField && lastTables) return lastTables
  const tables = made.get(field) ?? build(field)
  made.set(field, tables)
  lastField = field
  lastTables = tables
  return tables
}

/** 1.2, 1.8, 5.5: adjacency and distance; a missing tile ends the board and leaves distances alone. */
function build(field: Battlefield): Tables {
  const grid = squareGrid(field.width, field.height)
  const on = (p: number): boolean => p >= 0 && field.ground[p] !== OFF
  const step = Int16Array.from(grid.step.flatMap((row, p) => row.map((q) => (on(p) && on(q) ? q : -1))))
  const places = field.ground.flatMap((_, p) => (on(p) ? [p] : []))
  return {
    width: field.width,
    size: grid.size,
    step,
    distance: grid.oneDiagonal,
    strides: grid.distances,
    within: field.ground.map(() => []),
    seconds: [],
    beside: field.ground.map((_, p) => [...step.subarray(p * 8, p * 8 + 8)].filter((q) => q >= 0)),
    places,
  }
}

/** The grids within a range, its own excepted. */
export function gridsWithin(t: Tables, at: Grid, range: number): readonly Grid[] {
  const known = must(t.within[at])
  known[range] ??= t.places.filter((p) => p !== at && must(t.distance[at * t.size + p]) <= range)
  return known[range]
}

/** How many numbers `secondSteps` has for each grid. */
export const SECOND = 4

/**
 * The grids two steps away with at most one diagonal, four numbers for each: the grid, whether a diagonal is
 * needed, and the one or two grids between, clockwise from north (-1 for none).
 */
export function secondSteps(t: Tables, at: Grid): Int16Array {
  const known = t.seconds[at]
  if (known) return known
  const between = new Map<number, { diagonal: number; mids: number[] }>()
  for (let first = 0; first < 8; first++) {
    const mid = must(t.step[at * 8 + first])
    for (let second = 0; mid >= 0 && second < 8; second++) {
      const to = must(t.step[mid * 8 + second])
      if (to < 0 || (first & second & 1) === 1 || must(t.distance[at * t.size + to]) !== 2) continue
      const found = between.get(to) ?? { diagonal: (first | second) & 1, mids: [] }
      found.mids.push(mid)
      between.set(to, found)
    }
  }
  const made = Int16Array.from(
    [...between].flatMap(([to, { diagonal, mids }]) => [to, diagonal, mids[0] ?? -1, mids[1] ?? -1]),
  )
  t.seconds[at] = made
  return made
}

/** 1.8: there is a tile. */
export const isOnBoard = (field: Battlefield, at: Grid): boolean => (field.ground[at] ?? OFF) !== OFF
