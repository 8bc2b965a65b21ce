// Chapter 2: an even spread of the units over the tokens

import { illegal, legal } from '@muster/engine'
import type { Content } from '../content/content.ts'
import { type ActionOf, type Order, OUTSIDE, type Seat, type State } from '../state.ts'
import { afterAssigning, isDistributing, nextToAssign, tokensFor } from './02-setup.ts'

/** 2.5: where the default puts the next unit. */
export function evenly(s: Readonly<State>, seat: Seat): ActionOf<'assign'> {
  const unit = nextToAssign(s, seat)
  const mine = s.units.flatMap((u, id) => (u.faction === seat && u.army < OUTSIDE ? [id] : []))
  const third = Math.floor((mine.indexOf(unit) * 3) / mine.length)
  const tokens = tokensFor(s, seat)
  return { type: 'assign', unit, token: (tokens.length === 3 ? tokens[third] : tokens[third === 2 ? 1 : 0]) as number }
}

/** 2.5: all that are left at once, by the default. */
export const spread = (c: Content): Order<'spread'> => ({
  choices: (s, seat, piece) => (piece === undefined && isDistributing(s, seat) ? [{ type: 'spread' }] : []),
  check: (s, seat) => (isDistributing(s, seat) ? legal : illegal('2.4', 'notNow')),
  decide(run, seat) {
    while (nextToAssign(run.state, seat) >= 0) {
      const { unit, token } = evenly(run.state, seat)
      run.emit({ type: 'unitAssigned', unit, token })
    }
    afterAssigning(c, run)
  },
})
