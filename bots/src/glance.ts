import { type Chance, carryOut, check, type Game, type GameTypes, must } from '@muster/engine'
import type { Ask } from './bot.ts'
import { logOdds } from './odds.ts'
import { candidates } from './search/candidates.ts'
import { counted, type Worlds, worldsOf } from './search/worlds.ts'
import { type Sense, senseOf } from './sense.ts'

/** How much a glance takes in. */
export interface Glance {
  /** How many actions are tried. */
  readonly width: number
  /** On how many imagined states and rolls each is tried, where luck has a part in it. */
  readonly samples: number
  /** Which share of its trust in promises it has. */
  readonly trust: number
}

/** More than any honest action raises. */
const QUESTIONS = 40

/** An action with the odds of winning that a glance gives it. */
export interface Glanced<T extends GameTypes> {
  readonly action: T['Action']
  readonly odds: number
}

/** Does each of the most promising actions in its head, and takes the best. */
export function glance<T extends GameTypes>(ask: Ask<T>, how: Glance, character = ''): T['Action'] {
  const [best] = glances(ask, worldsOf(ask), how, character)
  return best?.action ?? must(ask.offers[0])
}

/**
 * The most promising actions, best first: by their promise and by how likely a win is after them. The promise tells
 * what dice will do on the mean, the position what they did once or twice.
 */
export function glances<T extends GameTypes>(
  { game, seat, offers }: Ask<T>,
  worlds: Worlds<T>,
  how: Glance,
  character: string,
  also: readonly T['Action'][] = [],
): readonly Glanced<T>[] {
  const sense = senseOf(game, character)
  const tried = candidates(sense, worlds.state(0), seat, offers, how.width)
  const missed = also.filter((action) => !tried.some((c) => c.action === action))
  const all = missed.length > 0 ? [...tried, ...candidates(sense, worlds.state(0), seat, missed, missed.length)] : tried
  const seen = all.map(({ action, promise }) => ({
    action,
    odds: how.trust * sense.trust * promise + oddsAfter(game, seat, sense, worlds, action, how.samples),
  }))
  return seen.sort((a, b) => b.odds - a.odds)
}

/** Going on is worth what the position is worth as it stands: whatever is better is done first. */
function oddsAfter<T extends GameTypes>(
  game: Game<T>,
  seat: T['Seat'],
  sense: Sense<T>,
  worlds: Worlds<T>,
  action: T['Action'],
  samples: number,
): number {
  let sum = 0
  let seen = 0
  for (let n = 0; n < samples; n++) {
    const state = worlds.state(n)
    if (!check(game, state, seat, action).ok) continue
    const luck = counted(worlds.luck(n))
    if (!sense.rests(action)) {
      carryOut(game, state, seat, action, luck.chance)
      answerAll(game, sense, state, luck.chance)
    }
    sum += logOdds(sense.chanceBegun(state, seat))
    seen++
    if (luck.draws() === 0) break
  }
  return seen > 0 ? sum / seen : Number.NEGATIVE_INFINITY
}

/** Everybody gives the likely answer until someone is free to choose. */
function answerAll<T extends GameTypes>(game: Game<T>, sense: Sense<T>, state: T['State'], chance: Chance): void {
  for (let i = 0; i < QUESTIONS; i++) if (!answerOne(game, sense, state, chance)) return
}

function answerOne<T extends GameTypes>(game: Game<T>, sense: Sense<T>, state: T['State'], chance: Chance): boolean {
  for (const seat of game.toAct(state)) {
    const answer = sense.likely(state, seat)
    if (answer) {
      carryOut(game, state, seat, answer, chance)
      return true
    }
  }
  return false
}
