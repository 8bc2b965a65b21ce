import type { GameEntry } from '@muster/games'
import { failed } from '../problem.ts'
import { onThreads } from '../threads.ts'
import { openPlan, type SentPlan } from './plan.ts'
import { emptySummary, mergeInto, type Summary } from './summary.ts'
import { type Failure, playOne, type Reply } from './worker.ts'

/** Called after each game with how many are done. */
export type Progress = (done: number) => void

/** Takes a game in; false: it failed, so begin no other. */
type Take = (reply: Reply) => boolean

/** Plays all games on as many threads; the summary, or the first game that fails, is the same for any number of them. */
export async function playAll(
  sent: SentPlan,
  games: readonly GameEntry[],
  count: number,
  threads: number,
  progress: Progress,
): Promise<Summary> {
  const total = emptySummary()
  const failures: Failure[] = []
  const take = (reply: Reply): boolean => {
    if ('failed' in reply) {
      failures.push(reply)
      return false
    }
    mergeInto(total, reply.summary)
    progress(total.games)
    return true
  }
  if (threads <= 1) await playHere(sent, games, count, take)
  else await onThreads({ module: new URL('./worker.ts', import.meta.url), told: sent }, count, threads, take)
  const [first] = failures.sort((a, b) => a.n - b.n)
  if (first) throw failed(first.failed)
  return total
}

async function playHere(sent: SentPlan, games: readonly GameEntry[], count: number, take: Take): Promise<void> {
  const plan = await openPlan(sent, games)
  for (let n = 0; n < count && take(playOne(plan, n)); n++);
}
