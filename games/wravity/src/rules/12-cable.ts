// Chapter 12: Cable
import { illegal, legal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, isBetween, opposite, soldierOf } from './02-soldiers.ts'
import { moving, refusalOf, seatNumber } from './03-actions.ts'
import { displace } from './06-displacement.ts'
import { checkCard, held, spend, withCard } from './11-cards.ts'
import { add } from './added.ts'

/** 12.1, 12.2 */
const hasTether = (u: Soldier): boolean => u.speed > 0 && u.tethered

/** 12.1, 12.2 */
function checkCable(book: Book, s: Position, seat: SeatId, a: ActionOf<'cable'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'object') ?? checkCard(held(book, s, seat).cable, a.card)
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!hasTether(u)) return illegal('12.1', 'noTether')
  const { strength } = attributes(book, u)
  return isBetween(a.force, 1, strength) ? legal : illegal('12.3', 'tooStrong', { strength })
}

/** 12.3, 12.4, 12.5, 12.6: back the way it came; a flight under way keeps the movement it has left. */
function decideCable(run: WravityRun, seat: SeatId, a: ActionOf<'cable'>): void {
  const heading = opposite(soldierOf(run.state, a.soldier).heading)
  spend(run, seat, a.card, a.soldier)
  run.emit({ type: 'cablePulled', soldier: a.soldier, heading, speed: a.force })
  if (moving(run.state) !== a.soldier) displace(run, a.soldier)
}

function cablesOf(book: Book, s: Position, soldier: SoldierId): void {
  const u = soldierOf(s, soldier)
  if (!hasTether(u)) return
  const { strength } = attributes(book, u)
  for (const card of held(book, s, u.seat).cable)
    for (let force = 1; force <= strength; force++) add({ type: 'cable', soldier, card, force })
}

export const cable: MakeOrder<'cable'> = (book) => ({
  choices: (s, seat, piece) => withCard(book, s, seat, piece, held(book, s, seatNumber(seat)).cable, cablesOf),
  check: (s, seat, a) => checkCable(book, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideCable(run, seatNumber(seat), a),
})
