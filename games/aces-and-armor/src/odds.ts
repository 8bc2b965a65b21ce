// What the dice will do: exact distributions

import type { Book } from './book.ts'
import { damageBy, diceOf, fixedHits, hitsOn, isFixed, redDice, redHits, tableOf } from './rules/08-dice.ts'
import type { Position, Unit } from './state.ts'

/** The chance of each number of hits. */
type Spread = readonly number[]

const FACES = 12
const spreads = new Map<number, Spread>()

export function binomial(dice: number, need: number): Spread {
  const key = dice * 16 + need
  let spread = spreads.get(key)
  if (!spread) {
    const p = Math.min(need, FACES) / FACES
    let row = [1]
    for (let i = 0; i < dice; i++) row = thrown(row, p)
    spread = row
    spreads.set(key, spread)
  }
  return spread
}

function thrown(row: readonly number[], p: number): number[] {
  return [...row, 0].map((x, i) => x * (1 - p) + (row[i - 1] ?? 0) * p)
}

export function hitSpread(book: Book, s: Position, u: Readonly<Unit>, support: 0 | 1 | 2): Spread {
  if (!isFixed(s, u)) return binomial(diceOf(book, u) + redDice(book, support), hitsOn(book, u))
  const hits = fixedHits(book, u) + redHits(book, support)
  return Array.from({ length: hits + 1 }, (_, i) => (i === hits ? 1 : 0))
}

/** The chance of each damage from 0 up to what destroys. */
export function damageSpread(book: Book, table: readonly number[], hits: Spread, carried: number): number[] {
  const out = Array.from({ length: book.charts.fatal - carried + 1 }, () => 0)
  hits.forEach((p, n) => {
    const damage = damageBy(book, table, n, carried)
    out[damage] = (out[damage] ?? 0) + p
  })
  return out
}

export const mean = (spread: Spread): number => spread.reduce((sum, p, x) => sum + p * x, 0)

/** The damage to expect of one unit attacking another where they stand, without support. */
export function expectedDamage(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): number {
  return mean(damageSpread(book, tableOf(book, s, target, 'defends'), hitSpread(book, s, u, 0), target.damage))
}
