// Chapter 15: Lazarus
import { illegal, legal } from '@muster/engine'
import type { Box } from '../box.ts'
import type { ActionOf, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict } from '../types.ts'
import { namedSoldier, soldierOf } from './02-soldiers.ts'
import { canDo, endOf, firstOf, hasOnly, isFreeToAct, NONE, refusalOf, seatNumber, unclear } from './03-actions.ts'
import { checkCard, held, spend } from './11-cards.ts'

/** 15.7: inside the room, of the side, with a life to give back. */
const canBeRevived = (box: Box, u: Soldier, t: Soldier | undefined): t is Soldier =>
  t !== undefined && t.side === u.side && t.at >= 0 && t.lives < box.content.limits.lives

function checkRevive(box: Box, s: State, seat: number, a: ActionOf<'revive'>): Verdict {
  if (!hasOnly(a, 'soldier', 'card', 'target')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'object') ?? checkCard(box, s, seat, 'lazarus', a.card)
  if (refused) return refused
  return canBeRevived(box, soldierOf(s, a.soldier), namedSoldier(s, a.target)) ? legal : illegal('15.7', 'notRevivable')
}

export const revive: MakeOrder<'revive'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const cards = held(box, s, n, 'lazarus')
    if (cards.length === 0) return NONE
    const out: ActionOf<'revive'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      if (!canDo(box, s, n, id, 'object')) continue
      for (const card of cards)
        for (let target = 0; target < s.soldiers.length; target++)
          if (canBeRevived(box, soldierOf(s, id), s.soldiers[target]))
            out.push({ type: 'revive', soldier: id, card, target })
    }
    return out
  },
  check: (s, seat, a) => checkRevive(box, s, seatNumber(seat), a),
  /** 15.7, 15.8, 15.9: one life, and nothing else changes. */
  decide(run, seat, a) {
    spend(run, seatNumber(seat), a.card, a.soldier)
    const lives = soldierOf(run.state, a.target).lives + 1
    run.emit({ type: 'soldierRevived', soldier: a.soldier, target: a.target, lives })
  },
})
