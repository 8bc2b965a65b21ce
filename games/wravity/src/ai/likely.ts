import type { Action } from '../action.ts'
import type { Book } from '../book.ts'
import { fallback } from '../questions.ts'
import { seatNumber } from '../rules/03-actions.ts'
import { orders } from '../rules/index.ts'
import type { Seat, State } from '../state.ts'
import { promise } from './promise.ts'

/** A card that saves something where there is one; else what happens when nobody answers. */
export function likelyIn(book: Book): (s: State, seat: Seat) => Action | null {
  const { repel, tryLuck } = orders(book)
  return (s, seat) => {
    const usual = fallback(s, seat)
    if (s.question?.type !== 'hit' && s.question?.type !== 'repeat') return usual
    const cards: readonly Action[] = [...repel.choices(s, seat), ...tryLuck.choices(s, seat)]
    const worths = promise(book, s, seatNumber(seat), cards)
    const best = cards.findIndex((_, i) => (worths[i] as number) > 0)
    return usual && best >= 0 ? (cards[best] as Action) : usual
  }
}
