// Who sits where, and who is to decide.
import { type GameTypes, isOver, type Match, type SeatInfo } from '@muster/engine'
import { USUAL } from '../pages/levels.ts'
import type { Chair } from '../table/table.ts'

export const isPerson = (chair: Chair): boolean => chair.who.type === 'person'

export const peopleOf = (chairs: readonly Chair[]): readonly Chair[] => chairs.filter(isPerson)

/** Who is to decide now. A computer never answers before a person of its own side. */
export function deciderOf(match: Match<GameTypes>, all: readonly Chair[], viewer: string): Chair | null {
  if (isOver(match)) return null
  const asked = match.game.toAct(match.state)
  const chairs = all.filter((c) => asked.includes(c.seat))
  const people = peopleOf(chairs)
  const mine = people.find((c) => c.seat === viewer)
  const computer = chairs.find((c) => !isPerson(c) && !people.some((p) => p.side === c.side))
  return mine ?? computer ?? people[0] ?? chairs[0] ?? null
}

/** Me on the first chair, the computer on all others. */
export function usualChairs(seats: readonly SeatInfo<GameTypes>[]): Chair[] {
  return seats.map(({ seat, side }, i) => ({
    seat,
    side,
    who: i === 0 ? { type: 'person', name: '' } : { type: 'computer', level: USUAL },
  }))
}
