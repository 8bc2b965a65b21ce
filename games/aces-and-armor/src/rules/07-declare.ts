// Chapter 7: Declaring attacks

import { illegal, legal, type Piece, type Refusal, type Verdict } from '@muster/engine'
import { distance, groundOf, ringOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { ActionOf, Attack, Hex, Order, Position, Rule, Run, Seat, Unit, UnitId } from '../state.ts'
import { areEnemies, specOf, unitOf } from '../units.ts'
import { phasesOf } from '../words/names.ts'
import { isUsable } from './03-armies.ts'
import { endPhase } from './03-sequence.ts'
import { bearsOn, canHit, inRange, isBound, isInWater, longest } from './07-range.ts'
import { launchChoices } from './14-v2.ts'

/** 7.2, 5.5, 3.6, 6.11, 6.19: whether the seat's unit may still be declared this turn. */
function mayDeclare(book: Book, s: Position, seat: Seat, id: UnitId): boolean {
  return attackerRefusal(book, s, seat, id) === null
}

function attackerRefusal(book: Book, s: Position, seat: Seat, id: UnitId): Refusal<Rule> | null {
  const u = unitOf(s, id)
  if (u.faction !== seat || u.at < 0) return illegal('7.1', 'notYourUnit')
  if (isDeclared(s, id)) return illegal('7.2', 'declaredAlready')
  if (u.occupied) return illegal('5.5', 'occupiedThisTurn')
  if (isInWater(book, s, u)) return illegal('4.17', 'inWater')
  return isUsable(s, u) || isBound(book, s, u)
    ? null
    : illegal('3.6', 'armyNotUsed', { army: u.army + 1, next: s.round + 1 })
}

const isDeclared = (s: Position, id: UnitId): boolean => s.attacks.some((a) => a.type !== 'launch' && a.unit === id)

const isNow = (s: Position, seat: Seat): boolean => s.phase === 'declare' && s.seat === seat

export const attack = (book: Book): Order<'attack'> => ({
  choices: (s, seat, piece) => attackChoices(book, s, seat, piece),
  check: (s, seat, a) => checkAttack(book, s, seat, a),
  decide: (run, _seat, a) => declare(run, { type: 'attack', unit: a.unit, target: a.target }),
})

/** 7.1, 7.8, 7.9, 12.3: at the end of the one list, and there it stays. */
function declare(run: Run, attack: Attack): void {
  run.emit({ type: 'attackDeclared', attack })
}

function attackChoices(book: Book, s: Position, seat: Seat, piece?: Piece): ActionOf<'attack'>[] {
  const out: ActionOf<'attack'>[] = []
  for (const unit of declarable(book, s, seat, 'unit', piece)) {
    for (const target of targetsOf(book, s, unitOf(s, unit))) out.push({ type: 'attack', unit, target })
  }
  return out
}

/** The units of the seat (or the one asked about) that may still be declared, of those that aim at units or at hexes. */
function declarable(book: Book, s: Position, seat: Seat, aim: 'unit' | 'hex', piece?: Piece): UnitId[] {
  const out: UnitId[] = []
  if (!isNow(s, seat)) return out
  for (let id = 0; id < s.units.length; id++) {
    if (s.units[id]?.faction !== seat || (piece !== undefined && piece !== id)) continue
    if (isArea(book, s, id) === (aim === 'hex') && mayDeclare(book, s, seat, id)) out.push(id)
  }
  return out
}

const isArea = (book: Book, s: Position, id: UnitId): boolean => specOf(book, unitOf(s, id)).blast !== undefined

/** 6.11: a bound unit has one target only. */
export function targetsOf(book: Book, s: Position, u: Readonly<Unit>): UnitId[] {
  if (isBound(book, s, u)) return [u.holds]
  const out: UnitId[] = []
  for (let i = 0; i < s.units.length; i++) if (canHit(book, s, u, unitOf(s, i))) out.push(i)
  return out
}

function checkAttack(book: Book, s: Position, seat: Seat, a: ActionOf<'attack'>): Verdict<Rule> {
  if (s.phase !== 'declare') return illegal('7.1', 'notThisPhase', phasesOf(s, 'declare'))
  if (!isNow(s, seat)) return illegal('7.1', 'notNow')
  const u = s.units[a.unit]
  if (!u) return illegal('7.1', 'noSuchUnit')
  if (isArea(book, s, a.unit)) return illegal('11.1', 'aimsAtHexes')
  const refused = attackerRefusal(book, s, seat, a.unit)
  if (refused) return refused
  return targetsOf(book, s, u).includes(a.target) ? legal : targetRefusal(book, s, u, a.target)
}

/** Why a unit that may attack has no such target. */
function targetRefusal(book: Book, s: Position, u: Readonly<Unit>, id: UnitId): Refusal<Rule> {
  const target = s.units[id]
  if (!target || target.at < 0 || !areEnemies(u.faction, target.faction)) return illegal('7.5', 'notAnEnemy')
  if (!inRange(book, s, u, u.at, target.at)) return outOfRange(book, s, u, target.at)
  return bearsOn(book, u, target, 'attack') ? illegal('6.11', 'boundTo') : illegal('7.4', 'noAntiAir')
}

function outOfRange(book: Book, s: Position, u: Readonly<Unit>, hex: Hex): Refusal<Rule> {
  const [shortest] = specOf(book, u).range
  const most = longest(book, s, u, u.at)
  const reach = shortest === most ? `${most}` : `${shortest}–${most}`
  return illegal('7.3', 'outOfRange', { distance: distance(groundOf(s.table.board), u.at, hex), reach })
}

export const barrage = (book: Book): Order<'barrage'> => ({
  choices: (s, seat, piece) => barrageChoices(book, s, seat, piece),
  check: (s, seat, a) => checkBarrage(book, s, seat, a),
  decide: (run, _seat, a) => declare(run, { type: 'barrage', unit: a.unit, hex: a.hex }),
})

function barrageChoices(book: Book, s: Position, seat: Seat, piece?: Piece): ActionOf<'barrage'>[] {
  const out: ActionOf<'barrage'>[] = []
  for (const unit of declarable(book, s, seat, 'hex', piece)) {
    for (const hex of aims(book, s, unitOf(s, unit))) out.push({ type: 'barrage', unit, hex })
  }
  return out
}

/** 11.1: every hex within range, occupied or not. */
export function aims(book: Book, s: Position, u: Readonly<Unit>): Hex[] {
  const ground = groundOf(s.table.board)
  const out: Hex[] = []
  for (let r = specOf(book, u).range[0]; r <= longest(book, s, u, u.at); r++) out.push(...ringOf(ground, u.at, r))
  return out
}

function checkBarrage(book: Book, s: Position, seat: Seat, a: ActionOf<'barrage'>): Verdict<Rule> {
  if (!isNow(s, seat)) return illegal('7.1', 'notNow')
  const u = s.units[a.unit]
  if (!u) return illegal('7.1', 'noSuchUnit')
  if (!isArea(book, s, a.unit)) return illegal('11.1', 'aimsAtUnits')
  const refused = attackerRefusal(book, s, seat, a.unit)
  if (refused) return refused
  return inRange(book, s, u, u.at, a.hex) ? legal : outOfRange(book, s, u, a.hex)
}

/** Whether the seat has anything to declare. */
export function canDeclare(book: Book, s: Position): boolean {
  const { seat } = s
  if (launchChoices(s, seat).length > 0) return true
  return s.units.some((u, id) => u.faction === seat && mayDeclare(book, s, seat, id) && hasTarget(book, s, u))
}

const hasTarget = (book: Book, s: Position, u: Readonly<Unit>): boolean =>
  specOf(book, u).blast !== undefined || targetsOf(book, s, u).length > 0

/** 6.12: a bound unit of the seat that is not declared yet, or -1. */
export function undeclaredBound(book: Book, s: Position, seat: Seat): UnitId {
  return s.units.findIndex(
    (u, id) => u.faction === seat && u.holds >= 0 && mayDeclare(book, s, seat, id) && isBound(book, s, u),
  )
}

export const confirm = (book: Book): Order<'confirm'> => ({
  choices: (s, seat, piece) =>
    piece === undefined && confirmRefusal(book, s, seat) === null ? [{ type: 'confirm' }] : [],
  check: (s, seat) => confirmRefusal(book, s, seat) ?? legal,
  decide: (run) => endPhase(book, run),
})

function confirmRefusal(book: Book, s: Position, seat: Seat): Refusal<Rule> | null {
  if (!isNow(s, seat)) return illegal('7.6', 'notNow')
  return undeclaredBound(book, s, seat) < 0 ? null : illegal('6.12', 'boundUndeclared')
}
