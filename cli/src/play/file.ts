import { closeSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import {
  BOUNDS,
  examine,
  type GameTypes,
  type MatchRecord,
  type OptionValues,
  placed,
  readHead,
  readJson,
  say,
} from '@muster/engine'
import type { ClockTimes } from '@muster/table'
import type { AnyGame, AnyModule } from '../games.ts'
import type { OwnTongue } from '../language.ts'
import { lineWording } from '../names.ts'
import { failed, messageOf, misused } from '../problem.ts'
import type { Shell } from '../shell.ts'

/** What a match needs to go on at this keyboard, kept beside its record. */
export interface TableNote {
  /** The secret of the dice, so that they go on where they stopped. */
  readonly seed: string | null
  /** The seats that bots play. */
  readonly bots: Readonly<Record<string, string>>
  /** Where clocks run, what they have measured. */
  readonly times?: ClockTimes
}

/** A record read from a file, and its game. */
export interface Opened {
  readonly module: AnyModule
  readonly game: AnyGame
  readonly record: MatchRecord<GameTypes>
  readonly table: TableNote | null
}

/** A match that can be looked at and gone on with; where it could not be held to the rules, that is said. */
export async function openFile(shell: Shell, file: string, own: OwnTongue): Promise<Opened> {
  const { module, game, record } = await openUnjudged(shell, file, own)
  const loaded = examine(game, record)
  if (!loaded.ok) throw failed(`${file}: ${own.word(loaded.why)}`)
  if (loaded.held === 'fold') {
    const folded = say('record.folded', { rules: record.rules, ours: game.rulesVersion })
    shell.err.write(`muster: ${file}: ${own.word(folded)}\n`)
  }
  return { module, game, record, table: noteIn(record, file, own) }
}

/** A file that says it is a match, and of which game: nothing else of it has been looked at. */
export async function openUnjudged(shell: Shell, file: string, own: OwnTongue): Promise<Omit<Opened, 'table'>> {
  const head = readHead(readText(file, own))
  if (!head.ok) throw failed(`${file}: ${own.word(head.why)}`)
  const module = await gameNamed(shell, head.record.game, file, own)
  const game = await gameFor(module, head.record.pack, file, own)
  return { module, game, record: head.record }
}

/** The game a file names, which must be one of ours. */
async function gameNamed({ games }: Shell, id: string, file: string, { own }: OwnTongue): Promise<AnyModule> {
  const entry = games.find((g) => g.id === id)
  if (entry) return entry.load()
  throw failed(own('file.game', { file, game: id, games: games.map((g) => g.id).join(', ') }))
}

/** What was kept beside the record, if it was kept at a keyboard. */
function noteIn(record: MatchRecord<GameTypes>, file: string, { own }: OwnTongue): TableNote | null {
  const { table } = record
  if (table === undefined) return null
  const { seed = null, bots = null, times } = (table ?? {}) as { seed?: unknown; bots?: unknown; times?: unknown }
  const names = typeof bots === 'object' && bots !== null ? Object.values(bots) : [null]
  const isWhole = (seed === null || typeof seed === 'string') && names.every((name) => typeof name === 'string')
  if (!isWhole || (times !== undefined && !areTimes(times))) throw failed(own('file.table', { file }))
  return table as TableNote
}

function areTimes(times: unknown): boolean {
  const { turn, used, played } = (times ?? {}) as Readonly<Record<keyof ClockTimes, unknown>>
  const isTime = (time: unknown): boolean => Number.isFinite(time) && Number(time) >= 0
  return typeof turn === 'string' && isTime(used) && isTime(played)
}

/** The game as the box has it, or made with a pack. */
export async function gameFor(module: AnyModule, pack: unknown, file: string, tongue: OwnTongue): Promise<AnyGame> {
  if (pack === null || pack === undefined) return module.game
  const made = await module.withPack(pack)
  if (made.ok) return made.game
  const { language, own } = tongue
  const word = lineWording(language, await module.packTexts(language))
  const problems = made.problems.map((problem) => `  ${word(placed(problem))}`)
  throw failed(`${own('pack.refused', { file })}\n${problems.join('\n')}`)
}

/** A content pack from a file; null without one. */
export function readPack(file: string | undefined, tongue: OwnTongue): unknown {
  if (file === undefined) return null
  const read = readJson(readText(file, tongue), BOUNDS.pack)
  if (read.ok) return read.data
  const at = read.why.args?.['problem']
  throw misused(at === undefined ? `${file}: ${tongue.word(read.why)}` : tongue.own('file.notJson', { file, at }))
}

function readText(file: string, { own }: OwnTongue): string {
  let text: string | null
  try {
    text = readAtMost(file, BOUNDS.file)
  } catch (error) {
    throw misused(own('file.unreadable', { file, problem: messageOf(error) }))
  }
  if (text === null) throw failed(own('file.tooLarge', { file, most: BOUNDS.file / 1_000_000 }))
  return text
}

const PART = 2 ** 16

/** What is in a file; null where there is more than that. A device or a pipe tells no size, so it is read to the bound. */
function readAtMost(file: string, most: number): string | null {
  const open = openSync(file, 'r')
  const parts: Buffer[] = []
  try {
    for (let left = most; left >= 0; ) {
      const part = Buffer.alloc(PART)
      const read = readSync(open, part)
      if (read === 0) return Buffer.concat(parts).toString('utf8')
      parts.push(part.subarray(0, read))
      left -= read
    }
    return null
  } finally {
    closeSync(open)
  }
}

/** Writes the whole match or nothing. */
export function writeFile(file: string, record: MatchRecord<GameTypes>, table: TableNote, { own }: OwnTongue): void {
  const whole = { ...record, table: { ...table, seed: record.dice.seed === null ? table.seed : null } }
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(whole)}\n`)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw misused(own('file.unwritable', { file, problem: messageOf(error) }))
  }
}

/** A name for a match that was given none. */
export function fileName(game: string, options: OptionValues, now: Date): string {
  const mission = options['mission'] === undefined ? '' : `-${options['mission']}`
  const stamp = now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  return `${game}${mission}-${stamp}.json`
}
