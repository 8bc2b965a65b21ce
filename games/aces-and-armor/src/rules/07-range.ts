// Chapter 7: who may attack whom, from where

import { distance, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, Unit } from '../state.ts'
import { areEnemies, isOn, specOf, unitOf } from '../units.ts'

/** 4.17, M2.10: on the ground in water, thawed in or waded in, a unit does not fight. */
export function isInWater(book: Book, s: Position, u: Readonly<Unit>): boolean {
  if (s.weather === 'frost' || s.table.board.terrain[u.at] !== '~') return false
  return specOf(book, u).arm !== 'aircraft'
}

/** 7.4, 8.2, 11.8, 11.9: whether the weapon can be used on that target at all. */
export function bearsOn(book: Book, u: Readonly<Unit>, target: Readonly<Unit>, how: 'attack' | 'return'): boolean {
  if (specOf(book, target).arm !== 'aircraft') return true
  const { antiAir } = specOf(book, u)
  return antiAir === 'yes' || (antiAir === 'returns' && how === 'return' && specOf(book, target).arm === 'aircraft')
}

/** M2.6, M4.2: weather and mountains change the longest range of artillery. */
export function longest(book: Book, s: Position, u: Readonly<Unit>, from: Hex): number {
  const { arm, range } = specOf(book, u)
  if (arm !== 'artillery') return range[1]
  const storm = s.weather === 'storm' ? book.charts.storm : 0
  const high = s.table.mountains && s.table.board.terrain[from] === '^' ? book.charts.mountainRange : 0
  return range[1] - storm + high
}

/** 7.3: shortest and longest range included. */
export function inRange(book: Book, s: Position, u: Readonly<Unit>, from: Hex, to: Hex): boolean {
  const far = distance(groundOf(s.table.board), from, to)
  return far >= specOf(book, u).range[0] && far <= longest(book, s, u, from)
}

/** 5.8, 7.5: wherever it stands: an enemy on the board, within range, of a kind the weapon bears on, and not from water. */
export function canHit(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): boolean {
  return (
    isOn(u) &&
    isOn(target) &&
    areEnemies(u.faction, target.faction) &&
    inRange(book, s, u, u.at, target.at) &&
    bearsOn(book, u, target, 'attack') &&
    !isInWater(book, s, u)
  )
}

/** 6.10, 6.11, 6.13: bound to a unit that it can still attack. */
export function isBound(book: Book, s: Position, u: Readonly<Unit>): boolean {
  return u.holds >= 0 && canHit(book, s, u, unitOf(s, u.holds))
}
