// What a hand is worth, worked out once for as long as it is held
import { type Book, specOf } from '../book.ts'
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
  const types = hand.map((card) => specOf(book, card).effect.type)
  const found = {
    book,
    hand,
    cards: hand.length,
    heal: types.filter((type) => type === 'lazarus').length,
    save: types.filter((type) => type === 'shield' || type === 'luck').length,
    missions: hand.filter((card) => isMission(specOf(book, card).effect)),
  }
  latest[seat] = found
  return found
}
