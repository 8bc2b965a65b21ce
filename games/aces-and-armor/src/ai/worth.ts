// What a blow is worth: the share of a unit's price that it is expected to lose

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { binomial } from '../odds.ts'
import { damageBy } from '../rules/08-dice.ts'

/** What is left of a unit's worth with so much damage. */
const SPOILT = 9

export const shareLeft = (fatal: number, damage: number): number => (damage >= fatal ? 0 : 1 - damage / SPOILT)

/** A kind of unit, with where the lines of its armour begin among the shares. */
export interface Sheet {
  readonly spec: UnitSpec
  readonly open: number
  readonly forest: number
  /** What it counts for; nothing is worth nothing. */
  readonly price: number
  readonly flies: boolean
  /** Whether it fires at aircraft. */
  readonly firesUp: boolean
  /** Turns that infantry needs to stand beside what is so many hexes away; null for others. */
  readonly turns: Float64Array | null
}

/** The kinds of a book, and what blows are expected to do to their armour as far as it was asked. */
export interface Worths {
  readonly book: Book
  readonly sheets: ReadonlyMap<string, Sheet>
  /** The lines of all armours, and a share for each line, blow and damage, in this order. */
  readonly lines: readonly (readonly number[])[]
  readonly shares: Float64Array
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

/** So many shares has a line. */
const LINE = FIXED + MOST_HITS * MOST_DAMAGE

const known = new WeakMap<Book, Worths>()

export function worthsOf(book: Book): Worths {
  const worths = known.get(book) ?? newWorths(book)
  known.set(book, worths)
  return worths
}

function newWorths(book: Book): Worths {
  const armours = Object.values(book.content.armour)
  const lines = armours.flatMap(({ open, forest }) => [open, forest])
  const sheets = Object.entries(book.content.units).map(([kind, spec]): [string, Sheet] => {
    const open = 2 * armours.indexOf(book.armour(spec)) * LINE
    return [kind, { ...sheetOf(spec), open, forest: open + LINE }]
  })
  return { book, sheets: new Map(sheets), lines, shares: new Float64Array(lines.length * LINE).fill(Number.NaN) }
}

const sheetOf = (spec: UnitSpec): Omit<Sheet, 'open' | 'forest'> => ({
  spec,
  price: Math.max(1, spec.cost),
  flies: spec.arm === 'aircraft',
  firesUp: spec.antiAir === 'yes',
  turns: spec.arm === 'infantry' ? new Float64Array(FARTHEST).map((_, far) => Math.ceil((far - 1) / spec.speed)) : null,
})

/** The share of its price that a unit is expected to lose to a blow: `worn` is where its line begins, and its damage. */
export function shareOf(worths: Worths, worn: number, blow: number): number {
  const share = worths.shares[worn + blow] as number
  return Number.isNaN(share) ? worked(worths, worn, blow) : share
}

function worked({ book, lines, shares }: Worths, worn: number, blow: number): number {
  const line = must(lines[Math.floor(worn / LINE)])
  const carried = worn % LINE
  const n = blow / MOST_DAMAGE
  const share =
    blow >= FIXED
      ? lost(book, line, (blow - FIXED) / MOST_DAMAGE, carried)
      : rolled(book, line, Math.floor(n / MOST_NEED), n % MOST_NEED, carried)
  shares[worn + blow] = share
  return share
}

function rolled(book: Book, line: readonly number[], dice: number, need: number, carried: number): number {
  let share = 0
  binomial(dice, need).forEach((chance, hits) => {
    share += chance * lost(book, line, hits, carried)
  })
  return share
}

/** The share that so many hits take. */
function lost(book: Book, line: readonly number[], hits: number, carried: number): number {
  const { fatal } = book.charts
  const now = carried + damageBy(book, line, hits, carried)
  return shareLeft(fatal, carried) - shareLeft(fatal, now)
}
