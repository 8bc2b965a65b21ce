// What a blow is worth: the share of a unit's price that it is expected to lose

import type { Book } from '../book.ts'
import { binomial } from '../odds.ts'
import { damageBy, diceOf, fixedHits, hitsOn, isFixed } from '../rules/08-dice.ts'
import type { Position, Unit } from '../state.ts'

/** What is left of a unit's worth with so much damage. */
const SPOILT = 9

export const shareLeft = (fatal: number, damage: number): number => (damage >= fatal ? 0 : 1 - damage / SPOILT)

const tables = new WeakMap<readonly number[], Map<number, number>>()

/** The share of its price a unit is expected to lose to so many dice that hit on `need`. */
function rolledShare(book: Book, table: readonly number[], dice: number, need: number, carried: number): number {
  let known = tables.get(table)
  if (!known) {
    known = new Map()
    tables.set(table, known)
  }
  const key = (dice * 16 + need) * 8 + carried
  let share = known.get(key)
  if (share === undefined) {
    share = 0
    const spread = binomial(dice, need)
    for (let hits = 0; hits < spread.length; hits++)
      share += (spread[hits] ?? 0) * fixedShare(book, table, hits, carried)
    known.set(key, share)
  }
  return share
}

function fixedShare(book: Book, table: readonly number[], hits: number, carried: number): number {
  const { fatal } = book.charts
  const now = carried + damageBy(book, table, hits, carried)
  return shareLeft(fatal, carried) - shareLeft(fatal, now)
}

/** What `u` is expected to take from `t`, in coins; `defending` in a forest the other line counts. */
export function lossOf(
  book: Book,
  s: Position,
  u: Readonly<Unit>,
  t: Readonly<Unit>,
  red: number,
  how: 'attacks' | 'defends',
): number {
  const spec = book.unit(t.kind)
  const armour = book.armour(spec)
  const covered = how === 'defends' && spec.arm !== 'aircraft' && s.table.board.terrain[t.at] === 'f'
  const table = covered ? armour.forest : armour.open
  const share = isFixed(s, u)
    ? fixedShare(book, table, fixedHits(book, u), t.damage)
    : rolledShare(book, table, diceOf(book, u) + red, hitsOn(book, u), t.damage)
  return share * Math.max(1, spec.cost)
}
