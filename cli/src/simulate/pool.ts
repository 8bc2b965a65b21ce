import { Worker } from 'node:worker_threads'
import type { GameEntry } from '@muster/games'
import { failed } from '../problem.ts'
import { emptySummary, mergeInto, type Summary } from './summary.ts'
import { openPlan, playOne, type Reply, type SentPlan } from './worker.ts'

/** Called after each game with how many are done. */
export type Progress = (done: number) => void

/** Plays all games on as many threads; the summary is the same for any number of them. */
export async function playAll(
  sent: SentPlan,
  games: readonly GameEntry[],
  count: number,
  threads: number,
  progress: Progress,
): Promise<Summary> {
  const total = emptySummary()
  const take = (reply: Reply): void => {
    if ('failed' in reply) throw failed(reply.failed)
    mergeInto(total, reply.summary)
    progress(total.games)
  }
  if (threads <= 1) await playHere(sent, games, count, take)
  else await playOnThreads(sent, count, threads, take)
  return total
}

async function playHere(
  sent: SentPlan,
  games: readonly GameEntry[],
  count: number,
  take: (reply: Reply) => void,
): Promise<void> {
  const plan = await openPlan(sent, games)
  for (let n = 0; n < count; n++) take(playOne(plan, n))
}

async function playOnThreads(
  sent: SentPlan,
  count: number,
  threads: number,
  take: (reply: Reply) => void,
): Promise<void> {
  let next = 0
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: sent }),
  )
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (): void => (next < count ? worker.postMessage(next++) : resolve())
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      worker.on('message', (reply: Reply) => {
        try {
          take(reply)
          send()
        } catch (error) {
          reject(error)
        }
      })
      send()
    })
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map((w) => w.terminate()))
  }
}
