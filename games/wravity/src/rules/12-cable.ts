// Chapter 12: Cable
import { illegal, legal } from '@muster/engine'
import type { Box } from '../box.ts'
import type { ActionOf, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, isBetween, opposite, soldierOf } from './02-soldiers.ts'
import {
  canDo,
  endOf,
  firstOf,
  hasOnly,
  isFreeToAct,
  moving,
  NONE,
  refusalOf,
  seatNumber,
  unclear,
} from './03-actions.ts'
import { displace } from './06-displacement.ts'
import { checkCard, held, spend } from './11-cards.ts'

/** 12.1, 12.2 */
function checkCable(box: Box, s: State, seat: number, a: ActionOf<'cable'>): Verdict {
  if (!hasOnly(a, 'soldier', 'card', 'force')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'object') ?? checkCard(box, s, seat, 'cable', a.card)
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (u.speed === 0 || !u.tethered) return illegal('12.1', 'noTether')
  const { strength } = attributes(box, u)
  return isBetween(a.force, 1, strength) ? legal : illegal('12.3', 'tooStrong', { strength })
}

/** 12.3, 12.4, 12.5, 12.6: back the way it came; a flight under way keeps the movement it has left. */
function decideCable(run: WravityRun, seat: number, a: ActionOf<'cable'>): void {
  const heading = opposite(soldierOf(run.state, a.soldier).heading)
  spend(run, seat, a.card, a.soldier)
  run.emit({ type: 'cablePulled', soldier: a.soldier, heading, speed: a.force })
  if (moving(run.state) !== a.soldier) displace(run, a.soldier)
}

export const cable: MakeOrder<'cable'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const cards = held(box, s, n, 'cable')
    if (cards.length === 0) return NONE
    const out: ActionOf<'cable'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      const u = soldierOf(s, id)
      if (u.speed === 0 || !u.tethered) continue
      if (!canDo(box, s, n, id, 'object')) continue
      const { strength } = attributes(box, u)
      for (const card of cards)
        for (let force = 1; force <= strength; force++) out.push({ type: 'cable', soldier: id, card, force })
    }
    return out
  },
  check: (s, seat, a) => checkCable(box, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideCable(run, seatNumber(seat), a),
})
