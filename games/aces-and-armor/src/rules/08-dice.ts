// Chapter 8: how many dice, on what they hit, what the hits do

import { distance, groundOf } from '../board.ts'
import type { ArmourSpec, Charts, Content } from '../content/content.ts'
import type { State, Unit } from '../state.ts'
import { playerOf, specOf } from '../units.ts'
import { bearsOn, canHit, isInWater, longest } from './07-range.ts'

/** 8.4 */
export function diceOf(c: Content, u: Readonly<Unit>): number {
  return c.charts.dice[u.damage] ?? 0
}

/** 8.13: 0 for a rookie, 1 for a veteran, 2 for a war hero. */
function levelOf(charts: Charts, xp: number): 0 | 1 | 2 {
  if (xp >= charts.levels[1]) return 2
  return xp >= charts.levels[0] ? 1 : 0
}

/** 8.14: a die that shows this or less hits. */
export function hitsOn(c: Content, u: Readonly<Unit>): number {
  return specOf(c, u).hits[levelOf(c.charts, u.xp)]
}

/** 13.30, 13.31: the hits of a unit that does not roll. */
export function fixedHits(c: Content, u: Readonly<Unit>): number {
  const { whole, perLevel, perLevelHalf } = c.charts.fixed
  const value = specOf(c, u).hits[0]
  const level = levelOf(c.charts, u.xp)
  return u.damage <= whole ? value + perLevel * level : Math.ceil(value / 2) + perLevelHalf * level
}

/** 8.21, 13.29: the Automa never rolls, and without dice nobody does. */
export function isFixed(s: Readonly<State>, u: Readonly<Unit>): boolean {
  return s.table.diceless || s.players[playerOf(s, u.faction)]?.automa === true
}

/** 8.2, 8.3, 11.6: at range 1, with a weapon that reaches the attacker there. */
export function canCounter(c: Content, s: Readonly<State>, u: Readonly<Unit>, attacker: Readonly<Unit>): boolean {
  if (distance(groundOf(s.table.board), u.at, attacker.at) !== 1 || isInWater(c, s, u)) return false
  const { range } = specOf(c, u)
  return range[0] <= 1 && longest(c, s, u, u.at) >= 1 && bearsOn(c, u, attacker, 'return')
}

/** 8.5, 13.28: no support from afar, none for the Automa; otherwise 0, 1 or 2 for none, two and three. */
export function supportOf(c: Content, s: Readonly<State>, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  if (distance(groundOf(s.table.board), u.at, target.at) !== 1) return 0
  if (s.players[playerOf(s, u.faction)]?.automa === true) return 0
  return specOf(c, target).arm === 'aircraft' ? airSupport(c, s, u, target) : armsBearing(c, s, u, target)
}

/** 8.6, 8.7, 8.8, 8.9, 11.5, 11.10, 12.5: the different arms of the attacker's own units that bear on the target. */
function armsBearing(c: Content, s: Readonly<State>, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  const player = playerOf(s, u.faction)
  const arms = new Set([specOf(c, u).arm])
  for (const v of s.units) {
    if (v.at >= 0 && playerOf(s, v.faction) === player && canHit(c, s, v, target)) arms.add(specOf(c, v).arm)
  }
  return arms.size >= 3 ? 2 : arms.size === 2 ? 1 : 0
}

/** 8.10, 8.11: only aircraft get red dice against aircraft, for own aircraft beside the target. */
function airSupport(c: Content, s: Readonly<State>, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  if (specOf(c, u).arm !== 'aircraft') return 0
  const player = playerOf(s, u.faction)
  let others = 0
  for (const v of s.units) {
    if (v === u || v.at < 0 || playerOf(s, v.faction) !== player || specOf(c, v).arm !== 'aircraft') continue
    if (canHit(c, s, v, target)) others++
  }
  return others >= 2 ? 2 : others === 1 ? 1 : 0
}

export const redDice = (c: Content, support: 0 | 1 | 2): number => (support === 0 ? 0 : c.charts.red[support - 1]) ?? 0
export const redHits = (c: Content, support: 0 | 1 | 2): number =>
  (support === 0 ? 0 : c.charts.redHits[support - 1]) ?? 0

/** 8.16, 8.17: the forest line, only for a defender on the ground in a forest. */
export function tableOf(
  c: Content,
  s: Readonly<State>,
  u: Readonly<Unit>,
  how: 'attacks' | 'defends',
): readonly number[] {
  const { arm, armour } = specOf(c, u)
  const spec = c.armour[armour] as ArmourSpec
  const inForest = how === 'defends' && arm !== 'aircraft' && s.table.board.terrain[u.at] === 'f'
  return inForest ? spec.forest : spec.open
}

/** 8.15, 8.18: the highest row whose hits are reached, and no more than destroys it. */
export function damageBy(c: Content, table: readonly number[], hits: number, carried: number): number {
  let damage = 0
  while (damage < table.length && hits >= (table[damage] as number)) damage++
  return Math.min(damage, c.charts.fatal - carried)
}
