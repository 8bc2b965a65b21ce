import { act } from './act.ts'
import { Luck } from './chance.ts'
import type { Game, GameTypes } from './game.ts'

/** A copy of the state after a legal action; null where luck has a part in it. */
export function stillAfter<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
): T['State'] | null {
  const after = game.clone(state)
  try {
    act(game, after, seat, action, STILL)
  } catch (drawn) {
    if (drawn === DRAWN) return null
    throw drawn
  }
  return after
}

const DRAWN = Symbol('a draw')

/** No luck at all: whoever draws is stopped. */
const STILL = new Luck(() => {
  throw DRAWN
})
