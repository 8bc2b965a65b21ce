// What a face tells of a choice, a card or the score.
import type { GameTypes, Message, Piece } from '@muster/engine'

export interface Dots {
  readonly width: number
  readonly height: number
  /** What is drawn under the dots: lines, the piece in hand, the place pressed. */
  readonly lines: string
  readonly own: string
  readonly lit: string
  /** A dot for each action, in order, with a letter or two. */
  readonly dots: readonly Dot[]
  /** How to read it. */
  readonly told: Message
}

export interface Dot {
  readonly x: number
  readonly y: number
  readonly sign: string
  /** What lies one behind the other is chosen in two steps where there is little room: first the way. */
  readonly ray: string
  readonly way: Message
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

/** Worded by `verb.<verb>`, and on a button by `act.<verb>`. */
export const VERBS = [
  'walk',
  'drive',
  'plane',
  'fly',
  'hook',
  'cable',
  'grenade',
  'attack',
  'deploy',
  'push',
  'look',
  'mend',
  'take',
] as const

export type Verb = (typeof VERBS)[number]

/** Worded by `sum.<kind>` of the face's texts, with side, count and things, merged with all others of its kind and side. */
export interface Noted {
  readonly kind:
    | 'scored'
    | 'taken'
    | 'lost'
    | 'hurt'
    | 'placed'
    | 'arrived'
    | 'cards'
    | 'thrown'
    | 'attacks'
    | 'missed'
    | 'moved'
  readonly side?: string
  readonly thing?: string | Message
  /** One piece counts once. */
  readonly piece?: Piece
  /** How several of the same thing are told, where "2 × it" would be taken for something else. */
  readonly several?: 'sum.times'
  /** Points, where it is more than one thing. */
  readonly count?: number
  /** The place where it happened, and the one it came from. */
  readonly at?: number
  readonly from?: number
}
