import { availableParallelism } from 'node:os'
import { SAMPLED, samplingText, startsOf } from '@muster/engine/testkit/fuzz'
import { fuzzed, type Reply, type SentRun } from '../fuzz/worker.ts'
import { type AnyGame, loadGame } from '../games.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { failed, misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { onThreads } from '../threads.ts'

export interface FuzzFlags extends Wishes {
  readonly games: number
  readonly seed: string
  readonly rounds: number
  readonly workers?: number
  /** Nothing is sampled. */
  readonly everyStep?: boolean
  readonly json?: boolean
}

/** Random games held against every claim of the contract; the match of a failure is written to a file. */
export async function fuzzCommand(shell: Shell, id: string, flags: FuzzFlags): Promise<void> {
  const { game } = await loadGame(shell, id)
  const sampling = flags.everyStep ? {} : SAMPLED
  const sent = { gamesUrl: shell.gamesUrl, game: game.id, starts: startsFor(game, flags), seed: flags.seed, sampling }
  const replies = await fuzzAll(shell, game, sent, flags)
  const steps = replies.reduce((sum, r) => sum + r.steps, 0)
  const failures = replies.flatMap((r) => (r.failure ? [r.failure] : []))
  if (flags.json) printJson(shell, { games: replies.length, steps, sampled: sampling, failures })
  else if (failures.length === 0) {
    print(shell, `${game.id}: ${replies.length} games, ${steps} steps, nothing wrong.\n${samplingText(sampling)}`)
  }
  if (failures.length > 0) throw failed(failures.map((f) => f.text).join('\n\n'))
}

function startsFor(game: AnyGame, flags: FuzzFlags): SentRun['starts'] {
  const told = flags.mission !== undefined || (flags.option ?? []).length > 0
  if (told) return [{ label: 'as asked', options: optionsFrom(game, flags, { rounds: flags.rounds }) }]
  const starts = startsOf(game, flags.rounds)
  if (starts.length === 0) throw misused(`${game.id} has no way to begin.`)
  return starts
}

/** Every match, in its order, on as many threads as there are cores. */
async function fuzzAll(shell: Shell, game: AnyGame, sent: SentRun, flags: FuzzFlags): Promise<Reply[]> {
  const threads = flags.workers ?? Math.min(availableParallelism(), flags.games)
  const progress = progressBar(shell, flags.games)
  const replies: Reply[] = []
  const take = (reply: Reply): boolean => {
    replies.push(reply)
    progress.show(replies.length)
    return true
  }
  try {
    if (threads === 1) for (let n = 0; n < flags.games; n++) take(fuzzed(game, sent, n))
    else
      await onThreads({ module: new URL('../fuzz/worker.ts', import.meta.url), told: sent }, flags.games, threads, take)
  } finally {
    progress.clear()
  }
  return replies.sort((a, b) => a.n - b.n)
}
