import { list, place, record, type Shape, where } from '@muster/engine'
import type { Box } from '../box.ts'
import { fullDeck } from '../setup.ts'
import { type Planet, SEATS, type State } from '../state.ts'
import { agrees, isPartOf, publicShapes } from './table.ts'
import type { Vocabulary } from './vocabulary.ts'

export function stateShape(box: Box, words: Vocabulary): Shape<State> {
  const { names, cards, hand, most } = words
  const planet = record<Planet>({ at: place(-1), value: words.value, seen: words.seats })
  const shape = record<State>({
    ...publicShapes(box, words),
    planets: list(planet, most.planets),
    picks: list(names, SEATS.length),
    hands: list(hand, SEATS.length),
    deck: cards,
  })
  const deck = fullDeck(box)
  return where(shape, (s) => agrees(box, s) && hasPicks(s) && hasCards(deck, s))
}

function hasPicks({ picks, sides, size, phase }: State): boolean {
  if (picks.length !== sides.length || picks.some((names) => names.length > size)) return false
  return phase !== 'enlist' || picks.some((names) => names.length < size)
}

/** Every card of the box is somewhere. */
function hasCards(all: readonly string[], { hands, sides, deck, discard }: State): boolean {
  const found = [...hands.flat(), ...deck, ...discard]
  return hands.length === sides.length && found.length === all.length && isPartOf(found, all)
}
