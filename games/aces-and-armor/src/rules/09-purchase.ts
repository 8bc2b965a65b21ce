// Chapter 9: buying units

import { illegal, legal, type Verdict } from '@muster/engine'
import type { Content, UnitSpec } from '../content/content.ts'
import type { ActionOf, Faction, Hex, Order, Rule, Run, Seat, State, Why } from '../state.ts'
import { active, isAlive, unitAt } from '../units.ts'

/** 9.2: in the money phase, in any order. */
export const isNow = (s: Readonly<State>, seat: Seat): boolean => s.phase === 'money' && s.seat === seat

/** 9.10, 9.11: the factory with the flag of the player whose turn it is, or -1. */
export function ownFactory(s: Readonly<State>, hex: Hex): number {
  const factory = s.table.board.factories.indexOf(hex)
  return factory >= 0 && s.flags[factory] === s.turn ? factory : -1
}

export const poor = (rule: Rule, s: Readonly<State>, price: number): Verdict<Rule> =>
  illegal(rule, 'tooDear', { price, coins: active(s).coins })

export const buy = (c: Content): Order<'buy'> => ({
  choices: (s, seat, piece) =>
    piece === undefined ? purchases(c, s, seat) : purchases(c, s, seat).filter((a) => a.kind === piece),
  check: (s, seat, a) => checkBuy(c, s, seat, a),
  decide: (run, seat, a) => place(c, run, seat, a.kind, a.hex),
})

/** 9.9, 9.10, 2.19: paid and placed at once, in no army. */
export function place(c: Content, run: Run, faction: Faction, kind: string, hex: Hex, why?: Why): void {
  const unit = run.state.units.length
  const coins = (c.units[kind] as UnitSpec).cost
  run.emit({ type: 'unitBought', unit, faction, kind, hex, coins, ...(why ? { why } : {}) })
}

export function purchases(c: Content, s: Readonly<State>, seat: Seat): ActionOf<'buy'>[] {
  if (!isNow(s, seat)) return []
  const hexes = emptyFactories(s)
  return kindsFor(c, s, seat).flatMap((kind) => hexes.map((hex): ActionOf<'buy'> => ({ type: 'buy', kind, hex })))
}

/** 9.10: factories with the own flag and nobody inside. */
export function emptyFactories(s: Readonly<State>): Hex[] {
  return s.table.board.factories.filter((hex, i) => s.flags[i] === s.turn && unitAt(s, hex) < 0)
}

/** 9.9, 9.12, 12.6: the types of the own faction that are allowed and affordable. */
export function kindsFor(c: Content, s: Readonly<State>, seat: Faction): string[] {
  const { coins } = active(s)
  return c.sets[seat].filter((kind) => (c.units[kind] as UnitSpec).cost <= coins && !isFull(s, seat, kind))
}

/** 9.12 */
export function isFull(s: Readonly<State>, seat: Faction, kind: string): boolean {
  const { most } = s.table
  return most > 0 && s.units.filter((u) => u.faction === seat && u.kind === kind && isAlive(u)).length >= most
}

function checkBuy(c: Content, s: State, seat: Seat, a: ActionOf<'buy'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('9.2', 'notNow')
  if (!c.sets[seat].includes(a.kind)) return illegal(s.table.mode === 'cooperative' ? '12.6' : '9.9', 'notYourType')
  if (isFull(s, seat, a.kind)) return illegal('9.12', 'tooMany', { most: s.table.most })
  const { cost } = c.units[a.kind] as UnitSpec
  if (cost > active(s).coins) return poor('9.9', s, cost)
  if (!s.table.board.factories.includes(a.hex)) return illegal('9.10', 'noFactory')
  if (ownFactory(s, a.hex) < 0) return illegal('9.11', 'notYourFactory')
  return unitAt(s, a.hex) < 0 ? legal : illegal('9.10', 'factoryTaken')
}
