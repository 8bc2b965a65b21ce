// Chapter 9: buying units

import { illegal, legal, type Refusal, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Faction, Hex, Order, Position, Rule, Run, Seat, Why } from '../state.ts'
import { active, isAlive, unitAt } from '../units.ts'

/** 9.2: in the money phase, in any order. */
export const isNow = (s: Position, seat: Seat): boolean => s.phase === 'money' && s.seat === seat

/** 9.10, 9.11: the factory with the flag of the player whose turn it is, or -1. */
export function ownFactory(s: Position, hex: Hex): number {
  const factory = s.table.board.factories.indexOf(hex)
  return factory >= 0 && s.flags[factory] === s.turn ? factory : -1
}

export const poor = (rule: Rule, s: Position, price: number): Refusal<Rule> =>
  illegal(rule, 'tooDear', { price, coins: active(s).coins })

export const buy = (book: Book): Order<'buy'> => ({
  choices: (s, seat, piece) =>
    piece === undefined ? purchases(book, s, seat) : purchases(book, s, seat).filter((a) => a.kind === piece),
  check: (s, seat, a) => checkBuy(book, s, seat, a),
  decide: (run, seat, a) => place(book, run, seat, a.kind, a.hex),
})

/** 9.9, 9.10, 2.19: paid and placed at once, in no army. */
export function place(book: Book, run: Run, faction: Faction, kind: string, hex: Hex, why?: Why): void {
  const unit = run.state.units.length
  const coins = book.unit(kind).cost
  run.emit({ type: 'unitBought', unit, faction, kind, hex, coins, ...(why ? { why } : {}) })
}

export function purchases(book: Book, s: Position, seat: Seat): ActionOf<'buy'>[] {
  if (!isNow(s, seat)) return []
  const hexes = emptyFactories(s)
  return kindsFor(book, s, seat).flatMap((kind) => hexes.map((hex): ActionOf<'buy'> => ({ type: 'buy', kind, hex })))
}

/** 9.10: factories with the own flag and nobody inside. */
export function emptyFactories(s: Position): Hex[] {
  return s.table.board.factories.filter((hex) => siteRefusal(s, hex) === null)
}

/** 9.9, 9.12, 12.6: the types of the own faction that are allowed and affordable. */
export function kindsFor(book: Book, s: Position, seat: Faction): string[] {
  return book.sets[seat].filter((kind) => kindRefusal(book, s, seat, kind) === null)
}

/** 9.12 */
export function isFull(s: Position, seat: Faction, kind: string): boolean {
  const { most } = s.table
  return most > 0 && s.units.filter((u) => u.faction === seat && u.kind === kind && isAlive(u)).length >= most
}

function checkBuy(book: Book, s: Position, seat: Seat, a: ActionOf<'buy'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('9.2', 'notNow')
  return kindRefusal(book, s, seat, a.kind) ?? siteRefusal(s, a.hex) ?? legal
}

function kindRefusal(book: Book, s: Position, seat: Faction, kind: string): Refusal<Rule> | null {
  if (!book.sets[seat].includes(kind)) return illegal(s.table.mode === 'cooperative' ? '12.6' : '9.9', 'notYourType')
  if (isFull(s, seat, kind)) return illegal('9.12', 'tooMany', { most: s.table.most })
  const { cost } = book.unit(kind)
  return cost > active(s).coins ? poor('9.9', s, cost) : null
}

/** 9.10, 9.11 */
function siteRefusal(s: Position, hex: Hex): Refusal<Rule> | null {
  if (!s.table.board.factories.includes(hex)) return illegal('9.10', 'noFactory')
  if (ownFactory(s, hex) < 0) return illegal('9.11', 'notYourFactory')
  return unitAt(s, hex) < 0 ? null : illegal('9.10', 'factoryTaken')
}
