// Chapter 4: whether a unit may go there, and why not

import { illegal, legal, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Hex, Position, Rule, Seat, Unit } from '../state.ts'
import { specOf, unitOf } from '../units.ts'
import { isUsable } from './03-armies.ts'
import { fillPrices } from './04-movement-cost.ts'
import { type Field, FREE, fieldOf, fillOccupants, flood, goesOn, SHUT, TOKEN } from './04-movement-field.ts'
import { isStacked, isStrangeFactory, isWater, pointsLeft } from './04-movement-steps.ts'
import { isBound } from './07-range.ts'

type MoveAction = ActionOf<'move'>

export function checkMove(book: Book, s: Position, seat: Seat, a: MoveAction): Verdict<Rule> {
  if (s.phase !== 'move' || s.asked.length > 0) return illegal('3.3', 'notNow')
  if (s.seat !== seat) return illegal('12.2', 'otherSeat')
  const u = s.units[a.unit]
  if (!u) return illegal('4.1', 'noSuchUnit')
  if (u.faction !== seat || u.at < 0) return illegal('4.1', 'notYourUnit')
  return checkMover(book, s, a) ?? checkWay(book, s, a)
}

function checkMover(book: Book, s: Position, a: MoveAction): Verdict<Rule> | null {
  const u = unitOf(s, a.unit)
  const going = s.move?.unit === a.unit
  if (!going && isStacked(s)) return illegal('4.22', 'mustGoOn')
  if (!going && u.moved) return illegal('4.3', 'movedAlready')
  if (!isUsable(s, u)) return illegal('3.6', 'armyNotUsed')
  if (!going && u.holds >= 0 && isBound(book, s, u)) return illegal('6.10', 'bound')
  return null
}

function checkWay(book: Book, s: Position, a: MoveAction): Verdict<Rule> {
  const u = unitOf(s, a.unit)
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, a.unit)
  if (a.to === u.at) return illegal('4.20', 'sameHex')
  const infantry = specOf(book, u).arm === 'infantry'
  const next = field.ground.grid.neighbours[u.at]?.includes(a.to) === true
  if (isStrangeFactory(s, u, a.to)) {
    if (!infantry) return illegal('5.1', 'onlyInfantryOccupies')
    return !u.moved && next ? legal : illegal('5.2', 'wholeMove')
  }
  if (isWater(book, s, u, a.to)) {
    if (!infantry) return illegal('4.15', 'onlyInfantrySwims')
    if (u.moved || !next) return illegal('4.15', 'wholeMove')
    return field.occupant[a.to] === -1 ? legal : illegal('4.10', 'hexTaken')
  }
  return checkReach(book, field, s, a)
}

function checkReach(book: Book, field: Field, s: Position, a: MoveAction): Verdict<Rule> {
  const u = unitOf(s, a.unit)
  fillPrices(book, field, s, u)
  const points = pointsLeft(book, s, a.unit)
  if (field.price[a.to] === SHUT) return shut(book, field, s, u, a.to)
  flood(field, u.at, points)
  const price = field.cost[a.to] ?? SHUT
  if (price === SHUT) return illegal('4.5', 'tooFar', { points: points / 2 })
  if (field.occupant[a.to] === TOKEN) return illegal('M1.4', 'tokenThere')
  if (field.occupant[a.to] !== -1 && !goesOn(field, a.to, points)) return illegal('4.11', 'friendThere')
  return legal
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
