// Chapter 15: Lazarus
import { illegal, legal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict } from '../types.ts'
import { soldierOf } from './02-soldiers.ts'
import { refusalOf, seatNumber } from './03-actions.ts'
import { checkCard, held, spend, withCard } from './11-cards.ts'
import { add } from './added.ts'

/** 15.7: inside the room, of the side, with a life to give back. */
const canBeRevived = (book: Book, u: Soldier, t: Soldier | undefined): t is Soldier =>
  t !== undefined && t.side === u.side && t.at >= 0 && t.lives < book.content.limits.lives

function checkRevive(book: Book, s: Position, seat: SeatId, a: ActionOf<'revive'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'object') ?? checkCard(held(book, s, seat).lazarus, a.card)
  if (refused) return refused
  return canBeRevived(book, soldierOf(s, a.soldier), s.soldiers[a.target]) ? legal : illegal('15.7', 'notRevivable')
}

function revivalsOf(book: Book, s: Position, soldier: SoldierId): void {
  const u = soldierOf(s, soldier)
  for (const card of held(book, s, u.seat).lazarus)
    for (let target = 0; target < s.soldiers.length; target++)
      if (canBeRevived(book, u, s.soldiers[target])) add({ type: 'revive', soldier, card, target })
}

export const revive: MakeOrder<'revive'> = (book) => ({
  choices: (s, seat, piece) => withCard(book, s, seat, piece, held(book, s, seatNumber(seat)).lazarus, revivalsOf),
  check: (s, seat, a) => checkRevive(book, s, seatNumber(seat), a),
  /** 15.7, 15.8, 15.9: one life, and nothing else changes. */
  decide(run, seat, a) {
    spend(run, seatNumber(seat), a.card, a.soldier)
    const lives = soldierOf(run.state, a.target).lives + 1
    run.emit({ type: 'soldierRevived', soldier: a.soldier, target: a.target, lives })
  },
})
