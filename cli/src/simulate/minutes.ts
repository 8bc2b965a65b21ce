import { botCalled } from '@muster/bots'
import { act, type OptionValues, offers, optionsFor, seeded } from '@muster/engine'
import type { AnyGame } from '../games.ts'

/** How long matches with these options are, in the median. */
export interface Measured {
  /** The options that are not as they come. */
  readonly options: OptionValues
  /** Decisions with more than one answer, of all seats together. */
  readonly decisions: number
  readonly rounds: number
}

interface Plan {
  readonly games: number
  readonly seed: string
  readonly rounds: number
}

export function measure(game: AnyGame, options: OptionValues, plan: Plan): Measured {
  const played = Array.from({ length: plan.games }, (_, n) => playOne(game, options, `${plan.seed}/${n}`, plan.rounds))
  const usual: OptionValues = optionsFor(game)
  const chosen = Object.entries(options).filter(([key, value]) => key !== 'rounds' && usual[key] !== value)
  return {
    options: Object.fromEntries(chosen),
    decisions: middle(played.map((p) => p.decisions)),
    rounds: middle(played.map((p) => p.rounds)),
  }
}

function playOne(game: AnyGame, options: OptionValues, seed: string, rounds: number) {
  const bot = botCalled('sergeant')
  if (!bot) throw new Error('there is no such bot')
  const chance = seeded(seed)
  const state = game.setup(options, chance)
  let decisions = 0
  while (!game.outcome(state) && game.situation(state).round < rounds) {
    const [seat] = game.toAct(state)
    if (seat === undefined) throw new Error('nobody can act, and the game is not over')
    const all = offers(game, state, seat)
    if (all.length > 1) decisions++
    const action = bot.choose({ game, seat, chance, offers: all, view: game.view(state, seat) })
    const done = act(game, state, seat, action, chance)
    if (!done.ok) throw new Error(`what the bot chose is refused: ${done.why.key}`)
  }
  return { decisions, rounds: game.situation(state).round }
}

const middle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
