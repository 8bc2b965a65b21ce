import { type Rating, rate, rating } from 'openskill'
import type { Bout } from './bout.ts'
import type { Score } from './tally.ts'

/** One meeting of two bots. */
export interface Meeting {
  readonly a: string
  readonly b: string
  readonly bouts: readonly Bout[]
  readonly score: Score
}

export interface Rated {
  readonly bot: string
  readonly rating: number
  readonly low: number
  readonly high: number
}

const SURE = 1.96

/** Ratings from all games (Weng and Lin's Bayesian approximation, by openskill), the strongest first. */
export function ratingsOf(meetings: readonly Meeting[]): readonly Rated[] {
  const known = new Map<string, Rating>()
  const of = (bot: string): Rating => known.get(bot) ?? rating()
  const games = meetings.flatMap(({ a, b, bouts }) => bouts.map(({ n, score }) => ({ a, b, n, score })))
  games.sort((x, y) => x.n - y.n)
  for (const { a, b, score } of games) {
    const rank = score === 0.5 ? [1, 1] : score > 0.5 ? [1, 2] : [2, 1]
    const [[ra], [rb]] = rate([[of(a)], [of(b)]], { rank }) as [[Rating], [Rating]]
    known.set(a, ra)
    known.set(b, rb)
  }
  return [...known]
    .map(([bot, { mu, sigma }]) => ({ bot, rating: mu, low: mu - SURE * sigma, high: mu + SURE * sigma }))
    .sort((x, y) => y.rating - x.rating)
}
