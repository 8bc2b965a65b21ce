// A worker thread of `balance`: plays the games it is sent and keeps what the figures need.

import { parentPort, workerData } from 'node:worker_threads'
import type { GameEntry } from '@muster/games'
import { messageOf } from '../problem.ts'
import { type Plan, playGame } from '../simulate/one-game.ts'
import { openPlan, type SentPlan } from '../simulate/plan.ts'
import { scalesOf } from './scales.ts'
import type { Told } from './told.ts'

export type Reply = Told | { readonly failed: string }

export function tell(plan: Plan, n: number): Reply {
  const { counted } = scalesOf(plan.game.id)
  const counts: Record<string, number> = {}
  try {
    const { winners, rule, rounds, starter } = playGame(plan, n, (event, state) => {
      for (const key of counted(event, state)) counts[key] = (counts[key] ?? 0) + 1
    })
    return { n, winners, rule, rounds, starter, counts }
  } catch (error) {
    return { failed: `game ${n} of seed ${plan.seed}: ${messageOf(error)}` }
  }
}

if (parentPort) {
  const port = parentPort
  const sent = workerData as SentPlan
  const { GAMES } = (await import(sent.gamesUrl)) as { GAMES: readonly GameEntry[] }
  const plan = await openPlan(sent, GAMES)
  port.on('message', (n: number) => port.postMessage(tell(plan, n)))
}
