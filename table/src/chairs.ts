// Who sits where, and who is to decide.
import { type GameTypes, isOver, type Match } from '@muster/engine'
import type { Chair } from './table.ts'

export const isPerson = (chair: Chair): boolean => chair.who.type === 'person'

export const peopleOf = (chairs: readonly Chair[]): readonly Chair[] => chairs.filter(isPerson)

const asked = (match: Match<GameTypes>, chairs: readonly Chair[]): readonly Chair[] => {
  const seats = isOver(match) ? [] : match.game.toAct(match.state)
  return chairs.filter((c) => seats.includes(c.seat))
}

/** The computer that is to decide now. None answers before a person of its own side. */
export function computerToAct(match: Match<GameTypes>, chairs: readonly Chair[]): Chair | null {
  if (chairs.every(isPerson)) return null
  const all = asked(match, chairs)
  const people = peopleOf(all)
  const free = all.find((c) => !isPerson(c) && !people.some((p) => p.side === c.side))
  return free ?? null
}

/** The person that is to decide now, among those of one screen: whoever looks at it first. */
export function personToAct(
  match: Match<GameTypes>,
  chairs: readonly Chair[],
  seats: readonly string[],
  viewer: string,
): Chair | null {
  const people = peopleOf(asked(match, chairs)).filter((c) => seats.includes(c.seat))
  return people.find((c) => c.seat === viewer) ?? people[0] ?? null
}

const NOBODY: readonly string[] = []

/** The seats of people who share a screen with another person, and are not asked in another's turn. */
export function sharing(
  chairs: readonly Chair[],
  screens: readonly { readonly seats: readonly string[]; readonly asksAll: boolean }[],
): readonly string[] {
  if (screens.every(({ seats }) => seats.length < 2)) return NOBODY
  const people = peopleOf(chairs).map((c) => c.seat)
  return screens.flatMap(({ seats, asksAll }) => {
    const here = seats.filter((seat) => people.includes(seat))
    return here.length > 1 && !asksAll ? here : []
  })
}
