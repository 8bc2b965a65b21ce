import { count, list, must, oneOf, orNull, place, record, type Shape, where } from '@muster/engine'
import type { Book } from '../book.ts'
import type { View } from '../seen.ts'
import { fullDeck } from '../setup.ts'
import { type Hex, SEATS } from '../state.ts'
import { agrees, isPartOf, publicShapes } from './table.ts'
import type { Vocabulary } from './vocabulary.ts'

type PlanetSeen = View['planets'][number]

export function viewShape(book: Book, words: Vocabulary): Shape<View> {
  const { names, cards, hand, most } = words
  const seats = SEATS.length
  const radii = Object.values(book.content.rooms).map((room) => room.radius)
  const planet = record<PlanetSeen>({ at: place<Hex>(-1), value: orNull(words.value), seen: words.seats })
  const shape = record<View>({
    ...publicShapes(book, words),
    viewer: oneOf([...SEATS, 'spectator']),
    radius: oneOf(radii),
    planets: list(planet, most.planets),
    picked: list(count(most.roster), seats),
    picks: list(orNull(names), seats),
    handSizes: list(count(most.hand), seats),
    hands: list(orNull(hand), seats),
    deckSize: count(most.cards),
    deck: orNull(cards),
  })
  const deck = fullDeck(book)
  return where(shape, (v) => agrees(book, v) && isOfRoom(book, v) && hasPicks(v) && hasHands(v) && hasCards(deck, v))
}

function isOfRoom({ content }: Book, { room, radius, viewer, sides }: View): boolean {
  if (radius !== must(content.rooms[room]).radius) return false
  return viewer === 'spectator' || SEATS.indexOf(viewer) < sides.length
}

function hasPicks({ picks, picked, sides, size, phase }: View): boolean {
  if (!counts(picks, picked, sides.length) || picked.some((n) => n > size)) return false
  return phase !== 'enlist' || picked.some((n) => n < size)
}

function hasHands({ hands, handSizes, sides, deck, deckSize, phase }: View): boolean {
  if (!counts(hands, handSizes, sides.length) || (deck && deck.length !== deckSize)) return false
  return phase !== 'over' || (deck !== null && hands.every((hand) => hand !== null))
}

/** Every card of the box is somewhere, and those that can be seen are of the box. */
function hasCards(all: readonly string[], { hands, handSizes, deck, deckSize, discard }: View): boolean {
  const seen = [...hands.flatMap((hand) => hand ?? []), ...(deck ?? []), ...discard]
  const total = handSizes.reduce((sum, n) => sum + n, 0) + deckSize + discard.length
  return total === all.length && isPartOf(seen, all)
}

/** A size for every seat, and the right one for what is seen. */
function counts(lists: readonly (readonly unknown[] | null)[], sizes: readonly number[], seats: number): boolean {
  if (lists.length !== seats || sizes.length !== seats) return false
  return lists.every((list, i) => list === null || list.length === sizes[i])
}
