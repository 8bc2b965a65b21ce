import {
  type Game,
  type GameTypes,
  isOver,
  type Match,
  newMatch,
  offers,
  plainDice,
  play,
  seeded,
} from '../src/index.ts'
import type { Moment, Trouble } from './step.ts'

/** Why a random match stopped: an outcome, too many steps, nobody able to act, or an offer that could not be done. */
export type Stop = 'over' | 'bound' | 'stuck' | 'trouble'

/** Plays a random match and gives every moment of it, the opening and the end included. */
export function* walk<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: string,
  bound: number,
): Generator<Moment<T>, Stop> {
  const match = newMatch(game, options, plainDice(seed))
  const chance = seeded(`${seed}/choices`)
  const trail = [JSON.stringify(match.state)]
  for (;;) {
    yield { match, seed, trail, trouble: null }
    if (isOver(match)) return 'over'
    if (trail.length > bound) return 'bound'
    const choice = chosen(match, chance.below)
    if (!choice) return 'stuck'
    const trouble = attempt(match, choice.seat, choice.action)
    if (trouble) {
      match.state = JSON.parse(trail.at(-1) as string)
      yield { match, seed, trail, trouble }
      return 'trouble'
    }
    trail.push(JSON.stringify(match.state))
  }
}

/** A seat that is asked and one of its offers, at random; nothing where the game gives none (which a claim is about). */
function chosen<T extends GameTypes>(
  match: Match<T>,
  below: (n: number) => number,
): { readonly seat: T['Seat']; readonly action: T['Action'] } | null {
  try {
    const turns = match.game.toAct(match.state).map((seat) => ({ seat, all: offers(match.game, match.state, seat) }))
    const open = turns.filter(({ all }) => all.length > 0)
    const turn = open[below(Math.max(1, open.length))]
    return turn ? { seat: turn.seat, action: turn.all[below(turn.all.length)] as T['Action'] } : null
  } catch {
    return null
  }
}

function attempt<T extends GameTypes>(match: Match<T>, seat: T['Seat'], action: T['Action']): Trouble<T> | null {
  try {
    const acted = play(match, seat, action)
    return acted.ok ? null : { seat, action, why: acted }
  } catch (error) {
    return { seat, action, why: error instanceof Error ? error : new Error(String(error)) }
  }
}
