// Chapter 8: how many dice, on what they hit, what the hits do

import { must } from '@muster/engine'
import { distance, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Charts, UnitSpec } from '../content/types.ts'
import type { Position, Unit } from '../state.ts'
import { playerOf, specOf } from '../units.ts'
import { bearsOn, canHit, isInWater, longest } from './07-range.ts'

/** 8.4 */
export function diceOf(book: Book, u: Pick<Unit, 'damage'>): number {
  return book.charts.dice[u.damage] ?? 0
}

/** 8.13: 0 for a rookie, 1 for a veteran, 2 for a war hero. */
function levelOf(charts: Charts, xp: number): 0 | 1 | 2 {
  if (xp >= charts.levels[1]) return 2
  return xp >= charts.levels[0] ? 1 : 0
}

const LEVELS = ['rookie', 'veteran', 'hero'] as const
export type Level = (typeof LEVELS)[number]

export const levelAt = (charts: Charts, xp: number): Level => LEVELS[levelOf(charts, xp)]

/** 8.14: a die that shows this or less hits. */
export function hitsOn(book: Book, u: Pick<Unit, 'kind' | 'xp'>): number {
  return needOf(book, specOf(book, u), u.xp)
}

export const needOf = (book: Book, spec: UnitSpec, xp: number): number => spec.hits[levelOf(book.charts, xp)]

/** 13.30, 13.31: the hits of a unit that does not roll. */
export function fixedHits(book: Book, u: Pick<Unit, 'kind' | 'xp' | 'damage'>): number {
  const { whole, perLevel, perLevelHalf } = book.charts.fixed
  const value = specOf(book, u).hits[0]
  const level = levelOf(book.charts, u.xp)
  return u.damage <= whole ? value + perLevel * level : Math.ceil(value / 2) + perLevelHalf * level
}

/** 8.21, 13.29: the Automa never rolls, and without dice nobody does. */
export function isFixed(s: Position, u: Pick<Unit, 'faction'>): boolean {
  return s.table.diceless || s.players[playerOf(s, u.faction)]?.automa === true
}

/** 8.2, 8.3, 11.6: at range 1, with a weapon that reaches the attacker there. */
export function canCounter(book: Book, s: Position, u: Readonly<Unit>, attacker: Readonly<Unit>): boolean {
  if (distance(groundOf(s.table.board), u.at, attacker.at) !== 1 || isInWater(book, s, u)) return false
  const { range } = specOf(book, u)
  return range[0] <= 1 && longest(book, s, u, u.at) >= 1 && bearsOn(book, u, attacker, 'return')
}

/** 8.5, 13.28: no support from afar, none for the Automa; otherwise 0, 1 or 2 for none, two and three. */
export function supportOf(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  if (distance(groundOf(s.table.board), u.at, target.at) !== 1) return 0
  if (s.players[playerOf(s, u.faction)]?.automa === true) return 0
  return specOf(book, target).arm === 'aircraft' ? airSupport(book, s, u, target) : armsBearing(book, s, u, target)
}

/** 8.6, 8.7, 8.8, 8.9, 11.5, 11.10, 12.5: the different arms of the attacker's own units that bear on the target. */
function armsBearing(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  const player = playerOf(s, u.faction)
  const arms = new Set([specOf(book, u).arm])
  for (const v of s.units) {
    if (v.at >= 0 && playerOf(s, v.faction) === player && canHit(book, s, v, target)) arms.add(specOf(book, v).arm)
  }
  return arms.size >= 3 ? 2 : arms.size === 2 ? 1 : 0
}

/** 8.10, 8.11: only aircraft get red dice against aircraft, for own aircraft beside the target. */
function airSupport(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): 0 | 1 | 2 {
  if (specOf(book, u).arm !== 'aircraft') return 0
  const player = playerOf(s, u.faction)
  let others = 0
  for (const v of s.units) {
    if (v === u || v.at < 0 || playerOf(s, v.faction) !== player || specOf(book, v).arm !== 'aircraft') continue
    if (canHit(book, s, v, target)) others++
  }
  return others >= 2 ? 2 : others === 1 ? 1 : 0
}

export const redDice = (book: Book, support: 0 | 1 | 2): number =>
  (support === 0 ? 0 : book.charts.red[support - 1]) ?? 0
export const redHits = (book: Book, support: 0 | 1 | 2): number =>
  (support === 0 ? 0 : book.charts.redHits[support - 1]) ?? 0

/** 8.16, 8.17: the forest line, only for a defender on the ground in a forest. */
export function tableOf(book: Book, s: Position, u: Readonly<Unit>, how: 'attacks' | 'defends'): readonly number[] {
  const spec = specOf(book, u)
  const { open, forest } = book.armour(spec)
  const inForest = how === 'defends' && spec.arm !== 'aircraft' && s.table.board.terrain[u.at] === 'f'
  return inForest ? forest : open
}

/** 8.15, 8.18: the highest row whose hits are reached, and no more than destroys it. */
export function damageBy(book: Book, table: readonly number[], hits: number, carried: number): number {
  let damage = 0
  while (damage < table.length && hits >= must(table[damage])) damage++
  return Math.min(damage, book.charts.fatal - carried)
}
