// Chapter 6: Flight
import { illegal, legal, must, type Piece } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict } from '../types.ts'
import { boardOf, borrowed, FREE, inField, isBetween, soldierOf, stepOf } from './02-soldiers.ts'
import { endOf, firstOf, isFreeToAct, moving, NONE, seatNumber } from './03-actions.ts'
import { beginFlight } from './06-displacement.ts'
import { flyOn, mayStop } from './06-flying.ts'
import { add, added } from './added.ts'
import { flyBy } from './offered.ts'

/** 3.16: the movement by which its player may let a soldier fly now, an immobilised one too; 0 for none. */
function movementOf(s: Position, seat: SeatId, id: SoldierId): number {
  const u = s.soldiers[id]
  if (!u || u.seat !== seat || u.speed === 0) return 0
  const mover = moving(s)
  if (mover >= 0) return mover === id ? must(s.flights[s.flights.length - 1]).left : 0
  return u.displaced ? 0 : u.speed
}

/** 6.3, 14.15: the free hexes ahead, as far as a field lets it fly. */
function freeAhead(book: Book, s: Position, u: Soldier, most: number): number {
  const board = boardOf(book, s)
  const cells = borrowed(board, s)
  let hex = u.at
  for (let n = 0; n < most; n++) {
    hex = stepOf(board, hex, u.heading)
    if (hex < 0 || cells[hex] !== FREE) return n
    if (s.grenades.length > 0 && inField(board, s, hex)) return n + 1
  }
  return most
}

/** 6.3: every hex of the way at which to stop, and the whole of it with the crash at its end. */
function flyChoices(book: Book, s: Position, seat: SeatId, piece?: Piece): readonly ActionOf<'fly'>[] {
  if (!isFreeToAct(s)) return NONE
  const end = endOf(s, seat, piece)
  for (let id = firstOf(s, seat, piece); id < end; id++) {
    const left = movementOf(s, seat, id)
    if (left > 0) addLegs(book, s, id, left)
  }
  return added()
}

function addLegs(book: Book, s: Position, id: SoldierId, left: number): void {
  const u = soldierOf(s, id)
  const stops = mayStop(book, s, u) ? freeAhead(book, s, u, left) : 0
  for (let steps = 1; steps <= stops; steps++) add(flyBy(id, steps))
  if (stops < left) add(flyBy(id, left))
}

function checkFly(book: Book, s: Position, seat: SeatId, a: ActionOf<'fly'>): Verdict {
  if (!isFreeToAct(s)) return illegal('3.9', 'answerFirst')
  const u = s.soldiers[a.soldier]
  if (!u || u.seat !== seat) return illegal('3.2', 'notYourSoldier')
  const left = movementOf(s, seat, a.soldier)
  if (left === 0) return noFlight(s, u, a.soldier)
  if (a.steps === left) return legal
  if (!mayStop(book, s, u)) return illegal('6.4', 'noStops')
  const free = freeAhead(book, s, u, left)
  return isBetween(a.steps, 1, free) ? legal : illegal('6.3', 'noSuchStop', { free })
}

function noFlight(s: Position, u: Soldier, id: SoldierId): Verdict {
  if (u.speed === 0) return illegal('2.8', 'notInFlight')
  const mover = moving(s)
  return mover >= 0 && mover !== id ? illegal('3.9', 'anotherIsFlying') : illegal('6.5', 'alreadyDisplaced')
}

export const fly: MakeOrder<'fly'> = (book) => ({
  choices: (s, seat, piece) => flyChoices(book, s, seatNumber(seat), piece),
  check: (s, seat, a) => checkFly(book, s, seatNumber(seat), a),
  decide(run, _seat, a) {
    if (moving(run.state) !== a.soldier) beginFlight(run, a.soldier, soldierOf(run.state, a.soldier).speed)
    flyOn(run, book, a.steps)
  },
})
