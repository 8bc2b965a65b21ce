// What a blow is worth: the share of a unit's price that it is expected to lose

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { binomial } from '../odds.ts'
import { damageBy } from '../rules/08-dice.ts'

/** What is left of a unit's worth with so much damage. */
const SPOILT = 9

export const shareLeft = (fatal: number, damage: number): number => (damage >= fatal ? 0 : 1 - damage / SPOILT)

/** A line of an armour's table, with what blows are expected to do to it as far as it was asked: by blow and damage. */
export interface Line {
  readonly table: readonly number[]
  readonly shares: Float64Array
}

/** A kind of unit with the lines of its armour. */
export interface Sheet {
  readonly spec: UnitSpec
  readonly open: Line
  readonly forest: Line
  /** What it counts for; nothing is worth nothing. */
  readonly price: number
  readonly flies: boolean
  /** Whether it fires at aircraft. */
  readonly firesUp: boolean
  /** Turns that infantry needs to stand beside what is so many hexes away; null for others. */
  readonly turns: Float64Array | null
}

const MOST_DICE = 32
const MOST_NEED = 16
const MOST_DAMAGE = 8
const MOST_HITS = 64
const FARTHEST = 256

/** Where the blows begin that need no dice. */
const FIXED = MOST_DICE * MOST_NEED * MOST_DAMAGE

/** The number of a blow: so many dice that hit on `need`. */
export const rolledBlow = (dice: number, need: number): number =>
  (dice * MOST_NEED + Math.min(need, MOST_NEED - 1)) * MOST_DAMAGE

/** The same of one that deals its hits without dice. */
export const fixedBlow = (hits: number): number => FIXED + Math.min(hits, MOST_HITS - 1) * MOST_DAMAGE

const lineOf = (table: readonly number[]): Line => ({
  table,
  shares: new Float64Array(FIXED + MOST_HITS * MOST_DAMAGE).fill(Number.NaN),
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
      Object.entries(book.content.units).map(([kind, spec]) => [
        kind,
        { ...must(lines.get(book.armour(spec))), ...sheetOf(spec) },
      ]),
    )
    sheets.set(book, known)
  }
  return known
}

const sheetOf = (spec: UnitSpec): Omit<Sheet, 'open' | 'forest'> => ({
  spec,
  price: Math.max(1, spec.cost),
  flies: spec.arm === 'aircraft',
  firesUp: spec.antiAir === 'yes',
  turns: spec.arm === 'infantry' ? new Float64Array(FARTHEST).map((_, far) => Math.ceil((far - 1) / spec.speed)) : null,
})

/** The share of its price that a unit with so much damage is expected to lose to a blow. */
export function shareOf(book: Book, line: Line, blow: number, carried: number): number {
  const share = line.shares[blow + carried] as number
  return Number.isNaN(share) ? worked(book, line, blow, carried) : share
}

function worked(book: Book, line: Line, blow: number, carried: number): number {
  const n = blow / MOST_DAMAGE
  const share =
    blow >= FIXED
      ? lost(book, line, (blow - FIXED) / MOST_DAMAGE, carried)
      : rolled(book, line, Math.floor(n / MOST_NEED), n % MOST_NEED, carried)
  line.shares[blow + carried] = share
  return share
}

function rolled(book: Book, line: Line, dice: number, need: number, carried: number): number {
  let share = 0
  binomial(dice, need).forEach((chance, hits) => {
    share += chance * lost(book, line, hits, carried)
  })
  return share
}

/** The share that so many hits take. */
function lost(book: Book, { table }: Line, hits: number, carried: number): number {
  const { fatal } = book.charts
  const now = carried + damageBy(book, table, hits, carried)
  return shareLeft(fatal, carried) - shareLeft(fatal, now)
}
