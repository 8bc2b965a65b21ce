import { preview as blank, type Preview } from '@muster/engine'
import type { Book } from './book.ts'
import type { Action, RivetWars, Seat, State } from './state.ts'

/** What a legal action would do. */
export function preview(_b: Book, _s: State, _seat: Seat, _action: Action): Preview<RivetWars> {
  return blank<RivetWars>()
}
