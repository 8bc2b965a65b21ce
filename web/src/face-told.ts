// What a face tells of a choice, a card or the score.
import type { GameTypes, Message } from '@muster/engine'

export interface Dots {
  readonly width: number
  readonly height: number
  /** What is drawn under the dots: lines, the piece in hand, the place pressed. */
  readonly lines: string
  readonly own: string
  readonly lit: string
  /** A dot for each action, in order, with a letter or two. */
  readonly dots: readonly { readonly x: number; readonly y: number; readonly sign: string }[]
  /** How to read it. */
  readonly told: Message
}

export interface CardUsed {
  readonly id: string
  readonly name: Message
}

export interface CardPlayed<T extends GameTypes = GameTypes> {
  readonly name: Message
  /** The same without the card; null where playing it is all that is done. */
  readonly without: T['Action'] | null
}

export interface Score {
  readonly points: number
  /** What wins; null where points alone decide at the end. */
  readonly goal: number | null
  /** What the end of this turn brings as things stand. */
  readonly due?: number
  /** All of it in words. */
  readonly told: Message
}

export interface Weighed {
  readonly figures: readonly WeighedFigure[]
  readonly notes: readonly Message[]
}

export interface WeighedFigure {
  readonly figure: number
  readonly label: Message
  /** What is there already, of as much as there is room for; the figure comes on top. */
  readonly track?: { readonly there: number; readonly of: number } | undefined
}

export interface RuleTable {
  /** The rule under which it is printed; its tables come in the same order. */
  readonly rule: string
  readonly caption: Message
  readonly head: readonly Message[]
  readonly rows: readonly (readonly (Message | string)[])[]
}
