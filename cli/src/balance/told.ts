import type { GameTypes, OptionValues } from '@muster/engine'
import type { GameEnd } from '../simulate/one-game.ts'
import type { Figure } from './figure.ts'

/** A game as balance needs it. */
export interface Told extends Pick<GameEnd, 'winners' | 'rule' | 'rounds' | 'starter'> {
  readonly n: number
  /** How often things happened that are counted. */
  readonly counts: Readonly<Record<string, number>>
}

/** One way to begin. */
export interface SetUp {
  readonly id: string
  readonly options: OptionValues
  /** The bot of each side, from the one that measures: `sergeant` or `sergeant:recruit`. */
  readonly bots?: (bot: string) => string
  /** Of the games asked for, this part; all of them where it is left out. */
  readonly part?: number
}

/** What a game is measured by. */
export interface Scales {
  readonly setUps: readonly SetUp[]
  /** What to count in an event. */
  readonly counted: Counted
  readonly figures: (of: (...ids: string[]) => readonly Told[]) => readonly Figure[]
}

/** The names of what an event is to be counted as; the state is the one after it. */
export type Counted = (event: GameTypes['Event'], state: GameTypes['State']) => readonly string[]

/** What is read of events and states that are only known to be a game's. */
export const fieldOf = (x: unknown, key: string): unknown =>
  typeof x === 'object' && x !== null ? (x as Readonly<Record<string, unknown>>)[key] : undefined
