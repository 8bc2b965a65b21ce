// Chapter 8: Braking
import { illegal, legal } from '@muster/engine'
import type { BrakeAction } from '../action.ts'
import type { Board, Book } from '../book.ts'
import type { Attributes } from '../content/types.ts'
import { type Heading, KIND, type Position, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, attributesOf, boardOf, capped, holdsOn, isBetween, soldierOf, stepOf } from './02-soldiers.ts'
import { listed, moving, seatNumber } from './03-actions.ts'
import { displace, raised } from './06-displacement.ts'
import { beyondReach, withinReach } from './08-pushing.ts'
import { add } from './added.ts'
import { BRAKE_WAYS, brakesBy } from './offered.ts'

/** 8.15: no more than the strength, and no more than there is to take. */
const mostForce = ({ strength }: Attributes, target: Soldier): number => Math.min(strength, target.speed)

function checkBrake(book: Book, s: Position, seat: SeatId, a: BrakeAction): Verdict {
  const far = beyondReach(book, s, seat, a)
  if (far) return far
  const u = soldierOf(s, a.soldier)
  const target = soldierOf(s, a.target)
  const most = mostForce(attributes(book, u), target)
  if (most === 0) return illegal('8.15', 'nothingToBrake')
  if (!isBetween(a.force, 1, most)) return illegal('8.15', 'tooStrong', { strength: most })
  const board = boardOf(book, s)
  const rule = wrongHeading(board, u, target, a.heading, holdsOn(board, s, u))
  if (rule === '8.16') return illegal('8.16', 'staysPut')
  if (rule === '8.17') return illegal('8.17', 'needsHeading')
  return rule === null ? legal : illegal('8.18', 'straightAtIt')
}

/** 8.16, 8.17, 8.18: a heading for the one that takes speed, none for the one that holds on; the rule it breaks, or null. */
function wrongHeading(
  board: Board,
  u: Soldier,
  target: Soldier,
  heading: Heading,
  holds: boolean,
): '8.16' | '8.17' | '8.18' | null {
  if (holds) return heading === 0 ? null : '8.16'
  if (heading === 0) return '8.17'
  return stepOf(board, u.at, heading) === target.at ? '8.18' : null
}

/** 8.15, 8.17, 8.19, 8.20: the target is never displaced by it; the braker goes on with what it took. */
function decideBrake(run: WravityRun, book: Book, a: BrakeAction): void {
  const s = run.state
  const u = soldierOf(s, a.soldier)
  const recoil = a.heading === 0 ? null : capped(book, u.speed + a.force)
  const left = recoil === null ? -1 : raised(s, a.soldier, u, recoil)
  const speed = soldierOf(s, a.target).speed - a.force
  const { soldier, target, heading } = a
  run.emit({ type: 'soldierBraked', soldier, target, speed, heading, recoil, left })
  if (recoil !== null && moving(s) !== soldier) displace(run, soldier)
}

export const brake: MakeOrder<'brake'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, KIND.push, brakesOf),
  check: (s, seat, a) => checkBrake(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideBrake(run, book, a),
})

function brakesOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  const u = soldierOf(s, soldier)
  const reached = withinReach(board, s, u)
  for (let i = 0; i < reached.length; i++) {
    const target = reached[i] as SoldierId
    const t = soldierOf(s, target)
    if (t.speed === 0) continue
    const most = mostForce(attributesOf(book, board, s, soldier), t)
    addBrakes(board, u, t, brakesBy(soldier, target, most))
  }
}

/** Those with a heading that can be given, with the board's slate filled. */
function addBrakes(board: Board, u: Soldier, target: Soldier, brakes: readonly BrakeAction[]): void {
  const holds = u.speed === 0 && board.slate.hold[u.at] === 1
  for (let i = 0; i < brakes.length; i++)
    if (wrongHeading(board, u, target, i % BRAKE_WAYS, holds) === null) add(brakes[i])
}
