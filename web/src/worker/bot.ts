// Thinks for a computer's seat, in a worker of its own so that it can be stopped.

import { BOTS, botCalled } from '@muster/bots'
import { type GameTypes, seeded } from '@muster/engine'
import type { Action } from '../table/table.ts'
import { loadGame } from './load.ts'

export interface Question {
  readonly game: string
  readonly pack: unknown
  readonly seat: string
  readonly view: unknown
  readonly offers: readonly Action[]
  readonly level: string
  readonly seed: string
}

/** What came of it: an error of the bot must not leave everybody waiting. */
export type Thought = { readonly action: Action } | { readonly failed: string }

/** What the bot of that level would do. */
export async function think(question: Question): Promise<Action> {
  const { seat, view, offers, level, seed } = question
  const { game } = await loadGame(question.game, question.pack)
  const bot = botCalled(level) ?? Object.values(BOTS).at(-1)
  if (!bot) throw new Error('there is no bot at all')
  return bot.choose<GameTypes>({ game, seat, view, offers, chance: seeded(seed) })
}
