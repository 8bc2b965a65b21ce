import type { Book } from '../book.ts'
import { rivalOf, type Seat, type State, sideOf } from '../state.ts'

export function evaluate(_b: Book, s: State, seat: Seat): number {
  const side = sideOf(seat)
  return s.armies[side].points - s.armies[rivalOf(side)].points
}
