import {
  carryOut,
  check,
  type Game,
  type GameTypes,
  type Mind,
  seeded,
  type Temper,
  THEMES,
  type Theme,
} from '@muster/engine'
import type { Ask } from './bot.ts'
import { chanceOf } from './odds.ts'
import { worldsOf } from './search/worlds.ts'

/** What somebody gained with regard to one thing, as a winning chance. */
export interface Reason {
  readonly theme: Theme
  /** Whether the side itself has more of it, or its rivals less. */
  readonly of: 'for' | 'against'
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

/** What can be kept by doing nothing, while others would spend it. */
const KEPT: readonly Theme[] = ['force', 'means']

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
  const [then, now] = [before, after].map((view) => [game.imagine(view, watcher, seeded('reasons'))])
  const side = mind.sideOf((now ?? [])[0] as T['State'], seat)
  return gained(mind, side, stood(mind, then ?? [], side), stood(mind, now ?? [], side), SLIGHT)
}

/** What is to be gained by a choice on the average of some worlds that could be, rather than by another. The most first. */
export function promised<T extends GameTypes>(
  ask: Ask<T>,
  choice: readonly T['Action'][],
  rather: readonly T['Action'][] = [],
): readonly Reason[] {
  const { mind } = ask.game
  if (!mind) return []
  const after = worldsAfter(ask)
  const [start, was, is] = [after([]), after(rather), after(choice)].map((states) => {
    const side = mind.sideOf(states[0] as T['State'], ask.seat)
    return stood(mind, states, side)
  }) as [Stood<T>, Stood<T>, Stood<T>]
  const side = mind.sideOf(start.states[0] as T['State'], ask.seat)
  const found = gained(mind, side, was, is, SLIGHTER)
  if (rather.length === 0) return found
  // What is better only because the other choice is worse is done by it only if it could be kept by doing nothing.
  return found.filter(
    (reason) => (reason.of === 'for' && KEPT.includes(reason.theme)) || isSeen(mind, side, reason, start, is),
  )
}

/** Whether somebody who does that has less of what wins: an objective left, a point given away. */
export function givesUp<T extends GameTypes>(ask: Ask<T>, action: T['Action']): boolean {
  const { mind } = ask.game
  if (!mind) return false
  const after = worldsAfter(ask)
  const [was, is] = [after([]), after([action])].map((states) =>
    stood(mind, states, mind.sideOf(states[0] as T['State'], ask.seat)),
  ) as [Stood<T>, Stood<T>]
  return mind.seen.goals.some((sum) => risen(mind, sum, was.own, is.own) < -NOTHING)
}

/** The same worlds after some actions, as far as they are legal there. */
function worldsAfter<T extends GameTypes>(ask: Ask<T>): (actions: readonly T['Action'][]) => T['State'][] {
  const { game, seat } = ask
  const worlds = worldsOf(ask)
  return (actions) =>
    Array.from({ length: WORLDS }, (_, n) => {
      const state = worlds.state(n)
      const luck = worlds.luck(n)
      for (const action of actions) if (check(game, state, seat, action).ok) carryOut(game, state, seat, action, luck)
      return state
    })
}

/** What is counted in some worlds on the average: for a side, and for its rivals. */
interface Stood<T extends GameTypes> {
  readonly states: readonly T['State'][]
  readonly own: readonly number[]
  readonly rivals: readonly number[]
}

function stood<T extends GameTypes>(mind: Mind<T>, states: readonly T['State'][], side: number): Stood<T> {
  const width = mind.features.length
  const own = new Array<number>(width).fill(0)
  const rivals = new Array<number>(width).fill(0)
  for (const state of states) {
    const sides = mind.sides(state)
    const counts = new Float64Array(sides * width)
    mind.count(state, counts)
    for (const [at, count] of counts.entries()) {
      const sums = Math.floor(at / width) === side ? own : rivals
      const share = sums === own ? 1 : Math.max(1, sides - 1)
      sums[at % width] = (sums[at % width] as number) + count / share / states.length
    }
  }
  return { states, own, rivals }
}

function gained<T extends GameTypes>(
  mind: Mind<T>,
  side: number,
  was: Stood<T>,
  is: Stood<T>,
  least: number,
): readonly Reason[] {
  const { begun } = mind.weights
  const odds = Math.max(-OPEN, Math.min(sum(begun.map((w, i) => w * (at(is.own, i) - at(is.rivals, i)))), OPEN))
  const worth = (moved: number): number => chanceOf(odds) - chanceOf(odds - moved)
  return THEMES.flatMap((theme): readonly Reason[] => {
    const moved = (a: readonly number[], b: readonly number[]): number =>
      sum(
        mind.features.map((name, i) => (mind.themes[theme].includes(name) ? at(begun, i) * (at(b, i) - at(a, i)) : 0)),
      )
    const ours = moved(was.own, is.own)
    const theirs = -moved(was.rivals, is.rivals)
    const gain = worth(ours + theirs)
    if (gain < least) return []
    const parts = [
      { theme, of: 'for', gain, by: ours } as const,
      { theme, of: 'against', gain, by: theirs } as const,
    ].sort((a, b) => b.by - a.by)
    const [told] = parts.filter((part) => part.by > 0 && isSeen(mind, side, part, was, is))
    return told ? [{ theme, of: told.of, gain }] : []
  })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
}

const NOTHING = 1e-9

/** Whether anybody could see it: weights alone are no reason. */
function isSeen<T extends GameTypes>(
  mind: Mind<T>,
  side: number,
  { theme, of }: Pick<Reason, 'theme' | 'of'>,
  was: Stood<T>,
  is: Stood<T>,
): boolean {
  const sums = mind.seen[theme]
  if (of === 'against') return sums.some((s) => risen(mind, s, was.rivals, is.rivals) < -NOTHING)
  const { closer } = mind
  if (theme !== 'places' || !closer) return sums.some((s) => risen(mind, s, was.own, is.own) > NOTHING)
  return sum(is.states.map((state, n) => closer(was.states[n] as T['State'], state, side))) > NOTHING
}

const risen = <T extends GameTypes>(
  mind: Mind<T>,
  seen: Temper,
  was: readonly number[],
  is: readonly number[],
): number => sum(mind.features.map((name, i) => (seen[name] ?? 0) * (at(is, i) - at(was, i))))

const at = (parts: readonly number[], i: number): number => parts[i] ?? 0

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0)
