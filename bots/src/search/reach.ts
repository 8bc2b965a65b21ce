import type { GameTypes } from '@muster/engine'
import type { Glance } from '../glance.ts'
import type { Line } from './halving.ts'

/** How a search goes about it. */
export interface Reach {
  /** With how many actions it begins, at most. */
  readonly width: number
  /** Turns played after one's own before a continuation is judged; without, as many as the game says. */
  readonly turns?: number
  /** Whether it looks farther than others, where the game says how. */
  readonly far?: boolean
  /** How far instinct strays from the best promise in a continuation. */
  readonly stray: number
  /** What it takes in before it searches. */
  readonly glance: Glance
}

/** What came of a search: the best first. */
export interface Found<T extends GameTypes> {
  readonly best: T['Action']
  readonly lines: readonly Line<T['Action']>[]
}
