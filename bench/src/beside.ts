import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Game, GameTypes } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { median, type Rate, rate } from './clock.ts'
import { LOOPS, type LoopName } from './loops.ts'

const WORKER = new URL('./loop.worker.ts', import.meta.url)
const SLICES = 5

/**
 * Rates of a game's loops measured side by side: each in turn for a slice of its time, and the median of its slices,
 * so that a machine that is slow for a moment is slow for all of them.
 */
export async function ratesBeside<N extends LoopName>(
  game: Game<GameTypes>,
  names: readonly N[],
  seconds: number,
): Promise<Record<N, Rate>> {
  const loops = names.map((name) => ({ name, seen: [] as Rate[], loop: loopOf(game, name) }))
  for (const { loop } of loops) await loop.slice(Math.min(0.5, seconds / 2))
  for (let i = 0; i < SLICES; i++) for (const { loop, seen } of loops) seen.push(await loop.slice(seconds / SLICES))
  for (const { loop } of loops) await loop.close()
  return Object.fromEntries(loops.map(({ name, seen }) => [name, medianOf(seen)])) as Record<N, Rate>
}

interface Loop {
  slice(seconds: number): Promise<Rate>
  close(): Promise<unknown>
}

/** A game of the house has a thread for each loop; one that no thread could find is measured here. */
const loopOf = (game: Game<GameTypes>, name: LoopName): Loop =>
  gameEntry(game.id) ? loopThere(game.id, name) : loopHere(game, name)

function loopHere(game: Game<GameTypes>, name: LoopName): Loop {
  const step = LOOPS[name](game)
  return { slice: async (seconds) => rate(step, seconds), close: async () => undefined }
}

function loopThere(id: string, name: LoopName): Loop {
  const worker = new Worker(WORKER, { workerData: { id, name } })
  return {
    async slice(seconds) {
      worker.postMessage(seconds)
      const [measured] = (await once(worker, 'message')) as [Rate]
      return measured
    },
    close: () => worker.terminate(),
  }
}

function medianOf(rates: readonly Rate[]): Rate {
  return {
    offersPerSecond: median(rates.map((r) => r.offersPerSecond)),
    actionsPerSecond: median(rates.map((r) => r.actionsPerSecond)),
  }
}
