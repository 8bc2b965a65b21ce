import { describe, test } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { CLAIM_NAMES, CLAIMS } from './claims.ts'
import { explain, type Failure, writeFailure } from './failure.ts'
import { inspect, type Plan, plan } from './inspect.ts'
import { type Start, startsOf } from './starts.ts'
import { type Budget, SAMPLE } from './step.ts'

export interface ContractOptions<T extends GameTypes> extends Partial<Omit<Plan<T>, 'budget'>> {
  /** The ways to begin; without them the defaults, each value of each choice, and each flag turned. */
  readonly starts?: readonly (Start<T> | T['Options'])[]
  /** The limit given to an option `rounds` where the starts are found. */
  readonly rounds?: number
  readonly budget?: Partial<Budget>
}

/** All that every game promises, as tests: `contract(redoubt)`. */
export function contract<T extends GameTypes>(game: Game<T>, options: ContractOptions<T> = {}): void {
  const { starts, rounds, budget, ...rest } = options
  const p = plan<T>({ ...rest, budget: { ...SAMPLE, ...budget } })
  const all = starts?.map((start, i) => named<T>(start, i)) ?? startsOf(game, rounds)
  for (const start of all) {
    describe(`${game.id}, ${start.label}`, () => {
      const inspection = inspect(game, start, p)
      test('a random match ends within the bound', () => report(inspection.endless()))
      for (const claim of CLAIM_NAMES) test(CLAIMS[claim].title, () => report(inspection.failure(claim)))
    })
  }
}

function named<T extends GameTypes>(start: Start<T> | T['Options'], i: number): Start<T> {
  const isNamed = 'label' in start && typeof start['options'] === 'object'
  return isNamed ? (start as Start<T>) : { label: `start ${i + 1}`, options: start as T['Options'] }
}

function report<T extends GameTypes>(failure: Failure<T> | null): void {
  if (failure) throw new Error(explain(failure, writeFailure(failure)), { cause: failure.error })
}
