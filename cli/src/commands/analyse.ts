import { writeFile } from 'node:fs/promises'
import { entriesInForce, isAction } from '@muster/engine'
import { analysisPage } from '../analyse/page.ts'
import { analysisText } from '../analyse/text.ts'
import { analysisOf } from '../analyse/told.ts'
import { languageFrom, ownTongue, tongueOf } from '../language.ts'
import { openFile } from '../play/file.ts'
import { messageOf, misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface AnalyseFlags {
  readonly language?: string
  readonly as?: string
  readonly json?: boolean
  readonly html?: string
}

/** Who stood better after every action of a match, what decided it, and what was luck. */
export async function analyseCommand(shell: Shell, file: string, flags: AnalyseFlags): Promise<void> {
  const language = languageFrom(flags.language, shell.environment)
  const { module, game, record } = await openFile(shell, file, ownTongue(language))
  const tongue = await tongueOf(module, language, game.called?.(record.options))
  const seats = record.seats.map((s) => s.seat)
  const seat = flags.as ?? seats[0] ?? ''
  if (!seats.includes(seat)) throw misused(`nobody sat as "${seat}". --as can be: ${seats.join(', ')}.`)
  const actions = entriesInForce(record.entries).filter((i) => record.entries[i] && isAction(record.entries[i])).length
  const progress = progressBar(shell, actions)
  let done = 0
  const analysis = analysisOf(game, record, seat, tongue, () => progress.show(++done))
  progress.clear()
  if (flags.html !== undefined) await write(flags.html, analysisPage(tongue, analysis))
  if (flags.json) printJson(shell, analysis)
  else if (flags.html === undefined) print(shell, analysisText(tongue, analysis))
}

async function write(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page)
  } catch (error) {
    throw misused(`the page cannot be written: ${messageOf(error)}`)
  }
}
