import { carryOut, check, type GameTypes, must } from '@muster/engine'
import type { Ask } from '../bot.ts'
import { glances } from '../glance.ts'
import { chanceOf, logOdds } from '../odds.ts'
import { farSenseOf, senseOf } from '../sense.ts'
import { halve } from './halving.ts'
import { keepPlan, plannedIn } from './plan.ts'
import type { Found, Reach } from './reach.ts'
import { rollOut, type Way } from './rollout.ts'
import { foundBefore } from './thought.ts'
import { type Worlds, worldsOf } from './worlds.ts'

/** Fewer visits for each action say nothing. */
const EACH = 6
/** What has been planned is given up only for something that is better by more than this, in the odds. */
const FIDELITY = 0.1

/**
 * Tries actions on imagined worlds that all of them share, halving their number as they fall behind; the last ones
 * are judged again on fresh luck. The actions of `also` are tried in any case, and so is what was planned before.
 */
export function search<T extends GameTypes>(
  ask: Ask<T>,
  reach: Reach,
  visits: number,
  character = '',
  also: readonly T['Action'][] = [],
): Found<T> {
  const { game, seat, offers, budget } = ask
  const sense = reach.far ? farSenseOf(game, character) : senseOf(game, character)
  const worlds = worldsOf(ask)
  const way: Way<T> = { game, sense, seat, turns: reach.turns ?? sense.horizon, stray: sense.stray ?? reach.stray }
  const width = Math.min(reach.width, Math.max(2, Math.floor(visits / EACH)))
  const planned = plannedIn(ask)
  const before = foundBefore(ask)
  const wanted = planned === null ? also : [...also, planned]
  const lines = glances(ask, worlds, reach.glance, character, wanted)
    .filter(({ action }, i) => i < width || wanted.includes(action))
    .map(({ action, odds }) => ({
      action,
      prior: sense.faith * (action === planned ? odds + FIDELITY : odds),
      seen: before.get(JSON.stringify(action)) ?? [],
    }))
  const ranked = halve<T['Action']>(lines, visits, (action, n) => visit(way, worlds, action, n), budget?.stop)
  const best = ranked[0]?.action ?? must(offers[0])
  keepPlan(ask, way, worlds, best)
  return { best, lines: ranked }
}

/** The odds at the end of one continuation; null where the imagined world does not allow the action. */
function visit<T extends GameTypes>(way: Way<T>, worlds: Worlds<T>, action: T['Action'], n: number): number | null {
  const state = worlds.state(n)
  if (!check(way.game, state, way.seat, action).ok) return null
  const fate = worlds.fate(n)
  carryOut(way.game, state, way.seat, action, fate(way.sense.turn(state), action))
  return logOdds(rollOut(way, state, fate))
}

/** The mean winning chance that was found for a line, and its standard error. */
export function chanceIn({ seen }: { readonly seen: readonly number[] }): { chance: number; error: number } {
  const chances = seen.map(chanceOf)
  const mean = chances.reduce((a, b) => a + b, 0) / Math.max(1, chances.length)
  const spread = chances.reduce((sum, c) => sum + (c - mean) ** 2, 0) / Math.max(1, chances.length - 1)
  return { chance: mean, error: Math.sqrt(spread / Math.max(1, chances.length)) }
}
