import { carryOut, check, type Game, type GameTypes, type Mind, seeded, THEMES, type Theme } from '@muster/engine'
import type { Ask } from './bot.ts'
import { chanceOf } from './odds.ts'
import { worldsOf } from './search/worlds.ts'

/** What somebody gained with regard to one thing, as a winning chance. */
export interface Reason {
  readonly theme: Theme
  readonly gain: number
}

/** Less than this is nothing to speak of. */
const SLIGHT = 0.01
/** Of a single choice less is enough. */
const SLIGHTER = 0.003
const MOST = 2
/** Where a match is nearly decided no single thing moves the chance any more: it is weighed as if less were decided. */
const OPEN = 2
/** So many worlds tell what dice bring on the average. */
const WORLDS = 8

/**
 * What a stretch of play was good for, as far as whoever watched may know: what counts for the seat, beside what
 * counts for its rivals, before and after. The most first.
 */
export function reasons<T extends GameTypes>(
  game: Game<T>,
  watcher: T['Seat'],
  before: T['View'],
  after: T['View'],
  seat: T['Seat'],
): readonly Reason[] {
  const { mind } = game
  if (!mind) return []
  const [then, now] = [before, after].map((view) => game.imagine(view, watcher, seeded('reasons')))
  return gained(mind, standing(mind, then, seat), standing(mind, now, seat), SLIGHT)
}

/** What is to be gained by a choice on the average of some worlds that could be, rather than by another. The most first. */
export function promised<T extends GameTypes>(
  ask: Ask<T>,
  choice: readonly T['Action'][],
  rather: readonly T['Action'][] = [],
): readonly Reason[] {
  const { game, seat } = ask
  const { mind } = game
  if (!mind) return []
  const worlds = worldsOf(ask)
  const after = (actions: readonly T['Action'][]): readonly number[] => {
    const all = new Array<number>(mind.features.length).fill(0)
    for (let n = 0; n < WORLDS; n++) {
      const state = worlds.state(n)
      const luck = worlds.luck(n)
      for (const action of actions) if (check(game, state, seat, action).ok) carryOut(game, state, seat, action, luck)
      for (const [i, part] of standing(mind, state, seat).entries()) all[i] = (all[i] ?? 0) + part / WORLDS
    }
    return all
  }
  return gained(mind, after(rather), after(choice), SLIGHTER)
}

function gained<T extends GameTypes>(
  mind: Mind<T>,
  was: readonly number[],
  is: readonly number[],
  least: number,
): readonly Reason[] {
  const odds = Math.max(-OPEN, Math.min(sum(is), OPEN))
  return THEMES.map((theme) => {
    const moved = mind.themes[theme].reduce((all, name) => all + at(mind, is, name) - at(mind, was, name), 0)
    return { theme, gain: chanceOf(odds) - chanceOf(odds - moved) }
  })
    .filter(({ gain }) => gain >= least)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
}

/** What each feature adds to the odds of the seat's side against the mean of its rivals. */
function standing<T extends GameTypes>(mind: Mind<T>, state: T['State'], seat: T['Seat']): readonly number[] {
  const width = mind.features.length
  const sides = mind.sides(state)
  const own = mind.sideOf(state, seat)
  const counts = new Float64Array(sides * width)
  mind.count(state, counts)
  return mind.weights.begun.map((weight, i) => {
    let rivals = 0
    for (let n = 0; n < sides; n++) if (n !== own) rivals += counts[n * width + i] as number
    return weight * ((counts[own * width + i] as number) - rivals / Math.max(1, sides - 1))
  })
}

const at = <T extends GameTypes>(mind: Mind<T>, parts: readonly number[], name: string): number =>
  parts[mind.features.indexOf(name)] ?? 0

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0)
