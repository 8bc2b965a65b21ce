// The toy that lets secrets slip in what it says.

import { illegal, say } from '../../../src/index.ts'
import { toy } from '../game.ts'
import { rivalOf } from '../state.ts'
import type { Broken } from './broken.ts'

const { orders, words } = toy

export const TELLING: readonly Broken[] = [
  {
    how: 'a refusal says otherwise while the rival holds ash',
    noticed: ['reasons', 'idle'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          check(s, seat, a) {
            const verdict = orders.step.check(s, seat, a)
            return verdict.ok || !s.hands[rivalOf(seat)].includes('ash') ? verdict : illegal('1.1', 'smellsOfAsh')
          },
        },
      },
    },
  },
  {
    how: 'the diary tells of the charm that lies face down',
    noticed: ['sayings'],
    game: {
      ...toy,
      words: { ...words, event: (s, e) => (e.type === 'pawnStepped' ? say(`event.${s.charm}`) : words.event(s, e)) },
    },
  },
  {
    how: 'a step cannot be taken back while the rival holds fog',
    noticed: ['sayings'],
    game: {
      ...toy,
      orders: {
        ...orders,
        step: {
          ...orders.step,
          decide(run, seat, a) {
            if (run.state.hands[rivalOf(seat)].includes('fog')) run.chance.d6()
            orders.step.decide(run, seat, a)
          },
        },
      },
    },
  },
  {
    how: 'a pawn that cannot act is answered for something that it could have done',
    noticed: ['idle'],
    game: { ...toy, attempts: () => [{ type: 'pass' }] },
  },
  {
    how: 'why a pawn cannot act depends on the hand of the rival',
    noticed: ['idle'],
    game: {
      ...toy,
      attempts: (s, seat, piece) =>
        s.hands[rivalOf(seat)].includes('ash')
          ? [{ type: 'strike', pawn: Number(piece), target: Number(piece) }]
          : toy.attempts(s, seat, piece),
    },
  },
]
