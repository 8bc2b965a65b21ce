// A worker thread of `fuzz`: plays the matches it is told to and sends back what they have shown.

import { parentPort, workerData } from 'node:worker_threads'
import { BOTS } from '@muster/bots'
import type { Chance, GameTypes } from '@muster/engine'
import {
  explain,
  type FuzzOptions,
  fuzzMatch,
  type Sampling,
  type Start,
  writeFailure,
} from '@muster/engine/testkit/fuzz'
import type { GameEntry } from '@muster/games'
import { type AnyGame, entryOf } from '../games.ts'

/** A run as it is sent to a thread. */
export interface SentRun {
  readonly gamesUrl: string
  readonly game: string
  readonly starts: readonly Start<GameTypes>[]
  readonly seed: string
  readonly sampling: Sampling
}

/** What match number `n` has shown; the record of a failure is in a file. */
export interface Reply {
  readonly n: number
  readonly steps: number
  readonly failure: { readonly file: string; readonly text: string } | null
}

export function fuzzed(game: AnyGame, { starts, seed, sampling }: SentRun, n: number): Reply {
  const { steps, failure } = fuzzMatch(game, n, { starts, games: n + 1, seed, sampling, bots: chooser() })
  const file = failure && writeFailure(failure)
  return { n, steps, failure: failure && file !== null ? { file, text: explain(failure, file) } : null }
}

/** Few: what is hidden would show in the first ones. */
const VISITS = 4

/** The bots, called as the test kit calls them. */
function chooser(): NonNullable<FuzzOptions<GameTypes>['bots']> {
  return Object.fromEntries(
    Object.entries(BOTS).map(([name, bot]) => [
      name,
      (view: unknown, seat: string, chance: Chance, game: AnyGame, offers: readonly GameTypes['Action'][]) =>
        bot.choose({ game, view, seat, offers, chance, budget: { visits: VISITS } }),
    ]),
  )
}

if (parentPort) {
  const port = parentPort
  const sent = workerData as SentRun
  const { GAMES } = (await import(sent.gamesUrl)) as { GAMES: readonly GameEntry[] }
  const { game } = await entryOf(GAMES, sent.game).load()
  port.on('message', (n: number) => port.postMessage(fuzzed(game, sent, n)))
}
