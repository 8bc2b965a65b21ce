import { availableParallelism } from 'node:os'
import { botNamed } from '../bots.ts'
import type { AnyGame } from '../games.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { progressBar } from '../progress.ts'
import type { Shell } from '../shell.ts'
import type { Bout } from './bout.ts'
import { keptBouts, noneKept } from './kept.ts'
import { boutsOf } from './run.ts'
import { isDecided } from './sequential.ts'
import { type Score, scoreOf } from './tally.ts'
import { openPairing, type SentPairing, type Thought } from './worker.ts'

/** A meeting of two bots. */
export interface Meet {
  readonly bots: readonly [string, string]
  readonly wishes: Wishes
  readonly thought: Thought
  readonly seed: string
  readonly rounds: number
  /** How many are played, those kept included. */
  readonly games: number
  /** How many kept ones are counted at most, where that is more. */
  readonly most?: number
  /** Stop when a sequential test has decided whether A wins this share. */
  readonly decide?: number | undefined
  readonly workers?: number
  /** Play every game again, and keep none. */
  readonly fresh?: boolean
}

/** Lets two bots meet; what was played before is taken from the files. */
export async function meet(
  shell: Shell,
  game: AnyGame,
  how: Meet,
): Promise<{ readonly of: string; readonly bouts: readonly Bout[]; readonly score: Score }> {
  const sent = pairing(shell, game, how)
  const sides = new Set(game.seats(sent.options).map((s) => s.side)).size
  const whole = (games: number): number => Math.ceil(games / sides) * sides
  const all = how.fresh ? noneKept : keptBouts(sent, await openPairing(sent, shell.games))
  const most = whole(Math.max(how.games, how.most ?? 0))
  const known = all.games.filter((b) => b.n < most)
  if (how.games === 0) return { of: all.name, bouts: known, score: scoreOf(known, sides) }
  const count = whole(how.games)
  const threads = how.workers ?? Math.min(availableParallelism(), count)
  const progress = progressBar(shell, count)
  const enough = (bouts: readonly Bout[]): boolean => {
    progress.show(bouts.length)
    return how.decide !== undefined && isDecided(bouts, how.decide)
  }
  const bouts = await boutsOf({ sent, kept: all, games: shell.games, count, threads, enough }).finally(progress.clear)
  return { of: all.name, bouts, score: scoreOf(bouts, sides) }
}

function pairing(shell: Shell, game: AnyGame, { bots, wishes, seed, rounds, thought }: Meet): SentPairing {
  for (const name of bots) botNamed(name, game)
  const options = optionsFrom(game, wishes, { rounds })
  return { gamesUrl: shell.gamesUrl, game: game.id, options, bots, seed, thought, rounds }
}
