import type { Book } from '../book.ts'
import type { Action, Seat, State } from '../state.ts'

export function order(_b: Book, _s: State, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  return actions
}
