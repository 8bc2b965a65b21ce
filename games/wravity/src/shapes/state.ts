import { list, place, record, type Shape, where } from '@muster/engine'
import type { Book } from '../book.ts'
import { fullDeck } from '../setup.ts'
import { type Hex, type Planet, type Position, SEATS, type State } from '../state.ts'
import { agrees, isPartOf, publicShapes } from './table.ts'
import type { Vocabulary } from './vocabulary.ts'

export function stateShape(book: Book, words: Vocabulary): Shape<State> {
  const { names, cards, hand, most } = words
  const planet = record<Planet>({ at: place<Hex>(-1), value: words.value, seen: words.seats })
  const shape = record<State>({
    ...publicShapes(book, words),
    planets: list(planet, most.planets),
    picks: list(names, SEATS.length),
    hands: list(hand, SEATS.length),
    deck: cards,
  })
  const deck = fullDeck(book)
  return where(shape, (s) => agrees(book, s) && hasPicks(s) && hasCards(deck, s))
}

function hasPicks({ picks, sides, size, phase }: Position): boolean {
  if (picks.length !== sides.length || picks.some((names) => names.length > size)) return false
  return phase !== 'enlist' || picks.some((names) => names.length < size)
}

/** Every card of the box is somewhere. */
function hasCards(all: readonly string[], { hands, sides, deck, discard }: Position): boolean {
  const found = [...hands.flat(), ...deck, ...discard]
  return hands.length === sides.length && found.length === all.length && isPartOf(found, all)
}
