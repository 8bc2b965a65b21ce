// Chapter 14: how a grenade moves
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { GrenadeId, Hex, Position, SeatId } from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import { boardOf, isFree, stepOf } from './02-soldiers.ts'
import { activeSeat, isFreeToAct, moving, NONE, seatNumber } from './03-actions.ts'
import { explode } from './14-field.ts'

/** 14.4, 14.8: by its speed, and off at the first thing in its way. */
export function moveOn(run: WravityRun, book: Book, grenade: GrenadeId): void {
  const board = boardOf(book, run.state)
  const g = must(run.state.grenades[grenade])
  const path: Hex[] = []
  for (let next = stepOf(board, g.at, g.heading); path.length < g.speed && isFree(run.state, next); ) {
    path.push(next)
    next = stepOf(board, next, g.heading)
  }
  run.emit({ type: 'grenadeMoved', grenade, path })
  if (path.length < g.speed) explode(run, book, grenade)
}

const isDue = (s: Position, grenade: GrenadeId): boolean => {
  const g = s.grenades[grenade]
  return g !== undefined && g.until < 0 && !g.moved
}

/** 14.6: the oldest first. */
export function moveByItself(run: WravityRun, book: Book): boolean {
  const due = run.state.grenades.findIndex((_, i) => isDue(run.state, i))
  if (due >= 0) moveOn(run, book, due)
  return due >= 0
}

/** 14.5 */
const isBetweenFlights = (s: Position, seat: SeatId): boolean =>
  isFreeToAct(s) && activeSeat(s) === seat && moving(s) < 0

export const moveGrenade: MakeOrder<'moveGrenade'> = (book) => ({
  choices(s, seat, piece) {
    if (piece !== undefined || s.grenades.length === 0 || !isBetweenFlights(s, seatNumber(seat))) return NONE
    const out: ActionOf<'moveGrenade'>[] = []
    for (let i = 0; i < s.grenades.length; i++) if (isDue(s, i)) out.push({ type: 'moveGrenade', grenade: i })
    return out
  },
  check(s, seat, a) {
    if (!isBetweenFlights(s, seatNumber(seat))) return illegal('3.9', 'anotherIsFlying')
    return isDue(s, a.grenade) ? legal : illegal('14.5', 'grenadeNotDue')
  },
  /** 14.5 */
  decide: (run, _seat, a) => moveOn(run, book, a.grenade),
})
