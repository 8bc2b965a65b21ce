// A toy on nine squares: pawns step and strike with a die, hands are hidden, a struck side may guard.

import type { OptionValues } from '../../src/index.ts'

export const SEATS = ['red', 'blue'] as const
export type Seat = (typeof SEATS)[number]
export const rivalOf = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red')

export const CARDS = ['ash', 'ash', 'bow', 'bow', 'cog', 'cog', 'dew', 'dew', 'elm', 'elm', 'fog', 'fog']
export const CHARMS = ['moon', 'star', 'sun']

export const RULEBOOK = {
  '1.1': 'a pawn may step once a turn to a free square beside it',
  '1.2': 'a pawn may strike one beside it; that ends the turn',
  '1.3': 'whoever is struck at may guard with a card first',
  '1.4': 'a strike hits with 4 or more, against a guard with 6',
  '2.1': 'once a match a side may lay a card face down, and turn it up later',
  '2.2': 'whoever turns up the charm gets a point',
  '3.1': 'a side without pawns loses',
  '3.2': 'after the last round the side with more pawns and points wins',
} as const

export interface Pawn {
  readonly seat: Seat
  /** -1 when it is lost. */
  at: number
  moved: boolean
}

export interface State {
  readonly board: { readonly width: number; readonly name: string }
  readonly rounds: number
  readonly open: boolean
  round: number
  turn: Seat
  /** The turn's card is not drawn yet. */
  due: boolean
  pawns: Pawn[]
  hands: Record<Seat, string[]>
  deck: string[]
  discard: string[]
  traps: Record<Seat, string | null>
  sprung: Record<Seat, boolean>
  charm: string
  charmUp: boolean
  box: string[]
  points: Record<Seat, number>
  pending: { pawn: number; target: number } | null
}

export type Action =
  | { readonly type: 'step'; readonly pawn: number; readonly to: number }
  | { readonly type: 'strike'; readonly pawn: number; readonly target: number }
  | { readonly type: 'guard'; readonly card: string }
  | { readonly type: 'endure' }
  | { readonly type: 'lay'; readonly card: string }
  | { readonly type: 'spring' }
  | { readonly type: 'turnUp' }
  | { readonly type: 'pass' }

export type Event =
  | { readonly type: 'pawnStepped'; readonly pawn: number; readonly to: number }
  | { readonly type: 'strikeDeclared'; readonly pawn: number; readonly target: number; readonly mood?: number }
  | { readonly type: 'guarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'pawnStruck'; readonly target: number; readonly roll: number; readonly hit: boolean }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'trapSprung'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'charmTurned'; readonly seat: Seat; readonly charm: string }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: string }

export interface View {
  readonly viewer: Seat | 'spectator'
  readonly rounds: number
  readonly open: boolean
  readonly round: number
  readonly turn: Seat
  readonly due: boolean
  readonly pawns: readonly Pawn[]
  readonly hands: Readonly<Record<Seat, readonly string[] | number>>
  readonly discard: readonly string[]
  /** The card itself where it may be seen; otherwise whether there is one. */
  readonly traps: Readonly<Record<Seat, string | boolean>>
  readonly sprung: Readonly<Record<Seat, boolean>>
  readonly charm: string | null
  readonly charmUp: boolean
  readonly points: Readonly<Record<Seat, number>>
  readonly pending: { readonly pawn: number; readonly target: number } | null
}

export interface Options extends OptionValues {
  readonly mode: 'hidden' | 'open'
  readonly rounds: number
}

export interface Toy {
  State: State
  Action: Action
  Event: Event
  View: View
  Seat: Seat
  Side: Seat
  Rule: keyof typeof RULEBOOK
  Options: Options
  Content: null
}
