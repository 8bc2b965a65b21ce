// What a hand is worth, worked out once for as long as it is held
import { type Book, specOf } from '../book.ts'
import { NONE } from '../rules/03-actions.ts'
import { isMission } from '../rules/16-missions.ts'
import type { Position } from '../state.ts'

export interface Held {
  readonly book: Book
  readonly hand: readonly string[]
  readonly cards: number
  /** Those that give a life back, and those that save one. */
  readonly heal: number
  readonly save: number
  readonly missions: readonly string[]
}

/** The latest, by seat: hands are replaced, never changed. */
const latest: Held[] = []

export function heldBy(book: Book, s: Position, seat: number): Held {
  const hand = s.hands[seat] as readonly string[]
  const known = latest[seat]
  if (known !== undefined && known.hand === hand && known.book === book) return known
  const found = { book, hand, cards: hand.length, heal: 0, save: 0, missions: NONE as readonly string[] }
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as string
    const { effect } = specOf(book, card)
    if (effect.type === 'lazarus') found.heal++
    else if (effect.type === 'shield' || effect.type === 'luck') found.save++
    else if (isMission(effect)) found.missions = [...found.missions, card]
  }
  latest[seat] = found
  return found
}
