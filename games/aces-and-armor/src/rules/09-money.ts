// Chapter 9: Money

import { illegal, legal, type Verdict } from '@muster/engine'
import type { Content, UnitSpec } from '../content/content.ts'
import { hasOnly, isIndex } from '../garbage.ts'
import type { ActionOf, Faction, Hex, Order, Rule, Run, Seat, State, Unit, UnitId, Why } from '../state.ts'
import { active, isAlive, partnerOf, unitAt } from '../units.ts'
import { endPhase } from './03-sequence.ts'

/** 9.1 */
export function collectIncome(c: Content, run: Run): void {
  const { turn, flags } = run.state
  const coins = flags.filter((flag) => flag === turn).length * c.charts.income
  run.emit({ type: 'incomeCollected', turn, coins })
}

/** 9.7, 9.8: the coins go, and with them some damage. */
export function finishRepairs(c: Content, run: Run): void {
  const { units } = run.state
  for (let id = 0; id < units.length; id++) {
    const u = units[id] as Unit
    if (!u.repair || u.at < 0 || !active(run.state).factions.includes(u.faction)) continue
    run.emit({ type: 'unitRepaired', unit: id, damage: Math.min(u.damage, c.charts.repair.damage) })
  }
}

/** 9.2: in the money phase, in any order. */
const isNow = (s: Readonly<State>, seat: Seat): boolean => s.phase === 'money' && s.seat === seat

/** 9.10, 9.11: the factory with the flag of the player whose turn it is, or -1. */
function ownFactory(s: Readonly<State>, hex: Hex): number {
  const factory = s.table.board.factories.indexOf(hex)
  return factory >= 0 && s.flags[factory] === s.turn ? factory : -1
}

/** Whether the seat has anything to spend its coins on. */
export function canTrade(c: Content, s: Readonly<State>): boolean {
  return repairable(c, s, s.seat).length > 0 || purchases(c, s, s.seat).length > 0 || transfers(c, s, s.seat).length > 0
}

export const repair = (c: Content): Order<'repair'> => ({
  choices: (s, seat, piece) =>
    repairable(c, s, seat)
      .filter((unit) => piece === undefined || piece === unit)
      .map((unit) => ({ type: 'repair', unit })),
  check: (s, seat, a) => checkRepair(c, s, seat, a),
  decide: (run, _seat, a) => run.emit({ type: 'repairStarted', unit: a.unit, coins: c.charts.repair.coins }),
})

function repairable(c: Content, s: Readonly<State>, seat: Seat): UnitId[] {
  const out: UnitId[] = []
  if (!isNow(s, seat)) return out
  for (let id = 0; id < s.units.length; id++) if (repairRefusal(c, s, seat, id) === null) out.push(id)
  return out
}

/** 9.5, 9.6, 9.11 */
function repairRefusal(c: Content, s: Readonly<State>, seat: Seat, id: UnitId): Verdict<Rule> | null {
  const u = s.units[id] as Unit
  if (u.faction !== seat || u.at < 0) return illegal('9.5', 'notYourUnit')
  if (u.damage === 0) return illegal('9.5', 'notDamaged')
  const factory = s.table.board.factories.indexOf(u.at)
  if (factory < 0) return illegal('9.5', 'notInFactory')
  if (ownFactory(s, u.at) < 0) return illegal('9.11', 'notYourFactory')
  if (u.repair) return illegal('9.6', 'inRepair')
  return active(s).coins >= c.charts.repair.coins ? null : poor('9.5', s, c.charts.repair.coins)
}

const poor = (rule: Rule, s: Readonly<State>, price: number): Verdict<Rule> =>
  illegal(rule, 'tooDear', { price, coins: active(s).coins })

function checkRepair(c: Content, s: State, seat: Seat, a: ActionOf<'repair'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('9.2', 'notNow')
  if (!hasOnly(a, 2) || !isIndex(a.unit, s.units.length)) return illegal('9.5', 'noSuchUnit')
  return repairRefusal(c, s, seat, a.unit) ?? legal
}

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

function purchases(c: Content, s: Readonly<State>, seat: Seat): ActionOf<'buy'>[] {
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
  if (!hasOnly(a, 3) || typeof a.kind !== 'string') return illegal('9.9', 'noSuchUnit')
  if (!c.sets[seat].includes(a.kind)) return illegal(s.table.mode === 'cooperative' ? '12.6' : '9.9', 'notYourType')
  if (isFull(s, seat, a.kind)) return illegal('9.12', 'tooMany', { most: s.table.most })
  const { cost } = c.units[a.kind] as UnitSpec
  if (cost > active(s).coins) return poor('9.9', s, cost)
  if (!isIndex(a.hex, s.table.board.terrain.length) || !s.table.board.factories.includes(a.hex)) {
    return illegal('9.10', 'noFactory')
  }
  if (ownFactory(s, a.hex) < 0) return illegal('9.11', 'notYourFactory')
  return unitAt(s, a.hex) < 0 ? legal : illegal('9.10', 'factoryTaken')
}

export const transfer = (c: Content): Order<'transfer'> => ({
  choices: (s, seat, piece) => (piece === undefined ? transfers(c, s, seat) : []),
  check: (s, seat, a) => checkTransfer(c, s, seat, a),
  decide: (run, _seat, a) => give(c, run, a.coins),
})

function transfers(c: Content, s: Readonly<State>, seat: Seat): ActionOf<'transfer'>[] {
  const out: ActionOf<'transfer'>[] = []
  if (!isNow(s, seat) || partnerOf(s, s.turn) < 0) return out
  for (let coins = c.charts.transfer.least; coins <= active(s).coins; coins++) out.push({ type: 'transfer', coins })
  return out
}

function checkTransfer(c: Content, s: State, seat: Seat, a: ActionOf<'transfer'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('9.3', 'notNow')
  if (partnerOf(s, s.turn) < 0) return illegal('9.3', 'noPartner')
  if (!hasOnly(a, 2) || !isIndex(a.coins, 1e6)) return illegal('9.4', 'badSum')
  if (a.coins < c.charts.transfer.least) return illegal('9.4', 'tooLittle', { least: c.charts.transfer.least })
  return a.coins <= active(s).coins ? legal : poor('9.3', s, a.coins)
}

/** 9.3, 9.4 */
function give(c: Content, run: Run, coins: number): void {
  const to = partnerOf(run.state, run.state.turn)
  run.emit({ type: 'coinsGiven', to, coins, arrived: coins - c.charts.transfer.fee })
}

export const endTurnOrder = (c: Content): Order<'endTurn'> => ({
  choices: (s, seat, piece) => (isNow(s, seat) && piece === undefined ? [{ type: 'endTurn' }] : []),
  check(s, seat, a) {
    if (!isNow(s, seat)) return illegal('3.3', 'notNow')
    return hasOnly(a, 1) ? legal : illegal('3.3', 'noSuchAction')
  },
  decide: (run) => endPhase(c, run),
})
