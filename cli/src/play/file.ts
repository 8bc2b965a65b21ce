import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type GameTypes, load, type MatchRecord, type OptionValues, readHead } from '@muster/engine'
import type { AnyGame, AnyModule } from '../games.ts'
import { loadGame } from '../games.ts'
import { ownTongue } from '../language.ts'
import { failed, messageOf, misused } from '../problem.ts'
import type { Shell } from '../shell.ts'

/** What a match needs to go on at this keyboard, kept beside its record. */
export interface TableNote {
  /** The secret of the dice, so that they go on where they stopped. */
  readonly seed: string | null
  /** The seats that bots play. */
  readonly bots: Readonly<Record<string, string>>
}

/** A record read from a file, and its game. */
export interface Opened {
  readonly module: AnyModule
  readonly game: AnyGame
  readonly record: MatchRecord<GameTypes>
  readonly table: TableNote | null
}

export async function openFile(shell: Shell, file: string): Promise<Opened> {
  const text = readText(file)
  const head = readHead(text)
  if (!head.ok) throw failed(`${file}: ${ownTongue('en').word(head.why)}`)
  const module = await loadGame(shell, head.record.game)
  const game = await gameFor(module, head.record.pack, file)
  const loaded = load(game, text)
  if (!loaded.ok) throw failed(`${file}: ${ownTongue('en').word(loaded.why)}`)
  return { module, game, record: loaded.record, table: noteIn(loaded.record, file) }
}

/** What was kept beside the record, if it was kept at a keyboard. */
function noteIn(record: MatchRecord<GameTypes>, file: string): TableNote | null {
  const { table } = record as { table?: unknown }
  if (table === undefined) return null
  const { seed = null, bots = null } = (table ?? {}) as { seed?: unknown; bots?: unknown }
  const names = typeof bots === 'object' && bots !== null ? Object.values(bots) : [null]
  const isWhole = (seed === null || typeof seed === 'string') && names.every((name) => typeof name === 'string')
  if (!isWhole)
    throw failed(
      `${file}: “table”, which says who plays here, is damaged. Take it out of the file, and the match can be replayed.`,
    )
  return table as TableNote
}

/** The game as the box has it, or made with a pack. */
export async function gameFor(module: AnyModule, pack: unknown, file: string): Promise<AnyGame> {
  if (pack === null || pack === undefined) return module.game
  const made = await module.withPack(pack)
  if (made.ok) return made.game
  const problems = made.problems.map((p) => `  ${p.path}: ${p.problem}`)
  throw failed(`${file}: the content pack is refused:\n${problems.join('\n')}`)
}

/** A content pack from a file; null without one. */
export function readPack(file: string | undefined): unknown {
  if (file === undefined) return null
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof SyntaxError) throw misused(`${file} is not JSON: ${error.message}`)
    throw error
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw misused(`${file} cannot be read: ${messageOf(error)}`)
  }
}

/** Writes the whole match or nothing. */
export function writeFile(file: string, record: MatchRecord<GameTypes>, table: TableNote): void {
  const whole = { ...record, table: { ...table, seed: record.dice.seed === null ? table.seed : null } }
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(whole)}\n`)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw misused(`${file} cannot be written: ${messageOf(error)}`)
  }
}

/** A name for a match that was given none. */
export function fileName(game: string, options: OptionValues, now: Date): string {
  const mission = options['mission'] === undefined ? '' : `-${options['mission']}`
  const stamp = now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  return `${game}${mission}-${stamp}.json`
}
