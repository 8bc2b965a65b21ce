// A worker thread of `arena`: plays the games it is sent.

import { parentPort, workerData } from 'node:worker_threads'
import type { Bot, Budget } from '@muster/bots'
import type { OptionValues } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { botNamed } from '../bots.ts'
import { entryOf } from '../games.ts'
import { messageOf } from '../problem.ts'
import { type Bout, type Pairing, playBout } from './bout.ts'

/** How much the bots may think: a number of visits for both, or a share of what each level has. */
export type Thought = { readonly visits: number } | { readonly share: number }

export interface SentPairing {
  readonly gamesUrl: string
  readonly game: string
  readonly options: OptionValues
  readonly bots: readonly [string, string]
  readonly seed: string
  readonly thought: Thought
  readonly rounds: number
}

export type Reply = Bout | { readonly failed: string }

export async function openPairing(sent: SentPairing, games: readonly GameEntry[]): Promise<Pairing> {
  const { game } = await entryOf(games, sent.game).load()
  const [a, b] = sent.bots
  const { options, seed, rounds, thought } = sent
  return {
    game,
    options,
    a: botNamed(a, game),
    b: botNamed(b, game),
    seed,
    rounds,
    budget: (bot) => budgetOf(bot, thought),
  }
}

function budgetOf({ visits }: Bot, thought: Thought): Budget {
  if ('visits' in thought) return { visits: thought.visits }
  return { visits: Math.max(1, Math.round(visits * thought.share)) }
}

export function reply(pairing: Pairing, n: number): Reply {
  try {
    return playBout(pairing, n)
  } catch (error) {
    return { failed: `game ${n} of seed ${pairing.seed}: ${messageOf(error)}` }
  }
}

if (parentPort) {
  const port = parentPort
  const sent = workerData as SentPairing
  const { GAMES } = (await import(sent.gamesUrl)) as { GAMES: readonly GameEntry[] }
  const pairing = await openPairing(sent, GAMES)
  port.on('message', (n: number) => port.postMessage(reply(pairing, n)))
}
