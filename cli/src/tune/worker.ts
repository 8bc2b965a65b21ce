// A worker thread of `tune`: plays games against itself and sends back the positions it met.

import { parentPort, workerData } from 'node:worker_threads'
import type { OptionValues } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { botNamed } from '../bots.ts'
import { entryOf } from '../games.ts'
import { messageOf } from '../problem.ts'
import { type Sample, samplesOf } from './collect.ts'

export interface SentPlay {
  readonly gamesUrl: string
  readonly game: string
  /** What is played on, in turn. */
  readonly grounds: readonly OptionValues[]
  readonly bots: readonly string[]
  readonly seed: string
  readonly rounds: number
  readonly whims: 'whims' | 'none'
}

export type Reply = { readonly n: number; readonly samples: readonly Sample[] } | { readonly failed: string }

/** Plays game number `n`, on its ground. */
export async function player(sent: SentPlay, games: readonly GameEntry[]): Promise<(n: number) => Reply> {
  const { game } = await entryOf(games, sent.game).load()
  const bots = sent.bots.map((name) => botNamed(name, game))
  return (n) => {
    const options = sent.grounds[n % sent.grounds.length] as OptionValues
    try {
      return { n, samples: samplesOf({ game, options, bots, seed: sent.seed, rounds: sent.rounds }, n, sent.whims) }
    } catch (error) {
      return { failed: `game ${n} of seed ${sent.seed}: ${messageOf(error)}` }
    }
  }
}

if (parentPort) {
  const port = parentPort
  const sent = workerData as SentPlay
  const { GAMES } = (await import(sent.gamesUrl)) as { GAMES: readonly GameEntry[] }
  const play = await player(sent, GAMES)
  port.on('message', (n: number) => port.postMessage(play(n)))
}
