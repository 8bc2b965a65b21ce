// Chapter 3: the turn, from its first order to the flights at its end
import { illegal, legal, must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Hex, Position, SeatId } from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import { boardOf, borrowed, FREE, isFree, soldierOf } from './02-soldiers.ts'
import { activeSeat, endOf, firstOf, isFreeToAct, NONE, roundOf, seatNumber } from './03-actions.ts'
import { beginFlight } from './06-displacement.ts'
import { flyOn, mayStop } from './06-flying.ts'
import { drawIn } from './14-field.ts'
import { moveByItself } from './14-grenade-flight.ts'
import { endIfBeaten, endIfCrossed, endWithTurn, watchLastStand } from './17-victory.ts'
import { add, added } from './added.ts'
import { enterBy } from './offered.ts'

/** What the rules do of themselves, up to the next choice. */
export function settle(run: WravityRun, book: Book): void {
  for (;;) {
    if (run.state.phase !== 'battle' || run.state.question) return
    if (endIfCrossed(run, book) || endIfBeaten(run, book)) return
    watchLastStand(run)
    if (run.state.flights.length > 0) {
      if (!goOn(run, book)) return
    } else if (!run.state.ending) return
    else if (!flyNext(run) && !moveByItself(run, book)) closeTurn(run, book)
  }
}

/** 3.8, 3.9, 3.10: the flight on top goes on, or waits for its player; false if it waits. */
function goOn(run: WravityRun, book: Book): boolean {
  const { soldier: id, left } = must(run.state.flights.at(-1))
  const u = soldierOf(run.state, id)
  if (left <= 0 || u.speed === 0) run.emit({ type: 'flightEnded', soldier: id })
  else if (mayStop(book, run.state, u)) return false
  else flyOn(run, book, left)
  return true
}

/** 3.15 */
function flyNext(run: WravityRun): boolean {
  const seat = activeSeat(run.state)
  const id = run.state.soldiers.findIndex((u) => u.seat === seat && u.speed > 0 && !u.displaced)
  if (id < 0) return false
  beginFlight(run, id, soldierOf(run.state, id).speed)
  return true
}

/** 3.1, 14.19: fields that have lasted long enough end, and the next seat begins. */
function closeTurn(run: WravityRun, book: Book): void {
  const { turn } = run.state
  run.emit({ type: 'turnEnded', turn })
  for (let i = run.state.grenades.length - 1; i >= 0; i--) {
    if (run.state.grenades[i]?.until === turn) run.emit({ type: 'fieldEnded', grenade: i })
  }
  drawIn(run, book)
  if (endIfCrossed(run, book) || endWithTurn(run, book)) return
  run.emit({ type: 'turnBegan', turn: turn + 1 })
}

const END_TURN = [{ type: 'endTurn' }] as const

export const endTurn: MakeOrder<'endTurn'> = () => ({
  choices: (s, seat, piece) => (piece === undefined && mayEnd(s, seatNumber(seat)) ? END_TURN : NONE),
  check: (s, seat) => (mayEnd(s, seatNumber(seat)) ? legal : illegal('3.14', 'displacementUnderWay')),
  decide: (run) => run.emit({ type: 'turnEnding', turn: run.state.turn }),
})

/** 3.13, 3.14: between displacements, whoever waits outside and whatever actions are left. */
const mayEnd = (s: Position, seat: SeatId): boolean =>
  isFreeToAct(s) && activeSeat(s) === seat && s.flights.length === 0

const doorOf = (s: Position, seat: SeatId): Hex => must(s.doors[must(s.sides[seat])])

export const enter: MakeOrder<'enter'> = (book) => ({
  choices(s, seat, piece) {
    const n = seatNumber(seat)
    if (!mayEnd(s, n) || borrowed(boardOf(book, s), s)[doorOf(s, n)] !== FREE) return NONE
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) if (soldierOf(s, id).at < 0) add(enterBy(id))
    return added()
  },
  check(s, seat, a) {
    const u = s.soldiers[a.soldier]
    if (!mayEnd(s, seatNumber(seat))) return illegal('3.9', 'anotherIsFlying')
    if (!u || u.seat !== seatNumber(seat)) return illegal('3.2', 'notYourSoldier')
    if (u.at >= 0) return illegal('3.11', 'alreadyInside')
    return isFree(s, doorOf(s, u.seat)) ? legal : illegal('3.12', 'doorOccupied')
  },
  /** 1.29, 3.11, 3.12: one that waits outside may come in by its side's door, if that is free. */
  decide(run, _seat, a) {
    const { seat, rank } = soldierOf(run.state, a.soldier)
    const at = doorOf(run.state, seat)
    run.emit({ type: 'soldierEntered', soldier: a.soldier, rank, at, round: roundOf(run.state) })
    drawIn(run, book)
  },
})
