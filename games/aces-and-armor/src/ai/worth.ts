// What a blow is worth: the share of a unit's price that it is expected to lose

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { binomial } from '../odds.ts'
import { damageBy } from '../rules/08-dice.ts'

/** What is left of a unit's worth with so much damage. */
const SPOILT = 9

export const shareLeft = (fatal: number, damage: number): number => (damage >= fatal ? 0 : 1 - damage / SPOILT)

/** A line of an armour's table, with what dice are expected to do to it as far as it was asked. */
interface Line {
  readonly table: readonly number[]
  readonly shares: Float64Array
}

/** A kind of unit with the lines of its armour. */
export interface Sheet {
  readonly spec: UnitSpec
  readonly open: Line
  readonly forest: Line
}

const MOST_DICE = 32
const MOST_NEED = 16
const MOST_DAMAGE = 8

const lineOf = (table: readonly number[]): Line => ({
  table,
  shares: new Float64Array(MOST_DICE * MOST_NEED * MOST_DAMAGE).fill(Number.NaN),
})

type Sheets = Map<string, Sheet>

const sheets = new WeakMap<Book, Sheets>()

export function sheetsOf(book: Book): Sheets {
  let known = sheets.get(book)
  if (!known) {
    const lines = new Map(
      Object.values(book.content.armour).map((a) => [a, { open: lineOf(a.open), forest: lineOf(a.forest) }]),
    )
    known = new Map(
      Object.entries(book.content.units).map(([kind, spec]) => [kind, { spec, ...must(lines.get(book.armour(spec))) }]),
    )
    sheets.set(book, known)
  }
  return known
}

/** The share of its price a unit is expected to lose to so many dice that hit on `need`. */
export function rolledShare(book: Book, line: Line, dice: number, need: number, carried: number): number {
  const key = (dice * MOST_NEED + need) * MOST_DAMAGE + carried
  let share = line.shares[key] as number
  if (Number.isNaN(share)) {
    share = 0
    const spread = binomial(dice, need)
    for (let hits = 0; hits < spread.length; hits++)
      share += (spread[hits] ?? 0) * fixedShare(book, line, hits, carried)
    line.shares[key] = share
  }
  return share
}

/** The same to so many hits. */
export function fixedShare(book: Book, { table }: Line, hits: number, carried: number): number {
  const { fatal } = book.charts
  const now = carried + damageBy(book, table, hits, carried)
  return shareLeft(fatal, carried) - shareLeft(fatal, now)
}
