// What balance is read from: figures, each with its interval and its bound.
import { type Share, share } from '../simulate/statistics.ts'
import type { Told } from './told.ts'

/** A figure with the interval that holds the true one in 95 of 100 such runs. */
export interface Figure {
  readonly what: string
  /** A share is told in per cent, a difference of shares in points. */
  readonly kind: 'share' | 'number' | 'points'
  readonly games: number
  readonly value: number
  readonly low: number
  readonly high: number
  /** The least and the most it may be; null where there is no such end. */
  readonly bound: Bound
}

export type Bound = readonly [number | null, number | null]

export const within = (middle: number, points: number): Bound => [middle - points, middle + points]

export const holds = ({ value, bound: [least, most] }: Figure): boolean =>
  (least === null || value >= least) && (most === null || value <= most)

/** Whether the whole interval says the same. */
export function isSure(figure: Figure): boolean {
  const ends = [figure.low, figure.high].map((value) => holds({ ...figure, value }))
  if (holds(figure)) return ends.every((end) => end)
  const [least, most] = figure.bound
  return (most !== null && figure.low > most) || (least !== null && figure.high < least)
}

const finished = (games: readonly Told[]): readonly Told[] => games.filter((g) => g.winners !== null)

/** How often something is so, in games that came to an end. */
export function shareOf(what: string, games: readonly Told[], is: (game: Told) => boolean, bound: Bound): Figure {
  const ended = finished(games)
  const { rate, low, high } = share(ended.filter(is).length, ended.length)
  return { what, kind: 'share', games: ended.length, value: rate, low, high, bound }
}

export const wins = (what: string, games: readonly Told[], side: string, bound: Bound): Figure =>
  shareOf(what, games, (g) => g.winners?.includes(side) === true, bound)

export function starterWins(what: string, games: readonly Told[], bound: Bound): Figure {
  return shareOf(what, games, (g) => g.starter !== null && g.winners?.includes(g.starter) === true, bound)
}

/** How much more often one thing is so than another, by Newcombe's interval from Wilson's. */
export function difference(what: string, a: Figure, b: Figure, bound: Bound): Figure {
  const value = a.value - b.value
  const low = value - Math.hypot(a.value - a.low, b.high - b.value)
  const high = value + Math.hypot(a.high - a.value, b.value - b.low)
  return { what, kind: 'points', games: a.games + b.games, value, low, high, bound }
}

const Z = 1.959964

/** The middle one, and those that hold the true middle, by their places in order. */
export function median(what: string, values: readonly number[], bound: Bound): Figure {
  const sorted = [...values].sort((a, b) => a - b)
  const n = sorted.length
  const at = (place: number): number => sorted[Math.min(n - 1, Math.max(0, place))] ?? 0
  const spread = (Z * Math.sqrt(n)) / 2
  const [low, high] = [at(Math.floor(n / 2 - spread)), at(Math.ceil(n / 2 + spread))]
  return { what, kind: 'number', games: n, value: (at((n - 1) >> 1) + at(n >> 1)) / 2, low, high, bound }
}

/** A share of things that are no games, purchases for one. */
export function partOf(what: string, hits: number, of: number, games: number, bound: Bound): Figure {
  const { rate, low, high }: Share = share(hits, of)
  return { what, kind: 'share', games, value: rate, low, high, bound }
}
