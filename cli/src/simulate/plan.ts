import type { Bot } from '@muster/bots'
import type { OptionValues } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { botNamed } from '../bots.ts'
import { entryOf } from '../games.ts'
import { ownTongue } from '../language.ts'
import { gameFor } from '../play/file.ts'
import type { Plan } from './one-game.ts'

/** A plan as it is sent to a thread. */
export interface SentPlan {
  readonly gamesUrl: string
  readonly game: string
  /** A content pack, or null. */
  readonly pack: unknown
  /** Where the pack was read from. */
  readonly packFile: string | null
  readonly options: OptionValues
  readonly bots: Readonly<Record<string, string>>
  readonly seed: string
  readonly rounds: number
  /** Positions that bots who search look at for one choice; without, as many as their levels have. */
  readonly visits?: number
}

/** The plan again, from what was sent. */
export async function openPlan(sent: SentPlan, games: readonly GameEntry[]): Promise<Plan> {
  const game = await gameFor(await entryOf(games, sent.game).load(), sent.pack, 'pack', ownTongue('en'))
  const bot = (name: string): Bot => limited(botNamed(name, game), sent.visits)
  const bots = Object.fromEntries(Object.entries(sent.bots).map(([side, name]) => [side, bot(name)]))
  return { game, bots, packFile: sent.packFile, options: sent.options, seed: sent.seed, rounds: sent.rounds }
}

/** The same bot, thinking so much and no more. */
const limited = (bot: Bot, visits: number | undefined): Bot =>
  visits === undefined || bot.visits === 0
    ? bot
    : { ...bot, choose: (ask) => bot.choose({ ...ask, budget: { ...ask.budget, visits } }) }
