import type { GameEntry } from '@muster/games'
import { type Kept, keptGames } from '../arena/kept.ts'
import { failed } from '../problem.ts'
import { openPlan, type SentPlan } from '../simulate/plan.ts'
import { onThreads } from '../threads.ts'
import type { Told } from './told.ts'
import { type Reply, tell } from './worker.ts'

/** The games of one way to begin that were played before, found again while nothing they depend on has changed. */
export function keptTold(sent: SentPlan, recorded: readonly Told[]): Kept<Told> {
  const { game, bots, seed, options, rounds, visits } = sent
  const thought = visits === undefined ? [] : [visits]
  const about = [bots, seed, Object.entries(options).sort(), rounds, ...thought]
  const kept = keptGames<Told>('balance', game, Object.values(bots).join('-'), about)
  return { ...kept, games: [...new Map([...recorded, ...kept.games].map((told) => [told.n, told])).values()] }
}

export interface Playing {
  readonly sent: SentPlan
  readonly kept: Kept<Told>
  readonly games: readonly GameEntry[]
  readonly count: number
  readonly threads: number
  progress(): void
}

/** The first `count` games of one way to begin; the same for any number of threads. */
export async function toldOf(playing: Playing): Promise<readonly Told[]> {
  const { sent, kept, count } = playing
  const told = kept.games.filter((t) => t.n < count)
  const known = new Set(told.map((t) => t.n))
  const left = Array.from({ length: count }, (_, n) => n).filter((n) => !known.has(n))
  const failures: string[] = []
  const take = (made: Reply): boolean => {
    playing.progress()
    if ('failed' in made) {
      failures.push(made.failed)
      return false
    }
    kept.add(made)
    told.push(made)
    return true
  }
  if (playing.threads > 1) {
    const module = new URL('./worker.ts', import.meta.url)
    await onThreads({ module, told: sent }, left, Math.min(playing.threads, left.length), take)
  } else if (left.length > 0) {
    const plan = await openPlan(sent, playing.games)
    for (const n of left) if (!take(tell(plan, n))) break
  }
  if (failures[0] !== undefined) throw failed(failures[0])
  return told.sort((a, b) => a.n - b.n)
}
