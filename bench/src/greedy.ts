import { greedyStep } from '@muster/bots'
import { act, type Game, type GameTypes, must, offers, seeded } from '@muster/engine'
import type { Counted } from './clock.ts'

/** Positions of the middle of games, with at least as many offers as are tried. */
const POSITIONS = 200
const OFFERS = 8
const APART = 7
/** Enough to meet them in any game that has them. */
const ACTIONS = 100 * POSITIONS

/** One greedy step after another: offers listed, the eight best tried and judged. */
export function greedySteps(game: Game<GameTypes>, options: GameTypes['Options']): () => Counted {
  const states = positions(game, options)
  const chance = seeded('greedy')
  let at = 0
  return () => {
    const { state, seat } = must(states[at++ % states.length])
    greedyStep(game, state, seat, chance)
    return { offers: 0, actions: 1 }
  }
}

interface Position {
  readonly state: unknown
  readonly seat: string
}

/** Met in games that greedy steps play themselves, from the second round on; a game that never offers as many gives any. */
function positions(game: Game<GameTypes>, options: GameTypes['Options']): readonly Position[] {
  const wide: Position[] = []
  const narrow: Position[] = []
  const chance = seeded('positions')
  let state = game.setup(options, chance)
  for (let i = 0; i < ACTIONS && wide.length < POSITIONS; i++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) {
      state = game.setup(options, chance)
      continue
    }
    const listed = offers(game, state, seat)
    const found = listed.length >= OFFERS ? wide : narrow
    if (game.situation(state).round > 1 && i % APART === 0 && found.length < POSITIONS)
      found.push({ state: game.clone(state), seat })
    const action = listed.length > 1 ? greedyStep(game, state, seat, chance) : listed[0]
    act(game, state, seat, (i % 5 === 0 ? chance.pick(listed) : action) as GameTypes['Action'], chance)
  }
  return wide.length === POSITIONS ? wide : narrow
}
