import { carryOut, type GameTypes, type Message, offers as offersOf } from '@muster/engine'
import type { Ask } from './bot.ts'
import { givesUp, promised, type Reason } from './reasons.ts'
import type { Reach } from './search/reach.ts'
import { impulse } from './search/rollout.ts'
import { chanceIn, search } from './search/search.ts'
import { worldsOf } from './search/worlds.ts'
import { judgeOf, senseOf } from './sense.ts'
import { Twins } from './twins.ts'

/** An action with its winning chance, as far as it was looked into. */
export interface Option<T extends GameTypes> {
  readonly action: T['Action']
  readonly chance: number
  /** The chance lies within so much of that, 19 times in 20. */
  readonly within: number
}

/** An action of later, called as it is once things have come to it: now it may not be open at all. */
export interface Step<T extends GameTypes> {
  readonly action: T['Action']
  readonly label: Message
}

/** What to do, what it gains, and what else there was. */
export interface Advice<T extends GameTypes> extends Option<T> {
  /** How much better than the next best, as a chance. */
  readonly gain: number
  readonly others: readonly Option<T>[]
  /** What the same seat would do next, if things go as expected. */
  readonly line: readonly Step<T>[]
  /** What it is good for, the most first; none where little depends on it. */
  readonly reasons: readonly Reason[]
}

const REACH: Reach = { width: 8, turns: 1, stray: 0.3, glance: { width: 16, samples: 3, trust: 1 } }
export const ADVICE_VISITS = 400
/** Less than this is no difference between two choices. */
export const EVEN = 0.03
/** For so little nobody should be told to give up what wins. */
const HAIR = 0.003
const LINE = 3
const OTHERS = 3
const SURE = 1.96

/** What a general would do, with its reasons; the actions of `also` are looked into in any case. */
export function advise<T extends GameTypes>(
  ask: Ask<T>,
  visits = ask.budget?.visits ?? ADVICE_VISITS,
  also: readonly T['Action'][] = [],
): Advice<T> {
  const { best, lines } = search(ask, REACH, visits, '', also)
  const looked = lines.map((line) => ({ option: optionOf(line), looks: line.seen.length }))
  const most = looked.find(({ option }) => option.action === best)?.looks ?? 0
  const thorough = looked.filter(({ looks }) => looks >= most / 2).map(({ option }) => option)
  const unseen = { action: best, chance: judgeOf(ask.game).chance(worldsOf(ask).state(0), ask.seat), within: 0 }
  const top = thorough.reduce((a, b) => (b.chance > a.chance ? b : a), thorough[0] ?? unseen)
  const first = worthwhile(ask, top, thorough) ?? keeping(ask, top, thorough) ?? top
  // What was given up early was looked into too little to be called better.
  const others = looked
    .filter(({ option }) => option.action !== first.action)
    .map(({ option }) => ({ ...option, chance: Math.min(option.chance, first.chance) }))
    .sort((a, b) => b.chance - a.chance)
  const twins = new Twins(ask, first.action)
  const apart = others.filter(({ action }) => also.includes(action) || twins.isNew(action))
  const gain = apart[0] ? first.chance - apart[0].chance : 0
  const line = lineAfter(ask, first.action)
  const reasons = reasonsFor(
    ask,
    first.action,
    line.map(({ action }) => action),
    apart.map(({ action }) => action),
  )
  return { ...first, gain, others: apart.filter((o, i) => i < OTHERS || also.includes(o.action)), line, reasons }
}

/** Before a phase is ended, whatever is as good and worth something is done. */
function worthwhile<T extends GameTypes>(
  ask: Ask<T>,
  top: Option<T>,
  looked: readonly Option<T>[],
): Option<T> | undefined {
  const { game } = ask
  if (!game.closes(top.action)) return undefined
  return looked
    .filter(({ action, chance }) => !game.closes(action) && top.chance - chance < EVEN)
    .sort((a, b) => b.chance - a.chance)
    .find(({ action }) => promised(ask, [action]).length > 0)
}

/** Of two that are as good nobody gives up by the one what the other keeps. */
function keeping<T extends GameTypes>(
  ask: Ask<T>,
  top: Option<T>,
  looked: readonly Option<T>[],
): Option<T> | undefined {
  const near = looked.filter((option) => option !== top && top.chance - option.chance < HAIR)
  if (near.length === 0 || !givesUp(ask, top.action)) return undefined
  return near.sort((a, b) => b.chance - a.chance).find(({ action }) => !givesUp(ask, action))
}

/** What is gained now; or by what follows, for which it may only prepare; or what the others would give up. */
function reasonsFor<T extends GameTypes>(
  ask: Ask<T>,
  action: T['Action'],
  line: readonly T['Action'][],
  others: readonly T['Action'][],
): readonly Reason[] {
  // What the end of a phase brings comes in any case: only that the others would be worse is a reason for it.
  if (!ask.game.closes(action)) {
    const now = promised(ask, [action])
    if (now.length > 0) return now
    const later = promised(ask, [action, ...line], line)
    if (later.length > 0) return later
  }
  for (const other of others.slice(0, OTHERS)) {
    const rather = promised(ask, [action], [other])
    if (rather.length > 0) return rather
  }
  return []
}

function optionOf<T extends GameTypes>(line: {
  readonly action: T['Action']
  readonly seen: readonly number[]
}): Option<T> {
  const { chance, error } = chanceIn(line)
  return { action: line.action, chance, within: SURE * error }
}

/** The next actions of the same seat by instinct, in one imagined world. */
function lineAfter<T extends GameTypes>(ask: Ask<T>, first: T['Action']): readonly Step<T>[] {
  const { game, seat } = ask
  const sense = senseOf(game)
  const worlds = worldsOf(ask)
  const state = worlds.state(0)
  const chance = worlds.luck(0)
  const turn = sense.turn(state)
  const line: Step<T>[] = []
  let action = first
  while (line.length < LINE) {
    carryOut(game, state, seat, action, chance)
    if (!game.toAct(state).includes(seat) || sense.turn(state) !== turn) break
    if (offersOf(game, state, seat).length === 0) break
    action = impulse({ game, sense, seat, turns: 0, stray: 0 }, state, seat, chance)
    if (sense.rests(action)) break
    line.push({ action, label: game.words.action(state, seat, action) })
  }
  return line
}
