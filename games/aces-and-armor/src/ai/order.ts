import type { Content } from '../content/content.ts'
import type { Action, Seat, State } from '../state.ts'

/** The actions worth trying first. */
export function order(_c: Content, _s: Readonly<State>, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  return actions
}
