import { newSeed } from '@muster/dice'
import { type GameTypes, type Match, newMatch, resume } from '@muster/engine'
import { type Chair, type ClockTimes, peopleOf } from '@muster/table'
import { entryOf, loadGame } from '../games.ts'
import { calledIn, languageFrom, ownTongue, type Tongue, tongueOf } from '../language.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { painter, wantsColour } from '../play/colours.ts'
import { type DiceFlags, keptDice, sealedDice } from '../play/dice.ts'
import { gameFor, openFile, readPack } from '../play/file.ts'
import { pickGame, pickOpponent, pickOptions, pickSeat } from '../play/guide.ts'
import { openTable } from '../play/hosting.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { untilStopped } from '../play/rescue.ts'
import { botSeats, chairsOf, keptBots, type SeatFlags, seatOf } from '../play/seats.ts'
import { sit } from '../play/session.ts'
import { misused } from '../problem.ts'
import { isTerminal, type Shell } from '../shell.ts'

export interface PlayFlags extends Wishes, DiceFlags, SeatFlags {
  readonly language?: string
  readonly resume?: string
  readonly save?: string
  readonly pack?: string
  readonly openHands?: boolean
  readonly ponder?: boolean
}

interface Sitting {
  readonly tongue: Tongue
  readonly match: Match<GameTypes>
  readonly chairs: readonly Chair[]
  readonly file: string | null
  readonly secret: string | null
  readonly times: ClockTimes | null
}

export async function playCommand(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<void> {
  const lines = openLines(shell)
  try {
    const sitting = await sitDown(shell, lines, id, flags)
    const paint = painter(sitting.match.record.seats, wantsColour(isTerminal(shell.out.stream), shell.environment))
    const parts = {
      ...sitting,
      shell,
      lines,
      paint,
      openHands: flags.openHands ?? false,
      pondering: flags.ponder ?? false,
    }
    await untilStopped(openTable(parts, flags.seed ?? newSeed()), sit)
  } finally {
    lines.close()
  }
}

async function sitDown(shell: Shell, lines: Lines, id: string | undefined, flags: PlayFlags): Promise<Sitting> {
  const language = languageFrom(flags.language, shell.environment)
  if (flags.resume !== undefined) return goOn(shell, flags.resume, id, flags, language)
  if (id === undefined) return askEverything(shell, lines, flags, language)
  const module = await loadGame(shell, id)
  const own = ownTongue(language)
  const pack = readPack(flags.pack, own)
  const game = await gameFor(module, pack, flags.pack ?? '', own)
  const options = optionsFrom(game, flags)
  const tongue = await tongueOf(module, language, calledIn(game, options))
  const seats = game.seats(options)
  const chairs = chairsOf(seats, botSeats(game, seats, flags))
  const { dice, secret } = await sealedDice({ shell, lines, tongue }, peopleOf(chairs).map(seatOf), flags)
  const match = newMatch(game, options, dice, pack)
  return { tongue, match, chairs, file: flags.save ?? null, secret, times: null }
}

async function askEverything(
  shell: Shell,
  lines: Lines,
  flags: PlayFlags,
  language: Tongue['language'],
): Promise<Sitting> {
  unusable(flags, ['mission', 'option', 'pack'], 'needs the name of a game: muster play GAME')
  const own = ownTongue(language)
  const module = await pickGame(shell, lines, own)
  const { game } = module
  const options = await pickOptions(shell, lines, module, await tongueOf(module, language))
  const tongue = await tongueOf(module, language, calledIn(game, options))
  const bot = flags.bot ?? (await pickOpponent(shell, lines, own))
  const seats = game.seats(options)
  const as = bot === null ? undefined : (flags.as ?? (await pickSeat(shell, lines, tongue, seats.map(seatOf))))
  const bots = bot === null || as === undefined ? {} : botSeats(game, seats, { bot, as })
  const chairs = chairsOf(seats, bots)
  const { dice, secret } = await sealedDice({ shell, lines, tongue }, peopleOf(chairs).map(seatOf), flags)
  return { tongue, match: newMatch(game, options, dice), chairs, file: flags.save ?? null, secret, times: null }
}

async function goOn(
  shell: Shell,
  file: string,
  id: string | undefined,
  flags: PlayFlags,
  language: Tongue['language'],
): Promise<Sitting> {
  unusable(flags, ['mission', 'option', 'pack', 'seed', 'throwIn'], 'is settled in a saved match: leave it out')
  const opened = await openFile(shell, file, ownTongue(language))
  const { module, game, record, table } = opened
  const tongue = await tongueOf(module, language, calledIn(game, record.options))
  if (id !== undefined && entryOf(shell.games, id).id !== game.id)
    throw misused(tongue.own('file.ofGame', { file, game: game.id }))
  const { dice, secret } = keptDice(file, record.dice, table?.seed ?? null, tongue)
  const match = resume(game, record, dice)
  const reseated = flags.bot !== undefined || flags.as !== undefined
  const bots = reseated ? botSeats(game, record.seats, flags) : keptBots(opened, file, tongue)
  const chairs = chairsOf(record.seats, bots)
  return { tongue, match, chairs, file: flags.save ?? file, secret, times: table?.times ?? null }
}

/** What was asked for must not be dropped in silence. */
function unusable(flags: PlayFlags, keys: readonly (keyof PlayFlags)[], why: string): void {
  const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  const key = keys.find((k) => isGiven(flags[k]))
  if (key) throw misused(`--${key === 'throwIn' ? 'throw-in' : key} ${why}.`)
}
