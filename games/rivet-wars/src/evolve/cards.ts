import { must } from '@muster/engine'
import type { CardId, EventOf, Side, State } from '../state.ts'
import { ownArmy } from './own.ts'

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
  const army = ownArmy(s, side)
  army.hand = without(army.hand, card)
  s.discard = having(s.discard, card)
}

export const without = <C extends number>(cards: readonly C[], card: C): readonly C[] => {
  const i = cards.indexOf(card)
  return i < 0 ? cards : cards.toSpliced(i, 1)
}

/** Piles lie in order of their numbers: the same set is the same state. */
export function having<C extends number>(cards: readonly C[], card: C): readonly C[] {
  let i = cards.length
  while (i > 0 && must(cards[i - 1]) > card) i--
  return cards.toSpliced(i, 0, card)
}
