// Chapter 4: Movement

import { illegal, legal, type Refusal } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Hex, Order, Position, Rule, Seat, UnitId } from '../state.ts'
import { specOf, unitOf } from '../units.ts'
import { endPhase } from './03-sequence.ts'
import { checkMove, isMoving, isWhole, mayMove, wholeRefusal } from './04-movement-check.ts'
import { fillPrices } from './04-movement-cost.ts'
import { canStop, type Field, FREE, fieldOf, fillOccupants, flood } from './04-movement-field.ts'
import { beginListing, keepFound } from './04-movement-listed.ts'
import { isStacked, pointsLeft, startLeg } from './04-movement-steps.ts'

type MoveAction = ActionOf<'move'>

export const move = (book: Book): Order<'move'> => ({
  choices: (s, seat, piece) => moveChoices(book, s, seat, piece),
  check: (s, seat, a) => checkMove(book, s, seat, a),
  decide: (run, _seat, a) => startLeg(book, run, a.unit, a.to),
})

const NONE: readonly MoveAction[] = []
const interned: MoveAction[][] = []

/** The wishes of a unit by hex: the same wish is the same object, and lists of offers allocate nothing but themselves. */
function wishesOf(unit: UnitId): MoveAction[] {
  const known = interned[unit] ?? []
  interned[unit] = known
  return known
}

function newWish(own: MoveAction[], unit: UnitId, to: Hex): MoveAction {
  const action: MoveAction = Object.freeze({ type: 'move', unit, to })
  own[to] = action
  return action
}

/** The list being made. */
const listed: MoveAction[] = []

function moveChoices(book: Book, s: Position, seat: Seat, piece?: number | string): readonly MoveAction[] {
  if (!isMoving(s) || s.seat !== seat) return NONE
  const field = fieldOf(s.table.board)
  const stacked = isStacked(s) ? (s.move?.unit ?? -1) : -1
  fillOccupants(field, s, stacked)
  beginListing(field, s)
  let count = 0
  let arm = ''
  for (let id = 0; id < s.units.length; id++) {
    const u = unitOf(s, id)
    if (u.faction !== seat || u.at < 0 || (piece !== undefined && piece !== id)) continue
    if ((stacked >= 0 && stacked !== id) || !mayMove(book, s, id)) continue
    const own = specOf(book, u).arm
    if (own !== arm) fillPrices(book, field, s, u)
    arm = own
    count = listMoves(book, field, s, id, count)
  }
  return listed.slice(0, count)
}

/** 4.10, 4.11, 4.19: everywhere within the points that is free of units; gives how many are listed then. */
function listMoves(book: Book, field: Field, s: Position, id: UnitId, before: number): number {
  const u = unitOf(s, id)
  const { occupant, reached } = field
  const own = wishesOf(id)
  const held = occupant[u.at] as number
  if (held === id) occupant[u.at] = FREE
  const points = pointsLeft(book, s, id)
  flood(field, u.at, points)
  keepFound(field, id, points)
  let count = before
  for (let k = 0; k < field.count; k++) {
    const hex = reached[k] as Hex
    if (canStop(field, hex, points)) listed[count++] = own[hex] ?? newWish(own, id, hex)
  }
  count = listWhole(book, field, s, id, count)
  occupant[u.at] = held
  return count
}

/** 4.15, 5.1, 5.2: into water or onto a strange factory, as the whole movement. */
function listWhole(book: Book, field: Field, s: Position, id: UnitId, before: number): number {
  const u = unitOf(s, id)
  const own = wishesOf(id)
  const { near } = field.ground
  let count = before
  for (let d = u.at * 6, end = d + 6; d < end; d++) {
    const n = near[d] ?? -1
    if (n < 0 || !isWhole(book, s, u, n) || wholeRefusal(book, field, s, u, n) !== null) continue
    listed[count++] = own[n] ?? newWish(own, id, n)
  }
  return count
}

export const endMovement = (book: Book): Order<'endMovement'> => ({
  choices: (s, seat, piece) => (piece === undefined && endRefusal(s, seat) === null ? [{ type: 'endMovement' }] : []),
  check: (s, seat) => endRefusal(s, seat) ?? legal,
  decide: (run) => endPhase(book, run),
})

/** 4.2, 4.4: at any time between moves, whatever units and points are left. */
function endRefusal(s: Position, seat: Seat): Refusal<Rule> | null {
  if (!isMoving(s) || s.seat !== seat) return illegal('3.3', 'notNow')
  return isStacked(s) ? illegal('4.22', 'mustGoOn') : null
}
