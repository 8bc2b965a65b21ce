// A worker thread of `simulate`: plays the games it is sent and sends back what it kept of them.

import { parentPort, workerData } from 'node:worker_threads'
import { isAsked } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { messageOf } from '../problem.ts'
import { type Plan, playGame } from './one-game.ts'
import { openPlan, type SentPlan } from './plan.ts'
import { addGame, emptySummary, type Summary } from './summary.ts'

/** Which game failed, and how. */
export interface Failure {
  readonly n: number
  readonly failed: string
}

export type Reply = { readonly summary: Summary } | Failure

/** Plays game number `n` and keeps what the report needs. */
export function playOne(plan: Plan, n: number): Reply {
  const summary = emptySummary()
  try {
    addGame(summary, playGame(plan, n))
    return { summary }
  } catch (error) {
    const failed = `game ${n} of seed ${plan.seed} failed: ${messageOf(error)}\nRepeat it with: ${callFor(plan, n)}`
    return { n, failed }
  }
}

/** The call that plays up to this game again. */
function callFor({ game, packFile, options, bots, seed, rounds }: Plan, n: number): string {
  const asked = game.options.filter((spec) => isAsked(spec, options))
  const wishes = asked.map(({ key }) => `--option ${key}=${options[key]}`)
  const names = Object.values(bots).map((bot) => bot.name)
  const pack = packFile === null ? [] : [`--pack ${inShell(packFile)}`]
  const bot = `--bot ${names.join(':')}`
  const parts = [...pack, ...wishes, bot, `--seed ${inShell(seed)}`, `--rounds ${rounds}`, `--games ${n + 1}`]
  return `npm run -s muster -- simulate ${game.id} ${parts.join(' ')} --workers 1`
}

/** A word as a shell takes it for one word. */
function inShell(word: string): string {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

if (parentPort) {
  const port = parentPort
  const sent = workerData as SentPlan
  const { GAMES } = (await import(sent.gamesUrl)) as { GAMES: readonly GameEntry[] }
  const plan = await openPlan(sent, GAMES)
  port.on('message', (n: number) => port.postMessage(playOne(plan, n)))
}
