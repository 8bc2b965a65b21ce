// Who could still do something worth doing in this phase.
import type { Book } from '../book.ts'
import { attackOrder } from '../rules/05-combat.ts'
import { snipeOrder } from '../rules/05-sniping.ts'
import { isVain } from '../rules/05-vain.ts'
import { assaultOrder, dashOrder, moveOrder } from '../rules/09-movement.ts'
import type { Position, Seat, UnitId } from '../state.ts'

/** Each unit once; or that one unit, if it is one of them. */
export function waitingUnits(b: Book, s: Position, seat: Seat, unit?: UnitId): readonly UnitId[] {
  const orders =
    s.phase === 'combat'
      ? [attackOrder(b), snipeOrder(b), assaultOrder(b), dashOrder(b)]
      : s.phase === 'movement'
        ? [moveOrder(b)]
        : []
  const worthy = orders.flatMap((order) => order.choices(s, seat, unit)).filter((a) => !isVain(b, s, a))
  return [...new Set(worthy.map((a) => a.unit))]
}
