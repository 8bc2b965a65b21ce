import { createHash } from 'node:crypto'
import type { Bot } from '@muster/bots'
import { fairDice, newSeed } from '@muster/dice'
import { type Dice, type GameTypes, type Match, newMatch, plainDice, resume, seeded } from '@muster/engine'
import { botNamed } from '../bots.ts'
import { type AnyModule, loadGame } from '../games.ts'
import { languageFrom, ownTongue, type Tongue, tongueOf } from '../language.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { painter, wantsColour } from '../play/colours.ts'
import { gameFor, openFile, readPack } from '../play/file.ts'
import { pickGame, pickOpponent, pickOptions, pickSeat } from '../play/guide.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { sit } from '../play/session.ts'
import { misused } from '../problem.ts'
import { isTerminal, type Shell } from '../shell.ts'

export interface PlayFlags extends Wishes {
  readonly bot?: string
  readonly as?: string
  readonly language?: string
  readonly resume?: string
  readonly save?: string
  readonly seed?: string
  readonly pack?: string
  readonly openHands?: boolean
}

interface Sitting {
  readonly module: AnyModule
  readonly tongue: Tongue
  readonly match: Match<GameTypes>
  readonly bots: Readonly<Record<string, Bot>>
  readonly file: string | null
}

export async function playCommand(shell: Shell, id: string | undefined, flags: PlayFlags): Promise<void> {
  const lines = openLines(shell)
  try {
    const sitting = await sitDown(shell, lines, id, flags)
    await sit({
      ...sitting,
      shell,
      lines,
      paint: painter(sitting.match.record.seats, wantsColour(isTerminal(shell.out), shell.environment)),
      thoughts: seeded(flags.seed ?? newSeed()),
      openHands: flags.openHands ?? false,
      diaries: new Map(),
      last: null,
    })
  } finally {
    lines.close()
  }
}

async function sitDown(shell: Shell, lines: Lines, id: string | undefined, flags: PlayFlags): Promise<Sitting> {
  const language = languageFrom(flags.language, shell.environment)
  if (flags.resume !== undefined) return goOn(shell, flags.resume, flags, language)
  if (id === undefined) return askEverything(shell, lines, flags, language)
  const module = await loadGame(shell, id)
  const pack = readPack(flags.pack)
  const game = await gameFor(module, pack, flags.pack ?? '')
  const options = optionsFrom(game, flags)
  const tongue = await tongueOf(module, language, game.called?.(options))
  const match = newMatch(game, options, diceOf(flags), pack)
  return { module, tongue, match, bots: botSeats(match, flags), file: flags.save ?? null }
}

async function askEverything(
  shell: Shell,
  lines: Lines,
  flags: PlayFlags,
  language: Tongue['language'],
): Promise<Sitting> {
  const own = ownTongue(language)
  const module = await pickGame(shell, lines, own)
  const options = await pickOptions(shell, lines, module, await tongueOf(module, language))
  const tongue = await tongueOf(module, language, module.game.called?.(options))
  const bot = flags.bot ?? (await pickOpponent(shell, lines, own))
  const match = newMatch(module.game, options, diceOf(flags))
  const seats = match.record.seats.map((s) => s.seat)
  const seat = bot === null ? undefined : (flags.as ?? (await pickSeat(shell, lines, tongue, seats)))
  const bots = bot === null ? {} : botSeats(match, { bot, ...(seat === undefined ? {} : { as: seat }) })
  return { module, tongue, match, bots, file: flags.save ?? null }
}

async function goOn(shell: Shell, file: string, flags: PlayFlags, language: Tongue['language']): Promise<Sitting> {
  const { module, game, record, table } = await openFile(shell, file)
  const tongue = await tongueOf(module, language, game.called?.(record.options))
  const dice = table?.seed ? fairDice(table.seed, record.dice.entropy) : plainDice(newSeed())
  if (!table?.seed && record.dice.commitment !== null && record.dice.seed === null) {
    throw misused(
      `${file} was not saved at a keyboard: it lacks the secret of its dice, so it can be replayed but not played on.`,
    )
  }
  const match = resume(game, record, dice)
  const kept = Object.fromEntries(Object.entries(table?.bots ?? {}).map(([seat, name]) => [seat, botNamed(name)]))
  const bots = flags.bot === undefined ? kept : botSeats(match, flags)
  return { module, tongue, match, bots, file: flags.save ?? file }
}

/** Dice that can be verified; from a word, when the same match is wanted again. */
function diceOf(flags: PlayFlags): Dice {
  const seed = flags.seed === undefined ? newSeed() : createHash('sha256').update(flags.seed).digest('hex')
  return fairDice(seed)
}

/** The seats the bot plays: all but the person's, whose seat or side `--as` names. */
function botSeats(match: Match<GameTypes>, flags: Pick<PlayFlags, 'bot' | 'as'>): Record<string, Bot> {
  const { seats } = match.record
  const names = seats.map((s) => s.seat)
  if (flags.bot === undefined) {
    if (flags.as === undefined) return {}
    throw misused('--as needs an opponent: add --bot one-step.')
  }
  const bot = botNamed(flags.bot)
  const as = flags.as ?? names[0]
  const mine = seats.filter((s) => s.seat === as).concat(seats.filter((s) => s.side === as && s.seat !== as))
  if (mine.length === 0 && as !== 'spectator') {
    throw misused(`nobody sits as "${as}". --as can be: ${names.join(', ')}, or spectator to look on.`)
  }
  return Object.fromEntries(names.filter((seat) => !mine.some((s) => s.seat === seat)).map((seat) => [seat, bot]))
}
