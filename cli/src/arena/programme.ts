import { LEVELS } from '@muster/bots'
import { chooseOptions, openValues } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import type { Wishes } from '../options.ts'
import type { Thought } from './worker.ts'

/** Two bots that are to meet, and what is claimed of the first. */
export interface Proof {
  readonly a: string
  readonly b: string
  readonly wishes: Wishes
  readonly thought: Thought
  readonly games: number
  /** The share it is to win; a sequential test may stop when that is decided. Null: all games are played. */
  readonly claimed: number | null
}

/** What is to be shown of one game's opponents. */
export interface Programme {
  readonly ladder: readonly Proof[]
  readonly full: readonly Proof[]
  readonly budgets: readonly Proof[]
  /** Alone against what the game brings itself, at each of its levels. */
  readonly alone: readonly (Proof & { readonly level: string })[]
}

const TWENTIETH: Thought = { share: 1 / 20 }
const FULL: Thought = { share: 1 }
/** The shares of the full budget that the curve goes through. */
const SHARES = [1 / 160, 1 / 80, 1 / 40, 1 / 20, 1 / 10]
const FULL_GAMES = 24
const CURVE_GAMES = 40
const LADDER = 0.75

/** What each meeting must show; all others are played for the ratings. */
const CLAIMS: Readonly<Record<string, number>> = {
  'general:one-step': 0.9,
  'recruit:random': 0.9,
  'sergeant:one-step': 0.65,
}

export function programmeOf(game: AnyGame, games: number): Programme {
  const none: Wishes = {}
  const proof = (a: string, b: string, thought: Thought, count: number, claimed: number | null): Proof => ({
    a,
    b,
    wishes: none,
    thought,
    games: count,
    claimed,
  })
  return {
    ladder: meetings().map(([a, b]) => proof(a, b, TWENTIETH, games, CLAIMS[`${a}:${b}`] ?? LADDER)),
    full: ['captain', 'sergeant'].map((b) => proof('general', b, FULL, FULL_GAMES, null)),
    budgets: SHARES.map((share) => proof('general', 'sergeant', { share }, CURVE_GAMES, null)),
    alone: levelsAlone(game).map(({ level, wishes }) => ({
      ...proof('general', 'general', TWENTIETH, FULL_GAMES, null),
      wishes,
      level,
    })),
  }
}

/** Every level against the one below first, then what they are measured with, then all others. */
function meetings(): readonly (readonly [string, string])[] {
  const steps = LEVELS.map((level, i) => [level, LEVELS[i - 1] ?? 'random'] as const)
  const measured = LEVELS.map((level) => [level, 'one-step'] as const)
  return [...steps, ...measured]
}

/** The levels of a game's own opponent, where one side alone can play. */
function levelsAlone(game: AnyGame): readonly { readonly level: string; readonly wishes: Wishes }[] {
  const modes = game.options.find((o) => o.key === 'mode')
  const levels = game.options.find((o) => o.key === 'level')
  if (!modes || !levels) return []
  const mode = (openValues(modes, {}) ?? []).find((value) => isAlone(game, String(value)))
  if (mode === undefined) return []
  return (openValues(levels, { mode }) ?? []).map((level) => ({
    level: String(level),
    wishes: { option: [`mode=${String(mode)}`, `level=${String(level)}`] },
  }))
}

function isAlone(game: AnyGame, mode: string): boolean {
  const made = chooseOptions(game.options, { mode })
  return made.ok && new Set(game.seats(made.options).map((s) => s.side)).size === 1
}
