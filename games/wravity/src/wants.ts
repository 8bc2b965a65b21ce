import type { Want } from '@muster/engine'
import type { Book } from './book.ts'
import { activeSeat, seatNumber } from './rules/03-actions.ts'
import type { Position, Seat } from './state.ts'
import type { Wravity } from './types.ts'
import { soldierName } from './words/names.ts'

/** In its own turn: whoever waits outside would come in, whoever flies would fly on, the others would push off. */
export function wants(book: Book, s: Position, seat: Seat): Want<Wravity>[] {
  const n = seatNumber(seat)
  if (s.phase !== 'battle' || activeSeat(s) !== n) return []
  return s.soldiers.flatMap((u, soldier): Want<Wravity>[] => {
    if (u.seat !== n) return []
    const act: Want<Wravity>['actions'] = [
      { type: 'impulse', soldier, heading: 1, force: 1 },
      { type: 'grab', soldier },
    ]
    const first: Want<Wravity>['actions'] =
      u.at < 0 ? [{ type: 'enter', soldier }] : u.speed > 0 ? [{ type: 'fly', soldier, steps: u.speed }, ...act] : act
    return [{ piece: soldier, name: soldierName(book, s, soldier), actions: first }]
  })
}
