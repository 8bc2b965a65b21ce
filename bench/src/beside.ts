import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { median, type Rate } from './clock.ts'
import type { LoopName } from './loops.ts'

const WORKER = new URL('./loop.worker.ts', import.meta.url)
const SLICES = 5

/**
 * Rates of a game's loops measured side by side: each in turn for a slice of its time, and the median of its slices,
 * so that a machine that is slow for a moment is slow for all of them.
 */
export async function ratesBeside<N extends LoopName>(
  id: string,
  names: readonly N[],
  seconds: number,
): Promise<Record<N, Rate>> {
  const loops = names.map((name) => ({
    name,
    seen: [] as Rate[],
    worker: new Worker(WORKER, { workerData: { id, name } }),
  }))
  for (const { worker } of loops) await slice(worker, Math.min(0.5, seconds / 2))
  for (let i = 0; i < SLICES; i++)
    for (const { worker, seen } of loops) seen.push(await slice(worker, seconds / SLICES))
  for (const { worker } of loops) await worker.terminate()
  return Object.fromEntries(loops.map(({ name, seen }) => [name, medianOf(seen)])) as Record<N, Rate>
}

async function slice(worker: Worker, seconds: number): Promise<Rate> {
  worker.postMessage(seconds)
  const [rate] = (await once(worker, 'message')) as [Rate]
  return rate
}

function medianOf(rates: readonly Rate[]): Rate {
  return {
    offersPerSecond: median(rates.map((r) => r.offersPerSecond)),
    actionsPerSecond: median(rates.map((r) => r.actionsPerSecond)),
  }
}
