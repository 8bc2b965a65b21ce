import {
  type Acted,
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
    const why = attempted(() => play(match, choice.seat, choice.action))
    if (why) {
      const trouble = { ...choice, why }
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

/** Why something cannot be done; null where it was. */
export function attempted<T extends GameTypes>(run: () => Acted<T>): Trouble<T>['why'] | null {
  try {
    const acted = run()
    return acted.ok ? null : acted
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
