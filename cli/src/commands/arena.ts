import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BOTS, LEVELS } from '@muster/bots'
import type { Bout } from '../arena/bout.ts'
import { keptBouts, noneKept } from '../arena/kept.ts'
import type { Meeting } from '../arena/ladder.ts'
import { boutsOf } from '../arena/run.ts'
import { isDecided } from '../arena/sequential.ts'
import { type Ladder, strengthPage } from '../arena/strength.ts'
import { type Score, scoreOf } from '../arena/tally.ts'
import { openPairing, type SentPairing, type Thought } from '../arena/worker.ts'
import { botNamed } from '../bots.ts'
import { columns, percent } from '../columns.ts'
import { type AnyGame, entryOf, loadGame } from '../games.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
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
  readonly json?: boolean
}

/** What a bout thinks with when nothing is said: so many games would take too long otherwise. */
const TWENTIETH: Thought = { share: 1 / 20 }

export async function arenaCommand(shell: Shell, id: string | undefined, flags: ArenaFlags): Promise<void> {
  if (flags.ladder) return climb(shell, id, flags)
  if (id === undefined || flags.bots === undefined) throw misused('name a game and two bots: arena GAME --bots A:B.')
  const { game } = await loadGame(shell, id)
  const { sent, score } = await met(shell, game, flags.bots, flags)
  if (flags.json) printJson(shell, score)
  else print(shell, scoreText(sent, score))
}

/** Lets two bots meet; what was played before is taken from the files. */
async function met(shell: Shell, game: AnyGame, bots: string, flags: ArenaFlags) {
  const sent = pairingFrom(shell, game, bots, flags)
  const sides = new Set(game.seats(sent.options).map((s) => s.side)).size
  const count = Math.ceil(flags.games / sides) * sides
  const threads = flags.workers ?? Math.min(availableParallelism(), count)
  const progress = progressBar(shell, count)
  const enough = (bouts: readonly Bout[]): boolean => {
    progress.show(bouts.length)
    return flags.decide !== undefined && isDecided(bouts, flags.decide)
  }
  const kept = flags.fresh ? noneKept : keptBouts(sent, await openPairing(sent, shell.games))
  const bouts = await boutsOf({ sent, kept, games: shell.games, count, threads, enough }).finally(progress.clear)
  return { sent, bouts, score: scoreOf(bouts, sides) }
}

/** What the levels are measured with besides each other. */
const YARDSTICKS = ['random', 'one-step']
const CLAIMED = 0.75

/** Every level against the one below, and against what they are measured with, in one game or in all. */
async function climb(shell: Shell, id: string | undefined, flags: ArenaFlags): Promise<void> {
  const entries = id === undefined ? shell.games : [entryOf(shell.games, id)]
  const ladders: Ladder[] = []
  for (const entry of entries) {
    const { game } = await entry.load()
    const meetings: Meeting[] = []
    for (const [a, b] of meetingsOfLevels()) {
      const { bouts, score } = await met(shell, game, `${a}:${b}`, { decide: CLAIMED, ...flags })
      meetings.push({ a, b, bouts, score })
      if (!flags.json) print(shell, `${game.id}: ${a} against ${b}: ${percent(score.winRate)} of ${score.games}`)
    }
    ladders.push({ game: entry.id, meetings })
  }
  if (flags.json)
    printJson(
      shell,
      ladders.map(({ game, meetings }) => ({ game, meetings: meetings.map(withoutBouts) })),
    )
  if (flags.write) await writeFile(STRENGTH, strengthPage(ladders, commandOf(flags), thoughtText(flags)))
}

const STRENGTH = fileURLToPath(new URL('../../../docs/strength.md', import.meta.url))

const withoutBouts = ({ a, b, score }: Meeting) => ({ a, b, ...score })

function meetingsOfLevels(): readonly (readonly [string, string])[] {
  const levels = [...LEVELS].reverse()
  const each = levels.flatMap((a, i) => levels.slice(i + 1).map((b) => [a, b] as const))
  const measured = levels.flatMap((a) => YARDSTICKS.filter((b) => b in BOTS).map((b) => [a, b] as const))
  return [...each, ...measured]
}

function commandOf({ games, seed, full, visits }: ArenaFlags): string {
  const thought = full ? ' --full' : visits === undefined ? '' : ` --visits ${visits}`
  return `muster arena --ladder --write --games ${games} --seed ${seed}${thought}`
}

function thoughtText({ full, visits }: ArenaFlags): string {
  if (visits !== undefined) return `Everybody looks into ${visits} continuations for one choice.`
  return full ? 'Everybody thinks as much as its level has.' : 'Everybody thinks a twentieth of what its level has.'
}

function pairingFrom(shell: Shell, game: AnyGame, bots: string, flags: ArenaFlags): SentPairing {
  const named = bots.split(':')
  const [a, b = a] = named
  if (a === undefined || b === undefined || named.length > 2)
    throw misused('--bots wants two of them: captain:sergeant.')
  for (const name of [a, b]) botNamed(name, game)
  if (flags.full && flags.visits !== undefined) throw misused('--full and --visits do not go together.')
  const options = optionsFrom(game, flags, { rounds: flags.rounds })
  const { seed, rounds } = flags
  return { gamesUrl: shell.gamesUrl, game: game.id, options, bots: [a, b], seed, thought: thoughtOf(flags), rounds }
}

function thoughtOf({ full, visits }: ArenaFlags): Thought {
  if (visits !== undefined) return { visits }
  return full ? { share: 1 } : TWENTIETH
}

function scoreText({ game, bots }: SentPairing, s: Score): string {
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
