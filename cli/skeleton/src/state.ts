import type { OptionValues } from '@muster/engine'
import type { BOX } from './content.ts'
import type { Rule } from './rulebook.ts'

export const SEATS = ['left', 'right'] as const
export type Seat = (typeof SEATS)[number]
export const other = (seat: Seat): Seat => (seat === 'left' ? 'right' : 'left')

export interface State {
  /** How far each has come. */
  at: Record<Seat, number>
  turn: Seat
  round: number
  /** 0 for no limit. */
  readonly rounds: number
}

export type Action = { readonly type: 'walk'; readonly steps: number } | { readonly type: 'dash' }

export type Event =
  | { readonly type: 'walked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'dashed'; readonly seat: Seat; readonly die: number; readonly to: number }
  | { readonly type: 'turnEnded' }

export interface Options extends OptionValues {
  readonly rounds: number
}

export interface Skeleton {
  State: State
  Action: Action
  Event: Event
  /** Nothing is hidden. */
  View: State
  Seat: Seat
  Side: Seat
  Rule: Rule
  Options: Options
  Content: typeof BOX
}
