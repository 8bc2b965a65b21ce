// Chapter 5: Impulse
import { illegal, legal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Board, Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import { type Heading, type Hex, KIND, type Position, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, FREE, holdsOn, isBetween, isFree, soldierOf, stepOf } from './02-soldiers.ts'
import { listedWhole, refusalOf, seatNumber } from './03-actions.ts'
import { join } from './joined.ts'
import { thrustsOf } from './offered.ts'

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

/** The free directions, a bit for each, with the board's slate filled. */
export function waysFree({ step, slate }: Board, u: Soldier): number {
  let ways = 0
  for (let heading = 1; heading <= 6; heading++) {
    const hex = step[u.at * 6 + heading - 1] as Hex
    if (hex >= 0 && slate.cells[hex] === FREE) ways |= 1 << heading
  }
  return ways
}

/** Every free direction with every force. */
function impulsesOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  const u = soldierOf(s, soldier)
  join(thrustsOf('impulse', soldier, attributes(book, u).strength, waysFree(board, u)))
}

export const impulse: MakeOrder<'impulse'> = (book) => ({
  choices: (s, seat, piece) => listedWhole(book, s, seat, piece, KIND.impulse, impulsesOf),
  check: (s, seat, a) => checkImpulse(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideImpulse(run, a),
})
