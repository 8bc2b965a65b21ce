// Chapter 4: whether a unit may go there, and why not

import { illegal, legal, type Refusal, type Verdict } from '@muster/engine'
import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import type { ActionOf, Hex, Position, Rule, Seat, Unit, UnitId } from '../state.ts'
import { active, specOf, unitOf } from '../units.ts'
import { phasesOf } from '../words/names.ts'
import { isUsable } from './03-armies.ts'
import { canStop, type Field, FREE, fieldOf, fillOccupants, SHUT, TOKEN } from './04-movement-field.ts'
import { lookAndKeep } from './04-movement-listed.ts'
import { isStacked, isStrangeFactory, isWater, pointsLeft } from './04-movement-steps.ts'
import { isBound } from './07-range.ts'

type MoveAction = ActionOf<'move'>

/** Whether units are being moved, and nobody is asked about it. */
export const isMoving = (s: Position): boolean => s.phase === 'move' && s.asked.length === 0

export function checkMove(book: Book, s: Position, seat: Seat, a: MoveAction): Verdict<Rule> {
  if (s.phase !== 'move') return illegal('3.3', 'notThisPhase', phasesOf(s, 'move'))
  if (!isMoving(s)) return illegal('3.3', 'notNow')
  const u = s.units[a.unit]
  if (!u) return illegal('4.1', 'noSuchUnit')
  if (u.faction !== seat && active(s).factions.includes(u.faction)) return illegal('12.2', 'otherSeat')
  if (s.seat !== seat || u.faction !== seat || u.at < 0) return illegal('4.1', 'notYourUnit')
  if (s.move?.unit !== a.unit && isStacked(s)) return illegal('4.22', 'mustGoOn')
  return moverRefusal(book, s, a.unit) ?? checkWay(book, s, a)
}

/** 4.1, 4.2: once a turn, if its army is used and nothing binds it; or on with the move it is making. */
export function mayMove(book: Book, s: Position, id: UnitId): boolean {
  if (s.move?.unit === id && s.move.left <= 0) return false
  return moverRefusal(book, s, id) === null
}

function moverRefusal(book: Book, s: Position, id: UnitId): Refusal<Rule> | null {
  const u = unitOf(s, id)
  const going = s.move?.unit === id
  if (!going && u.moved) return illegal('4.3', 'movedAlready')
  if (!isUsable(s, u)) return illegal('3.6', 'armyNotUsed', { army: u.army + 1, next: s.round + 1 })
  return !going && isBound(book, s, u) ? illegal('6.10', 'bound') : null
}

function checkWay(book: Book, s: Position, a: MoveAction): Verdict<Rule> {
  const u = unitOf(s, a.unit)
  const field = fieldOf(s.table.board)
  if (a.to === u.at) return illegal('4.20', 'sameHex')
  if (!isWhole(book, s, u, a.to)) return checkReach(book, field, s, a)
  fillOccupants(field, s, a.unit)
  return wholeRefusal(book, field, s, u, a.to) ?? legal
}

/** Whether a hex is entered only as the whole movement. */
export const isWhole = (book: Book, s: Position, u: Readonly<Unit>, hex: Hex): boolean =>
  isStrangeFactory(s, u, hex) || isWater(book, s, u, hex)

/** 4.15, 5.1, 5.2: into water or onto a strange factory goes only infantry that has not moved, from the next hex. */
export function wholeRefusal(book: Book, field: Field, s: Position, u: Readonly<Unit>, hex: Hex): Refusal<Rule> | null {
  const infantry = specOf(book, u).arm === 'infantry'
  const far = u.moved || distance(field.ground, u.at, hex) !== 1
  if (isStrangeFactory(s, u, hex)) {
    if (!infantry) return illegal('5.1', 'onlyInfantryOccupies')
    return far ? illegal('5.2', 'wholeMove') : null
  }
  if (!infantry) return illegal('4.15', 'onlyInfantrySwims')
  if (far) return illegal('4.15', 'wholeMove')
  return field.occupant[hex] === FREE ? null : illegal('4.10', 'hexTaken')
}

function checkReach(book: Book, field: Field, s: Position, a: MoveAction): Verdict<Rule> {
  const u = unitOf(s, a.unit)
  const points = pointsLeft(book, s, a.unit)
  lookAndKeep(book, field, s, a.unit, points)
  if (field.price[a.to] === SHUT) return shut(book, field, s, u, a.to)
  if (field.cost[a.to] === SHUT) return illegal('4.5', 'tooFar', { points: points / 2 })
  if (canStop(field, a.to, points)) return legal
  return field.occupant[a.to] === TOKEN ? illegal('M1.4', 'tokenThere') : illegal('4.11', 'friendThere')
}

/** Why a hex cannot be entered at all. */
function shut(book: Book, field: Field, s: Position, u: Readonly<Unit>, hex: Hex): Verdict<Rule> {
  const other = s.units[field.occupant[hex] ?? FREE]
  if (other && specOf(book, other).arm === 'launcher') return illegal('M1.8', 'launcherThere')
  if (other && other.faction !== u.faction) return illegal('4.12', 'enemyThere')
  if (field.occupant[hex] === TOKEN) return illegal('M1.4', 'tokenThere')
  if (s.table.board.terrain[hex] === '^') return illegal('M4.1', 'noTanksInMountains')
  return illegal('4.1', 'cannotMove')
}
