// Everything of the kit that needs no test runner: for the command line.

import type { Game, GameTypes } from '../src/index.ts'
import { CLAIM_NAMES, CLAIMS, type ClaimName } from './claims.ts'
import type { Failure } from './failure.ts'
import { broken, failureOf, type Plan, plan } from './inspect.ts'
import { type Start, startsOf } from './starts.ts'
import { type Budget, type Moment, SAMPLE } from './step.ts'
import { walk } from './walk.ts'

export * from './claims.ts'
export * from './explore.ts'
export * from './failure.ts'
export * from './inspect.ts'
export * from './loaded.ts'
export * from './same.ts'
export * from './starts.ts'
export * from './step.ts'
export * from './walk.ts'

/** At every step a little, and everything over many steps. */
export const EVERY_STEP: Budget = {
  ...SAMPLE,
  offers: 12,
  mutants: 40,
  undos: 2,
  imaginings: 2,
  deals: 100,
  previews: 1,
  leaves: 600,
  samples: 100,
}

export interface FuzzOptions<T extends GameTypes> {
  /** The ways to begin, in turn; without them all that `startsOf` finds. */
  readonly starts?: readonly Start<T>[]
  readonly games: number
  readonly seed: number | string
  /** The bound within which a match must end. */
  readonly steps?: number
  /** Every step by default; otherwise each with this probability. */
  readonly share?: number
  readonly budget?: Budget
  readonly bots?: Plan<T>['bots']
  readonly claims?: readonly ClaimName[]
  /** Told of each failure; a match stops at its first. */
  readonly onFailure?: (failure: Failure<T>) => void
  /** Told after each match. */
  readonly onGame?: (done: number, steps: number) => void
}

export interface FuzzReport<T extends GameTypes> {
  readonly games: number
  /** Steps looked at. */
  readonly steps: number
  readonly failures: readonly Failure<T>[]
}

/** Plays random matches and holds every claim against every step of them. */
export function fuzz<T extends GameTypes>(game: Game<T>, options: FuzzOptions<T>): FuzzReport<T> {
  const starts = options.starts ?? startsOf(game)
  const failures: Failure<T>[] = []
  let steps = 0
  for (let i = 0; i < options.games; i++) {
    const start = starts[i % starts.length] as Start<T>
    const found = fuzzOne(game, start, `${options.seed}-${i + 1}`, options)
    steps += found.steps
    if (found.failure) {
      failures.push(found.failure)
      options.onFailure?.(found.failure)
    }
    options.onGame?.(i + 1, steps)
  }
  return { games: options.games, steps, failures }
}

function fuzzOne<T extends GameTypes>(
  game: Game<T>,
  start: Start<T>,
  seed: string,
  { budget = EVERY_STEP, bots = {}, steps: bound = 5000, share = 1, claims = CLAIM_NAMES }: FuzzOptions<T>,
): { readonly steps: number; readonly failure: Failure<T> | null } {
  const p = plan<T>({ budget, bots })
  const moments = walk(game, start.options, seed, bound)
  let steps = 0
  let last: Moment<T> | null = null
  let next = moments.next()
  for (; !next.done; next = moments.next()) {
    last = next.value
    if (!isLookedAt(last, share)) continue
    steps++
    for (const claim of claims) {
      const error = broken(claim, last, p)
      if (error) return { steps, failure: failureOf(claim, CLAIMS[claim].title, start, last, error) }
    }
  }
  const endless = next.value === 'bound' && last
  const error = new Error(`it still goes on after ${bound} actions`)
  return {
    steps,
    failure: endless
      ? failureOf('ends', 'a random match ends within the bound', start, last as Moment<T>, error)
      : null,
  }
}

/** Spread evenly over the steps; where an offer could not be done, always. */
function isLookedAt<T extends GameTypes>(moment: Moment<T>, share: number): boolean {
  const n = moment.trail.length
  return moment.trouble !== null || Math.floor(n * share) > Math.floor((n - 1) * share)
}
