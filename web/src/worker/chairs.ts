import type { GameTypes, SeatInfo } from '@muster/engine'
import type { Chair } from '@muster/table'
import { USUAL } from '../pages/levels.ts'

/** Me on the first chair, the computer on all others. */
export function usualChairs(seats: readonly SeatInfo<GameTypes>[], level: string = USUAL): Chair[] {
  return seats.map(({ seat, side }, i) => ({
    seat,
    side,
    who: i === 0 ? { type: 'person', name: '' } : { type: 'computer', level },
  }))
}
