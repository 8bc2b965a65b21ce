// Whole turns, evolved: lists of actions that are changed in one place after the other, and judged after the reply.
import { type Chance, type GameTypes, must } from '@muster/engine'
import type { Ask } from '../bot.ts'
import { glances } from '../glance.ts'
import { keepTurn, meantIn, offered } from './plan.ts'
import type { Found, Reach } from './reach.ts'
import type { Way } from './rollout.ts'
import { thoughtOut } from './thought.ts'
import { type Change, type Trial, trialOf } from './trial.ts'
import type { Worlds } from './worlds.ts'

/** What the seat does in a turn, one after the other, with the odds found, one for each world. */
interface Turn<A> {
  readonly actions: readonly A[]
  readonly seen: number[]
}

/** On so many worlds a turn is tried while turns evolve; whichever falls behind the best is tried no further. */
const WORLDS = 2
/** So many of the best are judged again on fresh luck, */
const FINALISTS = 4
/** with this share of the visits. */
const AGAIN = 0.4
/** The best that are changed. */
const PARENTS = 2
/** How far a change strays from the best promise. */
const DARING = 1

/** Evolves the whole turn, beginning with what a glance likes, what was meant before and what was thought of ahead. */
export function searchTurns<T extends GameTypes>(
  ask: Ask<T>,
  reach: Reach,
  way: Way<T>,
  worlds: Worlds<T>,
  visits: number,
  character: string,
): Found<T> {
  const meant = meantIn(ask, way, worlds)
  const followed = meant?.isForeseen ? meant.actions : null
  if (followed) return { best: keepTurn(ask, way, worlds, followed), lines: [] }
  const liked = glances(ask, worlds, reach.glance, character).slice(0, reach.width)
  const begun = [...(meant ? [meant.actions] : []), ...thoughtOut(ask), ...liked.map(({ action }) => [action])]
  const turns = evolve(trialOf(way, worlds, ask.budget?.stop), begun, visits, ask.chance)
  const best = turns.find(({ actions }) => offered(ask, actions[0]))?.actions ?? [must(ask.offers[0])]
  const lines = turns.map(({ actions: [action, ...after], seen }) => ({ action: must(action), after, prior: 0, seen }))
  return { best: keepTurn(ask, way, worlds, best), lines }
}

/** The best turns that came of these, the best first. */
function evolve<A>(
  trial: Trial<A>,
  begun: readonly (readonly A[])[],
  visits: number,
  chance: Chance,
): readonly Turn<A>[] {
  const pool: Turn<A>[] = []
  const early = visits * (1 - AGAIN)
  for (const actions of begun) if (pool.length === 0 || !trial.isOver(early)) tryOut(trial, pool, actions, null)
  while (!trial.isOver(early)) {
    const { actions } = must(pool[chance.below(Math.min(pool.length, PARENTS))])
    tryOut(trial, pool, actions, changeOf(actions, chance))
  }
  judgeAgain(trial, pool, visits)
  return pool
}

function changeOf(actions: readonly unknown[], chance: Chance): Change {
  const at = chance.below(Math.max(1, actions.length))
  const then = (['instinct', 'next', 'all'] as const)[Math.max(0, chance.below(4) - 1)] ?? 'instinct'
  return { at, then, daring: DARING }
}

/** Tries a turn, or a change of it, on the worlds, as long as it keeps up with the best; the pool keeps the best few. */
function tryOut<A>(trial: Trial<A>, pool: Turn<A>[], wanted: readonly A[], change: Change | null): void {
  const best = pool[0]
  const { actions, odds } = trial.play(wanted, 0, change)
  const turn = { actions, seen: [odds] }
  while (turn.seen.length < WORLDS) {
    if (best && mean(turn.seen) < mean(best.seen.slice(0, turn.seen.length))) return
    turn.seen.push(trial.play(actions, turn.seen.length, null).odds)
  }
  pool.push(turn)
  pool.sort(better)
  if (pool.length > FINALISTS) pool.pop()
}

function judgeAgain<A>(trial: Trial<A>, pool: Turn<A>[], visits: number): void {
  for (let world = WORLDS; pool.length > 1 && !trial.isOver(visits - pool.length + 1); world++)
    for (const { actions, seen } of pool) seen.push(trial.play(actions, world, null).odds)
  pool.sort(better)
}

const better = (a: Turn<unknown>, b: Turn<unknown>): number => mean(b.seen) - mean(a.seen)

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)
