// What is lost by activating a unit of another grid.
import { type Message, must, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Position, Seat, UnitId } from '../state.ts'
import { gridName } from '../words/names.ts'
import { waitingUnits } from './waiting.ts'

/** 5.2, 5.24, 9.12: the others of the active grid lose their attack or their move. */
export function closingWarnings(b: Book, s: Position, seat: Seat, unit: UnitId): Message[] {
  const { active } = s
  if (!active || active.unit === unit || active.members.includes(unit)) return []
  const waiting = active.members.filter((id) => s.units[id] && waitingUnits(b, s, seat, id).length > 0)
  const [first] = waiting
  if (first === undefined) return []
  return [say('warning.closesGrid', { count: waiting.length, grid: gridName(s, must(s.units[first]).at) })]
}
