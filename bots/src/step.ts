import { type Chance, carryOut, type Game, type GameTypes, offers } from '@muster/engine'
import { candidates } from './search/candidates.ts'
import { senseOf } from './sense.ts'

/** How many actions a measured step tries. */
const TRIED = 8

/** One greedy step as it is measured: every offer listed, the best promises tried, each position judged. */
export function greedyStep<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  chance: Chance,
): T['Action'] | null {
  const sense = senseOf(game)
  let best: T['Action'] | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const { action } of candidates(sense, state, seat, offers(game, state, seat), TRIED)) {
    const after = game.clone(state)
    carryOut(game, after, seat, action, chance)
    const worth = sense.chance(after, seat)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}
