import type { GameTypes } from './game.ts'

/** The tempers an opponent may have, the same in every game. */
export const CHARACTERS = ['bold', 'careful', 'grasping'] as const
export type Character = (typeof CHARACTERS)[number]

/** What one can play for, the same in every game: what wins, who is left, what may be hit, where one stands, what one has in hand. */
export const THEMES = ['goals', 'force', 'blows', 'places', 'means'] as const
export type Theme = (typeof THEMES)[number]

/** How one thinks about a game: what counts, what an action promises, what others will answer. Numbers only; for bots. */
export interface Mind<T extends GameTypes> {
  /** What is counted in a position, by name. It holds on any map: nothing here is a place or a piece of one. */
  readonly features: readonly string[]
  /** What each feature weighs in the odds of winning. */
  readonly weights: Weights
  /**
   * What they weigh between two sides at the end of a continuation in which everybody went on by instinct; without, what
   * they weigh when a turn begins. Fitted freely from games of those who play so: what tells who wins there, whether or not it wins.
   */
  readonly ahead?: Ahead
  /** How the level that looks farthest judges continuations; without, like the others. */
  readonly far?: Far
  /** The feature whose greatest count, of all sides, says how far the match has gone, from 0 to about 1; '' where none does. */
  readonly phase: string
  /** What a player would say they weigh, by name, in any measure: weights are fitted near it. */
  readonly guess: Temper
  /** How many sides fight each other. */
  sides(state: T['State']): number
  /** The number of a seat's side among them. */
  sideOf(state: T['State'], seat: T['Seat']): number
  /** Counts every feature for every side: the features of side `n` lie from `n * features.length` on. */
  count(state: T['State'], into: Float64Array): void
  /** The numbers of the sides that have won, all that share a draw; null while it goes on. Fast. */
  won(state: T['State']): readonly number[] | null
  /** A number that is the same throughout a turn, and another when the next begins. Fast. */
  turn(state: T['State']): number
  /**
   * What each action promises beside doing nothing, which is 0; higher is better, 1 is about a middling shot.
   * Good enough to play by, and to choose what is looked at closely. What it gives is good until it is asked again.
   */
  promise(state: T['State'], seat: T['Seat'], actions: readonly T['Action'][]): ArrayLike<number>
  /** What a promise of 1 is worth in the odds of winning, beside what the position says. */
  readonly trust: number
  /** After how many turns beyond one's own a continuation is judged best. */
  readonly horizon: number
  /** How far instinct strays from the best promise in a continuation; without, as far as the bot's level says. */
  readonly stray?: number
  /** Which share of what was expected at first glance counts beside what a search finds; without, all of it. */
  readonly faith?: number
  /**
   * What the luck of continuations hangs on: deeds, so that the same shot has the same dice in all of them; without, the
   * order of what is rolled in the turn now running, and nothing of it in those that follow.
   */
  readonly luck?: 'deeds'
  /** Of n things it could do a beginner sees about so many times the root of n: the more there are, the more it overlooks. */
  readonly novice: number
  /** Whether the action does nothing but go on: end a phase, pass, decline. */
  rests(action: T['Action']): boolean
  /** What a player of some skill would answer to a question put to `seat`; null where it is free to choose. */
  likely(state: T['State'], seat: T['Seat']): T['Action'] | null
  /**
   * What bots want beside what wins: added to the weights where they choose, and nowhere where a chance is told.
   * Weights say what wins among players who do fight; whoever wants nothing else may best stay away.
   */
  readonly drive?: Temper
  /** What players of another temper make of the features, by their name: added to the weights. */
  readonly characters: Readonly<Record<Character, Temper>>
  /** The features that have to do with each theme; one that tells nothing of why is in none. */
  readonly themes: Readonly<Record<Theme, readonly string[]>>
  /**
   * What anybody can see of a theme, as sums of features, each the better the more it is. Weights may gain by the oddest
   * things: something is told as why only where one of these has risen for the side, or fallen for its rivals.
   */
  readonly seen: Readonly<Record<Theme, readonly Temper[]>>
  /** How much closer a side's pieces have come to where they want to be, one position beside another; without, `seen` tells it. */
  closer?(before: T['State'], after: T['State'], side: number): number
}

/** What the features weigh: when a turn begins, and in the midst of one. */
export interface Weights {
  readonly begun: readonly number[]
  readonly midst: readonly number[]
  /** By how much the odds are multiplied as the match begins, and what comes on top as it goes on: how sure one may be. */
  readonly heat: Readonly<Record<'begun' | 'midst', readonly [number, number]>>
}

/** What the features weigh in a forecast, and how sure that is. */
export interface Ahead {
  readonly weights: readonly number[]
  readonly heat: readonly [number, number]
}

/** The same after so many turns beyond one's own. */
export interface Far extends Ahead {
  readonly turns: number
}

/** A leaning: what is added to the weights of some features, by their names. */
export type Temper = Readonly<Record<string, number>>
