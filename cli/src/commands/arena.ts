import { climb } from '../arena/climb.ts'
import { meet } from '../arena/meet.ts'
import type { Score } from '../arena/tally.ts'
import type { Thought } from '../arena/worker.ts'
import { columns, percent } from '../columns.ts'
import { loadGame } from '../games.ts'
import type { Wishes } from '../options.ts'
import { misused } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface ArenaFlags extends Wishes {
  readonly bots?: string
  readonly games: number
  readonly seed: string
  readonly rounds: number
  readonly visits?: number
  readonly full?: boolean
  readonly workers?: number
  /** Stop when a sequential test has decided whether A wins this share. */
  readonly decide?: number
  readonly fresh?: boolean
  readonly ladder?: boolean
  readonly write?: boolean
  readonly kept?: boolean
  readonly json?: boolean
}

/** What a bout thinks with when nothing is said: so many games would take too long otherwise. */
const TWENTIETH: Thought = { share: 1 / 20 }

export async function arenaCommand(shell: Shell, id: string | undefined, flags: ArenaFlags): Promise<void> {
  if (flags.ladder) return climb(shell, id, flags)
  if (id === undefined || flags.bots === undefined) throw misused('name a game and two bots: arena GAME --bots A:B.')
  const { game } = await loadGame(shell, id)
  const bots = botsIn(flags.bots)
  const { score } = await meet(shell, game, { ...flags, bots, wishes: flags, thought: thoughtOf(flags) })
  if (flags.json) printJson(shell, score)
  else print(shell, scoreText(game.id, bots, score))
}

function botsIn(named: string): readonly [string, string] {
  const [a, b = a, ...more] = named.split(':')
  if (a === undefined || b === undefined || more.length > 0)
    throw misused('--bots wants two of them: captain:sergeant.')
  return [a, b]
}

function thoughtOf({ full, visits }: ArenaFlags): Thought {
  if (full && visits !== undefined) throw misused('--full and --visits do not go together.')
  if (visits !== undefined) return { visits }
  return full ? { share: 1 } : TWENTIETH
}

function scoreText(game: string, bots: readonly [string, string], s: Score): string {
  const [low, high] = s.interval
  const rows = [
    ['games', s.games],
    ['won, lost, drawn', `${s.wins}, ${s.losses}, ${s.draws}`],
    ['share of the points', `${percent(s.winRate)} (${percent(low)} to ${percent(high)})`],
    [
      'a choice takes',
      `${s.medianMilliseconds.toFixed(2)} ms in the median, ${s.slowestMilliseconds.toFixed(0)} at most`,
    ],
    ['a turn takes', `${s.slowestTurnMilliseconds.toFixed(0)} ms at most`],
  ]
  return `${game}: ${bots[0]} against ${bots[1]}\n${columns(rows)}\n`
}
