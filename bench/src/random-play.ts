import { act, type Chance, carryOut, type Game, type GameTypes, type Order, recording, seeded } from '@muster/engine'
import type { Counted } from './clock.ts'

type AnyGame = Game<GameTypes>
type Options = GameTypes['Options']

/** Random play: each list as `choices` hands it out, then one of the listed done unchecked, as chessops' `play` does; one game after the other. */
export function randomPlay(game: AnyGame, options: Options, seed = 'bench'): () => Counted {
  const chance = seeded(seed)
  const orders = Object.values(game.orders as Record<string, Order<GameTypes>>)
  let state = game.setup(options, chance)
  return () => {
    const seat = game.toAct(state)[0]
    if (seat === undefined) {
      state = game.setup(options, chance)
      return { offers: 0, actions: 0 }
    }
    const lists = orders.map((order) => order.choices(state, seat))
    const { picked, count } = pickFrom(lists, chance)
    carryOut(game, state, seat, picked, chance)
    return { offers: count, actions: 1 }
  }
}

function pickFrom(lists: readonly (readonly GameTypes['Action'][])[], chance: Chance) {
  let count = 0
  for (const list of lists) count += list.length
  let at = chance.below(count)
  for (const list of lists) {
    const picked = list[at]
    if (picked) return { picked, count }
    at -= list.length
  }
  throw new Error('nothing was offered')
}

/** One action of a recorded game, with what the dice gave. */
export interface Recorded {
  readonly seat: string
  readonly action: GameTypes['Action']
  readonly draws: readonly number[]
}

export interface RecordedGame {
  /** What the set-up drew. */
  readonly draws: readonly number[]
  readonly moves: readonly Recorded[]
}

/** A random game from setup to outcome, to be applied again. */
export function recordGame(game: AnyGame, options: Options, seed: string, most = 100_000): RecordedGame {
  const source = seeded(seed)
  const opening = recording(source)
  const state = game.setup(options, opening.chance)
  const orders = Object.values(game.orders as Record<string, Order<GameTypes>>)
  const moves: Recorded[] = []
  while (moves.length < most) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const { picked } = pickFrom(
      orders.map((order) => order.choices(state, seat)),
      source,
    )
    const { chance, draws } = recording(source)
    act(game, state, seat, picked, chance)
    moves.push({ seat, action: picked, draws })
  }
  return { draws: opening.draws, moves }
}
