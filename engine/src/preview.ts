import type { GameTypes } from './game.ts'
import type { Message } from './message.ts'

/** A pattern of events: every field given must be equal. */
export type Pattern<T extends GameTypes> = T['Event'] extends infer E
  ? E extends { readonly type: infer K }
    ? { readonly type: K } & Partial<Omit<E, 'type'>>
    : never
  : never

/** That at least one event like `when` follows the action, and how likely that is. */
export interface Odds<T extends GameTypes> {
  readonly label: Message
  readonly when: Pattern<T>
  readonly chance: number
}

/** The mean of a figure summed over the events like `when` or `or` (or of their number, without `sum`). */
export interface Expected<T extends GameTypes> {
  readonly label: Message
  readonly when: Pattern<T>
  readonly or?: readonly Pattern<T>[]
  readonly sum?: string
  readonly mean: number
}

/** One of all that may come of it. */
export interface Share {
  readonly label: Message
  readonly chance: number
}

/** What an action would do. Odds assume the fallback answer to every later question. */
export interface Preview<T extends GameTypes> {
  readonly assumes: 'fallback'
  /** What it costs, e.g. `price.points {points: 2}`. */
  readonly price: readonly Message[]
  readonly odds: readonly Odds<T>[]
  readonly expected: readonly Expected<T>[]
  /** All that may come of one throw, worst first, each apart from the others: together they are certain. Empty where more than one throw decides. */
  readonly spread: readonly Share[]
  /** What a careful friend would say before you do it. */
  readonly warnings: readonly Message[]
  /** Certain things worth showing: the path, the number needed. */
  readonly notes: readonly Message[]
  /** Places to show on the board, in order: a path, a ghost, a blast. */
  readonly path: readonly number[]
}

/** A preview with nothing in it but what is given. */
export function preview<T extends GameTypes>(parts: Partial<Omit<Preview<T>, 'assumes'>> = {}): Preview<T> {
  return {
    assumes: 'fallback',
    price: [],
    odds: [],
    expected: [],
    spread: [],
    warnings: [],
    notes: [],
    path: [],
    ...parts,
  }
}

/** Whether an event is like the pattern. */
export function isLike(event: { readonly type: string }, pattern: { readonly type: string }): boolean {
  return Object.entries(pattern).every(
    ([key, value]) => JSON.stringify((event as Record<string, unknown>)[key]) === JSON.stringify(value),
  )
}
