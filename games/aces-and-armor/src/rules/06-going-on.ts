// Chapter 6: whether an interception still stops anybody

import type { Book } from '../book.ts'
import type { Move, Position } from '../state.ts'
import { unitOf } from '../units.ts'
import { fillPrices } from './04-movement-cost.ts'
import { fieldOf } from './04-movement-field.ts'

/** Whether the unit in the midst of its move has somewhere left to go. */
export function canGoOn(book: Book, s: Position, { unit, left, way }: Move): boolean {
  if (way.length > 0) return true
  if (left <= 0) return false
  const field = fieldOf(s.table.board)
  const mover = unitOf(s, unit)
  fillPrices(book, field, s, mover)
  const { near } = field.ground
  for (let d = mover.at * 6, end = d + 6; d < end; d++) {
    const n = near[d] ?? -1
    if (n >= 0 && (field.price[n] ?? left + 1) <= left) return true
  }
  return false
}
