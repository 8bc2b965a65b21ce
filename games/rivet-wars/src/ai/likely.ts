import { fallback } from '../answers.ts'
import type { Book } from '../book.ts'
import { playOrder } from '../rules/C-cards.ts'
import type { Action, Seat, State } from '../state.ts'
import { sideOf } from '../state.ts'
import { promise } from './promise.ts'

/** A reaction card where it promises something, the best of them; else what happens when nobody answers. */
export function likely(b: Book, s: State, seat: Seat): Action | null {
  const { question } = s
  if (question?.side !== sideOf(seat)) return null
  if (question.ask === 'push') return fallback(b, s, seat)
  const cards = playOrder(b).choices(s, seat)
  const worths = promise(b, s, seat, cards)
  let best: Action | null = null
  let most = 0
  for (let i = 0; i < cards.length; i++) {
    if ((worths[i] as number) <= most) continue
    most = worths[i] as number
    best = cards[i] ?? null
  }
  return best ?? fallback(b, s, seat)
}
