// Chapter 8: Pushing off in flight
import { illegal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Board, Book } from '../book.ts'
import type { Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { PUSH_OFF } from './02-slate.ts'
import { attributesOf, boardOf, capped, hasHold, soldierOf } from './02-soldiers.ts'
import { listed, moving, refusalOf, seatNumber } from './03-actions.ts'
import { addThrusts, checkThrust } from './05-impulse.ts'
import { displace, raised } from './06-displacement.ts'
import { pushOffsBy } from './offered.ts'

function checkPushOff(book: Book, s: Position, seat: SeatId, a: ActionOf<'pushOff'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'push')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const rule = unsupported(book, s, u)
  if (rule === '8.21') return illegal('8.21', 'needsFlightAndHold')
  return rule ? illegal('8.23', 'sameHold') : checkThrust(book, s, u, a, '8.21', '8.22')
}

/** 8.21, 8.23: the rule by which it has nothing to push off from in flight, or null. */
function unsupported(book: Book, s: Position, u: Soldier): '8.21' | '8.23' | null {
  if (u.speed === 0 || !hasHold(boardOf(book, s), s, u.at)) return '8.21'
  return u.spent ? '8.23' : null
}

/** 8.21, 8.22: the new speed, in a new direction; the flight begins, or goes on with more. */
function decidePushOff(run: WravityRun, book: Book, a: ActionOf<'pushOff'>): void {
  const { soldier, heading, force } = a
  const s = run.state
  const u = soldierOf(s, soldier)
  const speed = capped(book, u.speed + force)
  run.emit({ type: 'soldierThrust', soldier, heading, force, speed, kind: 'push', left: raised(s, soldier, u, speed) })
  if (moving(s) !== soldier) displace(run, soldier)
}

function pushOffsOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  const { strength } = attributesOf(book, board, s, soldier)
  addThrusts(board, soldierOf(s, soldier), pushOffsBy(soldier, strength), strength)
}

export const pushOff: MakeOrder<'pushOff'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, PUSH_OFF, pushOffsOf),
  check: (s, seat, a) => checkPushOff(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decidePushOff(run, book, a),
})
