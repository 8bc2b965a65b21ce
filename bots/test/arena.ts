import { act, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import type { Bot } from '../src/index.ts'

/** Plays one game between bots, given for each side; says which sides won. */
export function fight<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  bots: Readonly<Record<string, Bot>>,
  seed: string,
): readonly T['Side'][] {
  const chance = seeded(seed)
  const thoughts = seeded(`${seed}/thoughts`)
  const state = game.setup(options, chance)
  for (let i = 0; i < 10_000 && !game.outcome(state); i++) {
    const seat = game.toAct(state)[0] as T['Seat']
    const bot = bots[seat] as Bot
    const ask = {
      game,
      seat,
      view: game.view(state, seat),
      offers: offers(game, state, seat),
      chance: thoughts,
      budget: { visits: 8 },
    }
    const acted = act(game, state, seat, bot.choose(ask), chance)
    if (!acted.ok) throw new Error(`${bot.name} chose what was not legal`)
  }
  return game.outcome(state)?.winners ?? []
}
