import type { Book } from '../book.ts'
import { fallback } from '../questions.ts'
import { interceptorsOf } from '../rules/06-interception.ts'
import type { Action, Seat, State } from '../state.ts'
import { promise } from './promise.ts'

/** Intercepts where it promises something; else what happens when nobody answers. */
export function likely(book: Book, s: State, seat: Seat): Action | null {
  const usual = fallback(book, s, seat)
  if (s.asked[0] !== seat) return usual
  const options = interceptorsOf(book, s, seat).map((unit): Action => ({ type: 'intercept', unit }))
  const worths = promise(book, s, seat, options)
  let best = usual
  let most = 0
  for (let i = 0; i < options.length; i++) {
    if ((worths[i] as number) <= most) continue
    most = worths[i] as number
    best = options[i] ?? null
  }
  return best
}
