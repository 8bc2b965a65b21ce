// What is lost by activating a unit of another grid.
import { type Message, must, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { attackOrder } from '../rules/05-combat.ts'
import { snipeOrder } from '../rules/05-sniping.ts'
import { moveOrder } from '../rules/09-movement.ts'
import type { Position, Seat, UnitId } from '../state.ts'
import { gridName } from '../words/names.ts'

/** 5.2, 5.24, 9.12: the others of the active grid lose their attack or their move. */
export function closingWarnings(b: Book, s: Position, seat: Seat, unit: UnitId): Message[] {
  const { active } = s
  if (!active || active.unit === unit || active.members.includes(unit)) return []
  const waiting = active.members.filter((id) => s.units[id] && canAct(b, s, seat, id))
  const [first] = waiting
  if (first === undefined) return []
  return [say('warning.closesGrid', { count: waiting.length, grid: gridName(s, must(s.units[first]).at) })]
}

function canAct(b: Book, s: Position, seat: Seat, id: UnitId): boolean {
  const orders = s.phase === 'combat' ? [attackOrder(b), snipeOrder(b)] : [moveOrder(b)]
  return orders.some((order) => order.choices(s, seat, id).length > 0)
}
