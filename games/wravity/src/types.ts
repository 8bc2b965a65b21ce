import type { Verdict as AnyVerdict, Chance, GameTypes, Piece } from '@muster/engine'
import type { Book } from './book.ts'
import type { Content } from './content/types.ts'
import type { Rule } from './rulebook.ts'
import type { Action, ActionOf, Event, Options, Position, Seat, Side, State, View } from './state.ts'

export interface Wravity extends GameTypes {
  State: State
  Action: Action
  Event: Event
  View: View
  Seat: Seat
  Side: Side
  Rule: Rule
  Options: Options
  Content: Content
}

export type Verdict = AnyVerdict<Rule>

/** What a rule is given to decide with: it reads the state, and events change it. */
export interface WravityRun {
  readonly state: Position
  readonly chance: Chance
  emit(event: Event): void
}

interface OrderOf<A extends Action> {
  choices(s: Position, seat: Seat, piece?: Piece): readonly A[]
  check(s: Position, seat: Seat, action: A): Verdict
  decide(run: WravityRun, seat: Seat, action: A): void
}

/** A kind of action, made with the book of its content. */
export type MakeOrder<K extends Action['type']> = (book: Book) => OrderOf<ActionOf<K>>
