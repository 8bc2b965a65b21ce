// Everything of the kit that needs no test runner: for the command line.

import type { Game, GameTypes } from '../src/index.ts'
import { CLAIM_NAMES, CLAIMS, type ClaimName } from './claims.ts'
import type { Failure } from './failure.ts'
import { broken, failureOf, type Plan, plan } from './inspect.ts'
import { SAMPLED, type Sampling, samplerOf } from './sampling.ts'
import { type Start, startsOf } from './starts.ts'
import { type Budget, type Moment, SAMPLE } from './step.ts'
import { walk } from './walk.ts'

export * from './claims.ts'
export * from './explore.ts'
export * from './failure.ts'
export * from './inspect.ts'
export * from './loaded.ts'
export * from './same.ts'
export * from './sampling.ts'
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
  /** Which claims are held at some steps only; by default the costly ones. */
  readonly sampling?: Sampling
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

/** Plays random matches and holds every claim against them. */
export function fuzz<T extends GameTypes>(game: Game<T>, options: FuzzOptions<T>): FuzzReport<T> {
  const all = { ...options, starts: options.starts ?? startsOf(game) }
  const failures: Failure<T>[] = []
  let steps = 0
  for (let i = 0; i < options.games; i++) {
    const found = fuzzMatch(game, i, all)
    steps += found.steps
    if (found.failure) {
      failures.push(found.failure)
      options.onFailure?.(found.failure)
    }
    options.onGame?.(i + 1, steps)
  }
  return { games: options.games, steps, failures }
}

/** What one match has shown. */
export interface FuzzedMatch<T extends GameTypes> {
  readonly steps: number
  readonly failure: Failure<T> | null
}

/** Match number `n` (from 0) of a run: the same one whoever plays it. */
export function fuzzMatch<T extends GameTypes>(
  game: Game<T>,
  n: number,
  options: FuzzOptions<T> & { readonly starts: readonly Start<T>[] },
): FuzzedMatch<T> {
  const start = options.starts[n % options.starts.length] as Start<T>
  return fuzzOne(game, start, `${options.seed}-${n + 1}`, options)
}

function fuzzOne<T extends GameTypes>(
  game: Game<T>,
  start: Start<T>,
  seed: string,
  { budget = EVERY_STEP, bots = {}, steps: bound = 5000, sampling = SAMPLED, claims = CLAIM_NAMES }: FuzzOptions<T>,
): FuzzedMatch<T> {
  const p = plan<T>({ budget, bots })
  const moments = walk(game, start.options, seed, bound)
  const sampler = samplerOf<T>(sampling)
  let steps = 0
  let last: Moment<T> | null = null
  let next = moments.next()
  for (; !next.done; next = moments.next()) {
    last = next.value
    steps++
    for (const claim of claims.filter(sampler.at(last))) {
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
