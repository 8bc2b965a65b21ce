// Chapter 2: victory
import { type Outcome, say } from '@muster/engine'
import { BOX } from '../content.ts'
import { other, SEATS, type Skeleton, type State } from '../state.ts'

export function outcome(s: State): Outcome<Skeleton> | null {
  return arrived(s) ?? outOfRounds(s)
}

/** 2.1 */
function arrived(s: State): Outcome<Skeleton> | null {
  const first = SEATS.find((seat) => s.at[seat] >= BOX.track)
  return first ? { winners: [first], rule: '2.1', why: say('outcome.arrived'), scores: s.at } : null
}

/** 2.2 */
function outOfRounds(s: State): Outcome<Skeleton> | null {
  if (s.rounds === 0 || s.round <= s.rounds) return null
  const winners = SEATS.filter((seat) => s.at[seat] > s.at[other(seat)])
  return { winners, rule: '2.2', why: say('outcome.rounds'), scores: s.at }
}
