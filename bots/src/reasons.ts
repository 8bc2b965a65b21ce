import { type Game, type GameTypes, type Mind, seeded, THEMES, type Theme } from '@muster/engine'
import { chanceOf } from './odds.ts'

/** What somebody gained with regard to one thing, as a winning chance. */
export interface Reason {
  readonly theme: Theme
  readonly gain: number
}

/** Less than this is nothing to speak of. */
const SLIGHT = 0.01
const MOST = 2

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
  const was = standing(mind, then, seat)
  const is = standing(mind, now, seat)
  const odds = sum(is)
  return THEMES.map((theme) => {
    const moved = mind.themes[theme].reduce((all, name) => all + at(mind, is, name) - at(mind, was, name), 0)
    return { theme, gain: chanceOf(odds) - chanceOf(odds - moved) }
  })
    .filter(({ gain }) => gain >= SLIGHT)
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
