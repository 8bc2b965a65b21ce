// Chapter 9: Money

import { illegal, legal, type Refusal, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Order, Position, Rule, Run, Seat, UnitId } from '../state.ts'
import { active, partnerOf, unitOf } from '../units.ts'
import { endPhase } from './03-sequence.ts'
import { isNow, ownFactory, poor, purchases } from './09-purchase.ts'

/** 9.1 */
export function collectIncome(book: Book, run: Run): void {
  const { turn, flags } = run.state
  const coins = flags.filter((flag) => flag === turn).length * book.charts.income
  run.emit({ type: 'incomeCollected', turn, coins })
}

/** 9.7, 9.8: the coins go, and with them some damage. */
export function finishRepairs(book: Book, run: Run): void {
  const { units } = run.state
  for (let id = 0; id < units.length; id++) {
    const u = unitOf(run.state, id)
    if (!u.repair || u.at < 0 || !active(run.state).factions.includes(u.faction)) continue
    run.emit({ type: 'unitRepaired', unit: id, damage: Math.min(u.damage, book.charts.repair.damage) })
  }
}

/** Whether the seat has anything to spend its coins on. */
export const canTrade = (book: Book, s: Position): boolean => canBuild(book, s) || transfers(book, s, s.seat).length > 0

/** Whether it could still repair or buy. */
export const canBuild = (book: Book, s: Position): boolean =>
  repairable(book, s, s.seat).length > 0 || purchases(book, s, s.seat).length > 0

export const repair = (book: Book): Order<'repair'> => ({
  choices: (s, seat, piece) =>
    repairable(book, s, seat)
      .filter((unit) => piece === undefined || piece === unit)
      .map((unit) => ({ type: 'repair', unit })),
  check: (s, seat, a) => checkRepair(book, s, seat, a),
  decide: (run, _seat, a) => run.emit({ type: 'repairStarted', unit: a.unit, coins: book.charts.repair.coins }),
})

function repairable(book: Book, s: Position, seat: Seat): UnitId[] {
  const out: UnitId[] = []
  if (!isNow(s, seat)) return out
  for (let id = 0; id < s.units.length; id++) if (repairRefusal(book, s, seat, id) === null) out.push(id)
  return out
}

/** 9.5, 9.6, 9.11 */
function repairRefusal(book: Book, s: Position, seat: Seat, id: UnitId): Refusal<Rule> | null {
  const u = unitOf(s, id)
  if (u.faction !== seat || u.at < 0) return illegal('9.5', 'notYourUnit')
  if (u.damage === 0) return illegal('9.5', 'notDamaged')
  const factory = s.table.board.factories.indexOf(u.at)
  if (factory < 0) return illegal('9.5', 'notInFactory')
  if (ownFactory(s, u.at) < 0) return illegal('9.11', 'notYourFactory')
  if (u.repair) return illegal('9.6', 'inRepair')
  return active(s).coins >= book.charts.repair.coins ? null : poor('9.5', s, book.charts.repair.coins)
}

function checkRepair(book: Book, s: Position, seat: Seat, a: ActionOf<'repair'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('9.2', 'notNow')
  if (!s.units[a.unit]) return illegal('9.5', 'noSuchUnit')
  return repairRefusal(book, s, seat, a.unit) ?? legal
}

export const transfer = (book: Book): Order<'transfer'> => ({
  choices: (s, seat, piece) => (piece === undefined ? transfers(book, s, seat) : []),
  check: (s, seat, a) => checkTransfer(book, s, seat, a),
  decide: (run, _seat, a) => give(book, run, a.coins),
})

function transfers(book: Book, s: Position, seat: Seat): ActionOf<'transfer'>[] {
  const out: ActionOf<'transfer'>[] = []
  if (giverRefusal(s, seat)) return out
  for (let coins = book.charts.transfer.least; coins <= active(s).coins; coins++) out.push({ type: 'transfer', coins })
  return out
}

function giverRefusal(s: Position, seat: Seat): Refusal<Rule> | null {
  if (!isNow(s, seat)) return illegal('9.3', 'notNow')
  return partnerOf(s, s.turn) < 0 ? illegal('9.3', 'noPartner') : null
}

function checkTransfer(book: Book, s: Position, seat: Seat, a: ActionOf<'transfer'>): Verdict<Rule> {
  const refused = giverRefusal(s, seat)
  if (refused) return refused
  const { least } = book.charts.transfer
  if (a.coins < least) return illegal('9.4', 'tooLittle', { least })
  return a.coins <= active(s).coins ? legal : poor('9.3', s, a.coins)
}

/** 9.3, 9.4 */
function give(book: Book, run: Run, coins: number): void {
  const to = partnerOf(run.state, run.state.turn)
  run.emit({ type: 'coinsGiven', to, coins, arrived: coins - book.charts.transfer.fee })
}

export const endTurnOrder = (book: Book): Order<'endTurn'> => ({
  choices: (s, seat, piece) => (isNow(s, seat) && piece === undefined ? [{ type: 'endTurn' }] : []),
  check: (s, seat) => (isNow(s, seat) ? legal : illegal('3.3', 'notNow')),
  decide: (run) => endPhase(book, run),
})
