// Who could still do something worth doing in this phase.
import type { Book } from '../book.ts'
import { attackOrder } from '../rules/05-combat.ts'
import { snipeOrder } from '../rules/05-sniping.ts'
import { isVain } from '../rules/05-vain.ts'
import { assaultOrder, dashOrder, moveOrder } from '../rules/09-movement.ts'
import type { ActionOf, Position, Seat, UnitId } from '../state.ts'

/** Each unit once; or that one unit, if it is one of them. */
export function waitingUnits(b: Book, s: Position, seat: Seat, unit?: UnitId): readonly UnitId[] {
  const worthy = deeds(b, s, seat, unit).filter((a) => !isVain(b, s, a))
  return [...new Set(worthy.map((a) => a.unit))]
}

type Deed = ActionOf<'attack' | 'snipe' | 'assault' | 'dash' | 'move'>

function deeds(b: Book, s: Position, seat: Seat, unit?: UnitId): readonly Deed[] {
  if (s.phase === 'movement') return moveOrder(b).choices(s, seat, unit)
  if (s.phase !== 'combat') return []
  return [
    ...attackOrder(b).choices(s, seat, unit),
    ...snipeOrder(b).choices(s, seat, unit),
    ...assaultOrder(b).choices(s, seat, unit),
    ...dashOrder(b).choices(s, seat, unit),
  ]
}
