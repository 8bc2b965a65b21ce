import { type Share, share } from '../simulate/statistics.ts'
import type { Bout } from './bout.ts'
import { emptyTimes, medianTime, mergeTimes } from './times.ts'

/** What the arena prints. */
export interface Score {
  readonly games: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** (wins + draws / 2) / games. */
  readonly winRate: number
  readonly interval: readonly [number, number]
  readonly medianMilliseconds: number
  readonly slowestMilliseconds: number
  readonly slowestTurnMilliseconds: number
}

export function scoreOf(bouts: readonly Bout[], sides: number): Score {
  const times = emptyTimes()
  for (const bout of bouts) mergeTimes(times, bout.times)
  const wins = bouts.filter((b) => b.score === 1).length
  const draws = bouts.filter((b) => b.score === 0.5).length
  const { rate, low, high } = pairedShare(bouts, sides)
  return {
    games: bouts.length,
    wins,
    losses: bouts.length - wins - draws,
    draws,
    winRate: rate,
    interval: [low, high],
    medianMilliseconds: medianTime(times),
    slowestMilliseconds: times.slowest,
    slowestTurnMilliseconds: times.slowestTurn,
  }
}

/** Games of one luck are told apart from games that have nothing in common: their mean spreads less, or more. */
function pairedShare(bouts: readonly Bout[], sides: number): Share {
  const points = bouts.reduce((sum, b) => sum + b.score, 0)
  const rate = points / Math.max(1, bouts.length)
  const means = setsOf(bouts, sides)
  const spread = means.reduce((sum, m) => sum + (m - rate) ** 2, 0) / Math.max(1, means.length - 1)
  const alone = (rate * (1 - rate)) / sides
  const telling = spread > 0 && means.length >= FEW ? clamp(alone / spread, 0.5, 2) : 1
  const counted = bouts.length * telling
  return share(rate * counted, counted)
}

/** With fewer sets their spread says nothing. */
const FEW = 20

const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x))

/** The mean of each whole set of games with the same luck. */
function setsOf(bouts: readonly Bout[], sides: number): number[] {
  const sets = new Map<number, number[]>()
  for (const { n, score } of bouts) {
    const set = Math.floor(n / sides)
    sets.set(set, [...(sets.get(set) ?? []), score])
  }
  return [...sets.values()].filter((s) => s.length === sides).map((s) => s.reduce((a, b) => a + b, 0) / sides)
}
