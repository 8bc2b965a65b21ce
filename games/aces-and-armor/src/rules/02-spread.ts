// Chapter 2: an even spread of the units over the tokens

import { illegal, legal, must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type ActionOf, type Order, OUTSIDE, type Position, type Seat } from '../state.ts'
import { afterAssigning, isDistributing, nextToAssign, tokensFor } from './02-setup.ts'

/** 2.5: where the default puts the next unit. */
export function evenly(s: Position, seat: Seat): ActionOf<'assign'> {
  const unit = nextToAssign(s, seat)
  const mine = s.units.flatMap((u, id) => (u.faction === seat && u.army < OUTSIDE ? [id] : []))
  const third = Math.floor((mine.indexOf(unit) * 3) / mine.length)
  const tokens = tokensFor(s, seat)
  return { type: 'assign', unit, token: must(tokens.length === 3 ? tokens[third] : tokens[third === 2 ? 1 : 0]) }
}

/** 2.5: all that are left at once, by the default. */
export const spread = (book: Book): Order<'spread'> => ({
  choices: (s, seat, piece) => (piece === undefined && isDistributing(s, seat) ? [{ type: 'spread' }] : []),
  check: (s, seat) => (isDistributing(s, seat) ? legal : illegal('2.4', 'notNow')),
  decide(run, seat) {
    while (nextToAssign(run.state, seat) >= 0) {
      const { unit, token } = evenly(run.state, seat)
      run.emit({ type: 'unitAssigned', unit, token })
    }
    afterAssigning(book, run)
  },
})
