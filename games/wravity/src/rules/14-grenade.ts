// Chapter 14: Throwing a gravity grenade
import { illegal, legal } from '@muster/engine'
import type { GrenadeAction } from '../action.ts'
import { type Book, HEADINGS, specOf } from '../book.ts'
import type { Heading, Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, isBetween, isFree, soldierOf, stepOf } from './02-soldiers.ts'
import { refusalOf, seatNumber } from './03-actions.ts'
import { checkCard, held, spend, withCard } from './11-cards.ts'
import { moveOn } from './14-grenade-flight.ts'
import { add } from './added.ts'

/** 14.2: straight on, or one direction to either side. */
const waysFrom = (side: Heading): readonly Heading[] => [((side + 4) % 6) + 1, side, (side % 6) + 1]

/** 14.1 */
const hasRoom = (book: Book, s: Position, u: Soldier, side: Heading): boolean =>
  isFree(s, stepOf(boardOf(book, s), u.at, side))

/** 14.1, 14.2, 14.3 */
function checkThrow(book: Book, s: Position, seat: SeatId, a: GrenadeAction): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'object') ?? checkCard(held(book, s, seat).grenade, a.card)
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!hasRoom(book, s, u, a.side)) return illegal('14.1', 'notFree')
  if (!waysFrom(a.side).includes(a.heading)) return illegal('14.2', 'notAway')
  const { strength } = attributes(book, u)
  return isBetween(a.force, 1, strength) ? legal : illegal('14.3', 'tooStrong', { strength })
}

/** 14.4: it moves at once. */
function decideThrow(run: WravityRun, book: Book, seat: SeatId, a: GrenadeAction): void {
  const { soldier, heading, force } = a
  const at = stepOf(boardOf(book, run.state), soldierOf(run.state, soldier).at, a.side)
  const { effect } = specOf(book, a.card)
  spend(run, seat, a.card, soldier)
  const reach = effect.type === 'grenade' ? effect.reach : 0
  run.emit({ type: 'grenadeThrown', soldier, at, heading, speed: force, reach })
  moveOn(run, book, run.state.grenades.length - 1)
}

export const throwGrenade: MakeOrder<'throwGrenade'> = (book) => ({
  choices: (s, seat, piece) => withCard(book, s, seat, piece, held(book, s, seatNumber(seat)).grenade, throwsOf),
  check: (s, seat, a) => checkThrow(book, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideThrow(run, book, seatNumber(seat), a),
})

function throwsOf(book: Book, s: Position, soldier: SoldierId): void {
  const u = soldierOf(s, soldier)
  const { strength } = attributes(book, u)
  const sides = HEADINGS.filter((side) => hasRoom(book, s, u, side))
  for (const card of held(book, s, u.seat).grenade)
    for (const side of sides)
      for (const heading of waysFrom(side))
        for (let force = 1; force <= strength; force++)
          add({ type: 'throwGrenade', soldier, card, side, heading, force })
}
