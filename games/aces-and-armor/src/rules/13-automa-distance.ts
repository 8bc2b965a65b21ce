// Chapter 13: how far it is, as the Automa reckons

import { must } from '@muster/engine'
import { distance, type Ground, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, Unit, UnitId } from '../state.ts'
import { specOf, unitOf } from '../units.ts'
import { fillBare, fillPrices, pointsOf } from './04-movement-cost.ts'
import { type Field, fieldOf, fillOccupants, flood, SHUT } from './04-movement-field.ts'
import { isWater } from './04-movement-steps.ts'

/** No way: farther than any. */
export const FAR = 1 << 20

/** What one decision needs to know of the board, worked out once. */
export interface Survey {
  readonly book: Book
  readonly s: Position
  readonly ground: Ground
  /** Half points from every hex to a goal, by kind and goal. */
  readonly ways: Map<string, Int32Array>
  readonly stands: Map<UnitId, readonly Hex[]>
}

export function survey(book: Book, s: Position): Survey {
  return { book, s, ground: groundOf(s.table.board), ways: new Map(), stands: new Map() }
}

/** 13.12: half points from a hex to the goal for a unit of this kind; where there is no way, hexes beyond any way. */
export function wayLength(v: Survey, u: Readonly<Unit>, from: Hex, goal: Hex): number {
  const key = `${u.kind} ${goal}`
  let rest = v.ways.get(key)
  if (!rest) {
    rest = waysTo(v, u, goal)
    v.ways.set(key, rest)
  }
  const points = rest[from] ?? FAR
  return points < FAR ? points : FAR + distance(v.ground, from, goal)
}

/** The last hex counts at its price, or as open ground where it cannot be entered. */
function waysTo(v: Survey, u: Readonly<Unit>, goal: Hex): Int32Array {
  const field = fieldOf(v.s.table.board)
  fillBare(v.book, field, v.s, u)
  if (field.price[goal] === SHUT) field.price[goal] = v.book.terrain('.').price
  return backwards(field, [goal])
}

/** What is left to pay from each hex to the nearest of the goals; shut hexes may be left, not crossed. */
function backwards(field: Field, goals: readonly Hex[]): Int32Array {
  const { near, size } = field.ground
  const rest = new Int32Array(size).fill(FAR)
  const queue: Hex[] = [...goals]
  for (const goal of goals) rest[goal] = 0
  for (let head = 0; head < queue.length; head++) {
    const hex = must(queue[head])
    const price = field.price[hex] ?? SHUT
    if (price === SHUT) continue
    const paid = (rest[hex] ?? FAR) + price
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const before = near[d] ?? -1
      if (before < 0 || paid >= (rest[before] ?? FAR)) continue
      rest[before] = paid
      queue.push(before)
    }
  }
  return rest
}

/** Where the unit can stand after a move on the present board: where it is, first, and every free hex in reach. */
export function standsOf(v: Survey, id: UnitId): readonly Hex[] {
  const known = v.stands.get(id)
  if (known) return known
  const { book, s } = v
  const u = unitOf(s, id)
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, id)
  fillPrices(book, field, s, u)
  flood(field, u.at, pointsOf(book, u))
  const out: Hex[] = [u.at]
  for (let k = 0; k < field.count; k++) {
    const hex = field.reached[k] ?? u.at
    if (field.occupant[hex] === -1) out.push(hex)
  }
  out.push(...wades(v, field, u))
  v.stands.set(id, out)
  return out
}

/** Water next to infantry, as its whole movement. */
function wades(v: Survey, field: Field, u: Readonly<Unit>): Hex[] {
  if (specOf(v.book, u).arm !== 'infantry') return []
  return neighbours(v, u.at).filter((hex) => isWater(v.book, v.s, u, hex) && field.occupant[hex] === -1)
}

export const neighbours = (v: Survey, hex: Hex): readonly Hex[] => v.ground.grid.neighbours[hex] ?? []

/** Whether the unit stands next to the hex after its next move on the present board, or does already. */
export function canStandBy(v: Survey, id: UnitId, hex: Hex): boolean {
  const beside = neighbours(v, hex)
  return standsOf(v, id).some((stand) => beside.includes(stand))
}

/** Half points left to pay to stand next to a factory, from every hex, on the present board. */
export function waysBeside(v: Survey, id: UnitId, factories: readonly Hex[]): Int32Array {
  const { book, s } = v
  const u = unitOf(s, id)
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, id)
  fillPrices(book, field, s, u)
  const beside = [...new Set(factories.flatMap((hex) => neighbours(v, hex)))]
  const free = beside.filter((hex) => field.occupant[hex] === -1)
  const rest = backwards(field, free)
  const whole = pointsOf(book, u)
  for (const hex of free) {
    if (!isWater(book, s, u, hex)) continue
    for (const shore of neighbours(v, hex)) rest[shore] = Math.min(rest[shore] ?? FAR, whole)
  }
  return rest
}
