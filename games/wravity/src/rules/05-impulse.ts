// Chapter 5: Impulse
import { illegal, legal } from '@muster/engine'
import type { Action, ActionOf } from '../action.ts'
import type { Board, Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import { type Heading, KIND, type Position, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  attributesOf,
  boardOf,
  FREE,
  holdsOn,
  isBetween,
  isFree,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import { listed, refusalOf, seatNumber } from './03-actions.ts'
import { addSome } from './added.ts'
import { impulsesBy } from './offered.ts'

function checkImpulse(book: Book, s: Position, seat: SeatId, a: ActionOf<'impulse'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'impulse')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!holdsOn(boardOf(book, s), s, u)) return illegal('5.1', 'needsHold')
  return checkThrust(book, s, u, a, '5.2', '5.3')
}

/** 5.2, 5.3, 8.21, 8.22: a force within the strength, in a free direction. */
export function checkThrust(
  book: Book,
  s: Position,
  u: Soldier,
  a: { readonly heading: Heading; readonly force: number },
  forceRule: Rule,
  wayRule: Rule,
): Verdict {
  const { strength } = attributes(book, u)
  if (!isBetween(a.force, 1, strength)) return illegal(forceRule, 'tooStrong', { strength })
  return isWayFree(boardOf(book, s), s, u, a.heading) ? legal : illegal(wayRule, 'notFree')
}

const isWayFree = (board: Board, s: Position, u: Soldier, heading: Heading): boolean =>
  isFree(s, stepOf(board, u.at, heading))

/** 5.4, 5.5, 5.6: it is displaced at once, as part of the action, unless it has been displaced already. */
function decideImpulse(run: WravityRun, a: ActionOf<'impulse'>): void {
  const { soldier, heading, force } = a
  run.emit({ type: 'soldierThrust', soldier, heading, force, speed: force, kind: 'impulse', left: -1 })
  if (!soldierOf(run.state, soldier).displaced) run.emit({ type: 'flightBegan', soldier, left: force, counts: false })
}

/** Adds the thrusts in all free directions, of which there are so many in each; with the board's slate filled. */
export function addThrusts(board: Board, u: Soldier, thrusts: readonly Action[], strength: number): void {
  const { cells } = board.slate
  for (let heading = 1; heading <= 6; heading++) {
    const hex = stepOf(board, u.at, heading)
    if (hex >= 0 && cells[hex] === FREE) addSome(thrusts, (heading - 1) * strength, strength)
  }
}

/** Every free direction with every force. */
function impulsesOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  const { strength } = attributesOf(book, board, s, soldier)
  addThrusts(board, soldierOf(s, soldier), impulsesBy(soldier, strength), strength)
}

export const impulse: MakeOrder<'impulse'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, KIND.impulse, impulsesOf),
  check: (s, seat, a) => checkImpulse(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideImpulse(run, a),
})
