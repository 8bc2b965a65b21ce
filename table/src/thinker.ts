// Somebody to ask for the computer's move: here, or in a worker of its own.
import { botCalled, type Memory } from '@muster/bots'
import { type Game, type GameTypes, type Match, offers, seeded } from '@muster/engine'
import { loadGame } from './games.ts'
import type { Action, Chair } from './table.ts'

export interface Question {
  readonly game: string
  readonly pack: unknown
  readonly seat: string
  readonly view: unknown
  readonly offers: readonly Action[]
  readonly level: string
  readonly seed: string
  /** Milliseconds it may think, at most. */
  readonly patience: number
}

export interface Thinker {
  /** null when stopped meanwhile. */
  ask(question: Question): Promise<Action | null>
  /** Thinks ahead while others decide, until it is asked something or stopped. */
  ponder?(question: Question): void
  stop(): void
}

/** What a computer is asked: what its seat may know, and nothing more. */
export function questionTo(
  { seat, who }: Chair,
  { game, state, record }: Match<GameTypes>,
  seed: string,
  patience: number,
): Question {
  return {
    game: record.game,
    pack: record.pack,
    seat,
    view: game.view(state, seat),
    offers: offers(game, state, seat),
    level: who.type === 'computer' ? who.level : '',
    seed,
    patience,
  }
}

/** What the bot of that level would do. */
export async function think(question: Question): Promise<Action> {
  const { game } = await loadGame(question.game, question.pack)
  return choice(game, question, memoryOf(question))
}

const memories = new Map<string, Memory>()

/** What the computer on a seat keeps from one choice to the next: a plan, which it gives up where all has come otherwise. */
export function memoryOf({ game, seat }: Pick<Question, 'game' | 'seat'>): Memory {
  const key = `${game} ${seat}`
  const kept = memories.get(key) ?? {}
  memories.set(key, kept)
  return kept
}

/** For so many milliseconds nobody is heard while it thinks ahead. */
const SLICE = 35

/** Thinks a little ahead of what may come; false when there is no more to think about. */
export function ponder(game: Game<GameTypes>, question: Question): boolean {
  const { seat, view, offers: listed, level, seed } = question
  const until = performance.now() + SLICE
  const budget = { stop: () => performance.now() > until }
  const ask = { game, seat, view, offers: listed, chance: seeded(seed), budget, memory: memoryOf(question) }
  return botCalled(level)?.ponder?.<GameTypes>(ask) ?? false
}

/** Goes on thinking ahead as long as it is wanted; whoever speaks is heard between. */
export async function ponderWhile(game: Game<GameTypes>, question: Question, isWanted: () => boolean): Promise<void> {
  while (isWanted() && ponder(game, question)) await new Promise((resolve) => setTimeout(resolve))
}

/** The same, for whoever has the game at hand. */
export function choice(
  game: Game<GameTypes>,
  { seat, view, offers: listed, level, seed, patience }: Omit<Question, 'game' | 'pack'>,
  memory: Memory = {},
): Action {
  const bot = botCalled(level)
  if (!bot) throw new Error(`there is no computer of level “${level}”`)
  const until = performance.now() + patience * bot.patience
  const budget = { stop: () => performance.now() > until }
  return bot.choose<GameTypes>({ game, seat, view, offers: listed, chance: seeded(seed), budget, memory })
}

/** Thinks here and now. */
export function inline(): Thinker {
  return { ask: think, stop: () => undefined }
}
