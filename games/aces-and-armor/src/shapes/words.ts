// What actions, events, states and views have in common

import {
  byType,
  count,
  index,
  integer,
  list,
  oneOf,
  orNull,
  place,
  record,
  type Shape,
  text,
  where,
  word,
} from '@muster/engine'
import type { Content } from '../content/types.ts'
import {
  type Attack,
  ENDINGS,
  FACTIONS,
  PHASES,
  type Plan,
  type Result,
  type RollOff,
  SIDES,
  WEATHERS,
  type Why,
} from '../state.ts'
import { MOST_ROUNDS, MOST_UNITS, PIPS, PLAYERS, START_NUMBERS, TOKENS } from './bounds.ts'

export const seat = oneOf(FACTIONS)
export const side = oneOf(SIDES)
export const phase = oneOf(PHASES)
export const weather = oneOf(WEATHERS)
export const player = index(PLAYERS)
export const round = count(MOST_ROUNDS)
export const hex = place()
export const hexOrNone = place(-1)
export const unit = index(MOST_UNITS)
export const unitOrNone = integer(-1, MOST_UNITS - 1)
export const token = index(TOKENS)
export const armies = list(token, TOKENS)
export const startNumber = integer(1, START_NUMBERS)
export const die = integer(1, PIPS)

/** Letters of the Automa's charts, or none. */
const lettersOf = (pattern: RegExp, most: number): Shape<string> => where(text(most), (x) => pattern.test(x))
const attackLetters = lettersOf(/^[a-k]*$/, 11)
const moveLetters = lettersOf(/^[a-g]*$/, 7)

/** An order as it is printed: `I.6 II.1`, or a word. */
export const why: Shape<Why> = record<Why>({ order: word(12), attack: attackLetters, move: moveLetters })

export const plan: Shape<Plan | null> = orNull(
  record<Plan>({ unit, why, to: hex, target: unitOrNone, aim: hexOrNone, letters: attackLetters }),
)

export const attack: Shape<Attack> = byType<Attack>({
  attack: { unit, target: unit },
  barrage: { unit, hex },
  launch: { hex },
})

export const result: Shape<Result> = record<Result>({
  winners: list(side, SIDES.length),
  rule: word(12),
  why: oneOf(ENDINGS),
})

/** A die for each who rolled. */
export const rollOff: Shape<RollOff> = where(
  record<RollOff>({ players: list(player, PLAYERS, 2), dice: list(die, PLAYERS, 2) }),
  (roll) => roll.players.length === roll.dice.length,
)

/** What depends on the content. */
export function wordsOf(c: Content) {
  const units = Object.values(c.units)
  const blast = Math.max(0, ...units.map((u) => u.blast ?? 0))
  const hits = Math.max(0, ...units.map((u) => Math.max(...u.hits)))
  const { dice, red, redHits, fixed, xp } = c.charts
  return {
    kinds: Object.keys(c.units),
    cost: count(Math.max(c.charts.repair.coins, ...units.map((u) => u.cost))),
    /** Half points: the fastest unit's whole move. */
    points: 2 * Math.max(0, ...units.map((u) => u.speed)),
    damage: count(c.charts.fatal),
    earned: count(Math.max(xp.damaged, xp.destroyed)),
    dice: list(die, Math.max(...dice)),
    red: list(die, Math.max(...red)),
    hits: Math.max(Math.max(...dice) + Math.max(...red), hits + 2 * fixed.perLevel + Math.max(...redHits)),
    /** The hexes of the widest blast, and as many ground units. */
    struck: 1 + 3 * blast * (blast + 1),
    sites: c.charts.launcher.tokens,
  }
}

export type ContentWords = ReturnType<typeof wordsOf>
