// A flight in a straight line.
import { type Board, distance } from '../book.ts'
import { FREE, GRENADE, PLANET, stepOf } from '../rules/02-soldiers.ts'
import type { Grenade, Heading, Hex, SoldierId } from '../state.ts'

export type End = 'wall' | 'planet' | 'soldier' | 'grenade' | 'field'

/** A flight in a straight line, as far as it goes. */
export interface Leg {
  readonly path: Hex[]
  readonly end: End | 'unsure' | null
  /** What it would have moved into. */
  readonly next: Hex
  readonly left: number
}

/** In a hex where a soldier was last seen whose way cannot be foretold. */
export const UNSURE = -3

/** Flies, and is no soldier. */
export const NOBODY = -1

/** Straight ahead until something is in the way, or a field has it. */
export function legOf(
  board: Board,
  cells: Int8Array,
  fields: readonly Grenade[],
  self: SoldierId,
  from: { readonly at: Hex; readonly heading: Heading },
  steps: number,
): Leg {
  const path: Hex[] = []
  for (let hex = from.at, left = steps; left > 0; left--) {
    const next = stepOf(board, hex, from.heading)
    const end = obstacle(cells, next, self)
    if (end) return { path, end, next, left }
    hex = next
    path.push(hex)
    if (fields.some((g) => holds(board, g, hex))) return { path, end: 'field', next, left }
  }
  return { path, end: null, next: -1, left: 0 }
}

export const holds = (board: Board, g: Grenade, hex: Hex): boolean => distance(board, g.at, hex) <= g.reach

function obstacle(cells: Int8Array, hex: Hex, self: SoldierId): Leg['end'] {
  if (hex < 0) return 'wall'
  const held = cells[hex]
  if (held === FREE || held === self + 1) return null
  if (held === PLANET) return 'planet'
  if (held === UNSURE) return 'unsure'
  return held === GRENADE ? 'grenade' : 'soldier'
}
