import type { GameEntry } from '@muster/games'
import { failed } from '../problem.ts'
import { onThreads } from '../threads.ts'
import type { Bout } from './bout.ts'
import type { Kept } from './kept.ts'
import { openPairing, type Reply, reply, type SentPairing } from './worker.ts'

export interface Run {
  readonly sent: SentPairing
  readonly kept: Kept<Bout>
  readonly games: readonly GameEntry[]
  readonly count: number
  readonly threads: number
  /** Called with all games so far; true: that is enough. */
  enough(bouts: readonly Bout[]): boolean
}

/** All games of a pairing, those kept from before included; the same for any number of threads. */
export async function boutsOf(run: Run): Promise<readonly Bout[]> {
  const { kept } = run
  const bouts = kept.games.filter((b) => b.n < run.count)
  const known = new Set(bouts.map((b) => b.n))
  const pieces = Array.from({ length: run.count }, (_, n) => n).filter((n) => !known.has(n))
  const failures: string[] = []
  const take = (made: Reply): boolean => {
    if ('failed' in made) {
      failures.push(made.failed)
      return false
    }
    kept.add(made)
    bouts.push(made)
    return !run.enough(bouts)
  }
  if (!run.enough(bouts)) await playPieces(run, pieces, take)
  if (failures[0] !== undefined) throw failed(failures[0])
  return bouts.sort((x, y) => x.n - y.n)
}

async function playPieces(run: Run, pieces: readonly number[], take: (made: Reply) => boolean): Promise<void> {
  if (run.threads > 1) {
    const module = new URL('./worker.ts', import.meta.url)
    await onThreads({ module, told: run.sent }, pieces, Math.min(run.threads, pieces.length), take)
    return
  }
  const pairing = await openPairing(run.sent, run.games)
  for (const n of pieces) if (!take(reply(pairing, n))) return
}
