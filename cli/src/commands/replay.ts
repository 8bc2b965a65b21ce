import { writeFile } from 'node:fs/promises'
import {
  deedsSeen,
  entrySeen,
  type GameTypes,
  type Match,
  type Message,
  type Viewer,
  type Walk,
  walked,
} from '@muster/engine'
import { asCsv } from '@muster/words'
import { calledIn, languageFrom, ownTongue, type Tongue, tongueOf } from '../language.ts'
import { painter, wantsColour } from '../play/colours.ts'
import { openFile } from '../play/file.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { toldOf } from '../play/told.ts'
import { messageOf, misused } from '../problem.ts'
import { isTerminal, print, printJson, type Shell } from '../shell.ts'

export interface ReplayFlags {
  readonly as?: string
  readonly language?: string
  readonly all?: boolean
  readonly json?: boolean
  /** Where to write what every piece did. */
  readonly sheet?: string
}

/** A record being looked at through someone's eyes. */
interface Showing {
  readonly shell: Shell
  readonly match: Pick<Match<GameTypes>, 'game' | 'record'>
  readonly tongue: Tongue
  readonly viewer: Viewer<GameTypes>
  readonly steps: Walk<GameTypes>
}

export async function replayCommand(shell: Shell, file: string, flags: ReplayFlags): Promise<void> {
  const language = languageFrom(flags.language, shell.environment)
  const { module, game, record } = await openFile(shell, file, ownTongue(language))
  const viewer = flags.as ?? 'spectator'
  const seats = record.seats.map((s) => s.seat)
  if (viewer !== 'spectator' && !seats.includes(viewer)) {
    throw misused(`nobody sat as "${viewer}". --as can be: ${seats.join(', ')}, spectator.`)
  }
  const tongue = await tongueOf(module, language, calledIn(game, record.options))
  const showing = { shell, match: { game, record }, tongue, viewer, steps: walked(game, record) }
  if (flags.sheet !== undefined) await writeSheet(showing, flags.sheet)
  else if (flags.json) printJson(shell, asJson(showing))
  else if (flags.all) printAll(showing)
  else await stepThrough(showing)
}

/** What every piece had done by the end of the record. */
async function writeSheet({ match: { game, record }, tongue, viewer, steps }: Showing, file: string): Promise<void> {
  const word = (cell: Message | number): string => (typeof cell === 'number' ? String(cell) : tongue.word(cell))
  const end = game.view(steps.at(steps.entries.length), viewer)
  const sheet = asCsv(game.combatSheet(deedsSeen(game, record.entries, viewer), end), tongue.side, word)
  try {
    await writeFile(file, sheet)
  } catch (error) {
    throw misused(`the sheet cannot be written: ${messageOf(error)}`)
  }
}

/** Every entry with what it says and where the game stood after it. */
function asJson({ match, tongue, viewer, steps }: Showing) {
  const { game, record } = match
  const { rules, options, seats } = record
  const told = toldOf({ game, walk: steps }, tongue, viewer)
  const entries = record.entries.map((entry, i) => {
    const { round, scores } = game.situation(steps.at(i + 1))
    return { entry: i, ...entrySeen(match, entry, viewer), says: told[i], round, scores }
  })
  return {
    game: game.id,
    rules,
    options,
    seats,
    viewer,
    entries,
    outcome: game.outcome(steps.at(steps.entries.length)),
  }
}

function printAll(showing: Showing): void {
  show(showing, 0)
  tell(showing, 0, showing.steps.entries.length)
  show(showing, showing.steps.entries.length)
}

/** What the entries from number `from` up to `to` say, each line with its number. */
function tell({ shell, match: { game }, tongue, viewer, steps: walk }: Showing, from: number, to: number): void {
  const told = toldOf({ game, walk }, tongue, viewer, from, to)
  for (const [i, lines] of told.entries())
    for (const line of lines) print(shell, `${String(from + i + 1).padStart(5)}  ${line}`)
}

/** The board after the first `count` entries. */
function show({ shell, match, tongue, viewer, steps }: Showing, count: number): void {
  const { game, record } = match
  const paint = painter(record.seats, wantsColour(isTerminal(shell.out.stream), shell.environment))
  print(shell, paint.picture(game.picture(game.view(steps.at(count), viewer)), tongue.word))
  print(shell, paint.colours.dim(tongue.own('replay.entry', { entry: count, count: steps.entries.length })))
}

async function stepThrough(showing: Showing): Promise<void> {
  const lines = openLines(showing.shell)
  try {
    await steps(showing, lines)
  } finally {
    lines.close()
  }
}

async function steps(showing: Showing, lines: Lines): Promise<void> {
  const { tongue } = showing
  let at = 0
  show(showing, at)
  for (;;) {
    const line = await lines.ask(tongue.own('replay.ask'))
    if (line === null || line === tongue.own('key.quit') || line === tongue.own('word.quit')) return
    const before = at
    if (/^\d+$/.test(line)) at = Math.min(Number(line), showing.steps.entries.length)
    else if (line === tongue.own('key.back')) at = Math.max(0, at - 1)
    else at = Math.min(at + 1, showing.steps.entries.length)
    if (at === before + 1) tell(showing, before, at)
    show(showing, at)
  }
}
