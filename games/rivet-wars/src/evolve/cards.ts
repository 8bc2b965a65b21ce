import { must } from '@muster/engine'
import type { CardId, EventOf, Side, State } from '../state.ts'

export function renewDeck(s: State, e: EventOf<'deckRenewed'>): void {
  if (e.deck === 'action') {
    s.deck = s.discard
    s.discard = []
  } else {
    s.secretDeck = s.secretDiscard
    s.secretDiscard = []
  }
}

export function discard(s: State, side: Side, card: CardId): void {
  take(s.armies[side].hand, card)
  insert(s.discard, card)
}

export function take<C extends number>(cards: C[], card: C): void {
  const i = cards.indexOf(card)
  if (i >= 0) cards.splice(i, 1)
}

/** Piles lie in order of their numbers: the same set is the same state. */
export function insert<C extends number>(cards: C[], card: C): void {
  let i = cards.length
  while (i > 0 && must(cards[i - 1]) > card) i--
  cards.splice(i, 0, card)
}
