import { type Chance, type Game, type GameTypes, seeded } from '../src/index.ts'
import { CLAIMS, type ClaimName } from './claims.ts'
import type { Failure } from './failure.ts'
import type { Start } from './starts.ts'
import { type Bots, type Budget, kindsOf, type Moment, SAMPLE, stepOf } from './step.ts'
import { type Stop, walk } from './walk.ts'

/** How thoroughly one start is looked at. */
export interface Plan<T extends GameTypes> {
  /** Random matches. */
  readonly games: number
  /** The bound within which a match must end. */
  readonly steps: number
  /** Steps of each match that are looked at. */
  readonly samples: number
  readonly seed: string
  readonly budget: Budget
  readonly bots: Bots<T>
}

export const plan = <T extends GameTypes>(wanted: Partial<Plan<T>> = {}): Plan<T> => ({
  games: 2,
  steps: 5000,
  samples: 12,
  seed: '1',
  budget: SAMPLE,
  bots: {},
  ...wanted,
})

/** A sample of the moments of some random matches, and whether claims hold at them. */
export interface Inspection<T extends GameTypes> {
  /** The first failure of a claim. */
  failure(claim: ClaimName): Failure<T> | null
  /** Whether a match did not end within the bound. */
  endless(): Failure<T> | null
}

export function inspect<T extends GameTypes>(game: Game<T>, start: Start<T>, p: Plan<T>): Inspection<T> {
  let known: Journey<T>[] | undefined
  const journeys = (): Journey<T>[] => {
    known ??= Array.from({ length: p.games }, (_, i) => journey(game, start, `${p.seed}-${start.label}-${i + 1}`, p))
    return known
  }
  return {
    failure(claim) {
      for (const { moments } of journeys()) {
        for (const moment of moments) {
          const error = broken(claim, moment, p)
          if (error) return failureOf(claim, CLAIMS[claim].title, start, moment, error)
        }
      }
      return null
    },
    endless() {
      const found = journeys().find(({ stop }) => stop === 'bound')
      const moment = found?.moments.at(-1)
      if (!moment) return null
      const title = 'a random match ends within the bound'
      return failureOf('ends', title, start, moment, new Error(`it still goes on after ${p.steps} actions`))
    },
  }
}

/** What a claim says against a moment. */
export function broken<T extends GameTypes>(claim: ClaimName, moment: Moment<T>, p: Plan<T>): Error | null {
  try {
    CLAIMS[claim].check(stepOf(moment, p.budget, p.bots))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

export function failureOf<T extends GameTypes>(
  claim: Failure<T>['claim'],
  title: string,
  start: Start<T>,
  moment: Moment<T>,
  error: Error,
): Failure<T> {
  const { match, seed } = moment
  const step = match.record.entries.length
  return { game: match.game.id, claim, title, label: start.label, seed, step, error, record: match.record }
}

interface Journey<T extends GameTypes> {
  readonly moments: readonly Moment<T>[]
  readonly stop: Stop
}

/** One random match, played once to know what it is made of and once more to keep some of its moments. */
function journey<T extends GameTypes>(game: Game<T>, start: Start<T>, seed: string, p: Plan<T>): Journey<T> {
  const first = walk(game, start.options, seed, p.steps)
  const kinds: string[] = []
  let next = first.next()
  for (; !next.done; next = first.next()) {
    const done = next.value.match.record.entries.at(-1)
    if (done && 'do' in done) kinds[next.value.trail.length - 2] = done.do.type
    kinds[next.value.trail.length - 1] = ''
  }
  const kept = sampled(kinds, p.samples, seeded(`${seed}/sample`))
  const moments: Moment<T>[] = []
  for (const moment of walk(game, start.options, seed, p.steps)) {
    if (kept.has(moment.trail.length - 1) || moment.trouble) moments.push(frozen(moment))
  }
  return { moments, stop: next.value }
}

/** Some moments: the first, the last two, and by turns one before each kind of action. */
function sampled(kinds: readonly string[], count: number, chance: Chance): Set<number> {
  const last = kinds.length - 1
  const kept = new Set([0, Math.max(0, last - 1), last])
  const turns = kindsOf(chance.shuffle([...kinds.keys()]), (i) => kinds[i] as string)
  const most = Math.max(0, ...turns.map((all) => all.length))
  for (let round = 0; round < most; round++) {
    for (const all of turns) {
      const at = all[round]
      if (kept.size < count && at !== undefined) kept.add(at)
    }
  }
  return kept
}

/** A moment that the match does not change by going on. */
function frozen<T extends GameTypes>(moment: Moment<T>): Moment<T> {
  const { match, trail } = moment
  const state = JSON.parse(trail.at(-1) as string) as T['State']
  const record = { ...match.record, entries: match.record.entries.slice() }
  return { ...moment, trail: [...trail], match: { ...match, record, state } }
}
