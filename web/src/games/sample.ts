// Positions out of real games played at random: for the gallery and the tests of the boards.
import { act, type Game, type GameTypes, must, type OptionValues, offers, optionsFor, seeded } from '@muster/engine'

export interface Sample {
  readonly state: GameTypes['State']
  readonly seat: string
  readonly actions: readonly GameTypes['Action'][]
  /** What happened, each event with the view before it. */
  readonly events: readonly { readonly before: GameTypes['View']; readonly event: GameTypes['Event'] }[]
}

/** Plays a game at random for a number of actions, as greedily as its own ordering says with `wise`. */
export function play(game: Game<GameTypes>, chosen: OptionValues, seed: number, steps: number, wise: boolean): Sample {
  const chance = seeded(seed)
  const options = optionsFor(game, chosen)
  const state = game.setup(options, chance)
  const events: { before: GameTypes['View']; event: GameTypes['Event'] }[] = []
  for (let i = 0; i < steps && game.toAct(state).length > 0; i++) {
    const seat = chance.pick(game.toAct(state))
    const all = offers(game, state, seat)
    const ranked = wise ? game.rank(state, seat, all).slice(0, 3) : all
    const before = game.view(state, 'spectator')
    const done = act(game, state, seat, must(chance.pick(ranked)), chance)
    if (done.ok) events.push(...done.events.map((event) => ({ before, event })))
  }
  const seat = game.toAct(state)[0] ?? must(game.seats(options)[0]).seat
  return { state, seat, actions: offers(game, state, seat), events }
}
