import type { Verdict as AnyVerdict, GameTypes, Order, Run } from '@muster/engine'
import type { Action, ActionOf } from './action.ts'
import type { Book } from './book.ts'
import type { Event } from './event.ts'
import type { Rule } from './rulebook.ts'
import type { Options, Seat, Side, State } from './state.ts'
import type { View } from './view.ts'

export interface Wravity extends GameTypes {
  State: State
  Action: Action
  Event: Event
  View: View
  Seat: Seat
  Side: Side
  Rule: Rule
  Options: Options
}

export type Verdict = AnyVerdict<Rule>
export type WravityRun = Run<Wravity>
type OrderOf<K extends Action['type']> = Order<Wravity, ActionOf<K>>

/** A kind of action, made with the book of its content. */
export type MakeOrder<K extends Action['type']> = (book: Book) => OrderOf<K>
