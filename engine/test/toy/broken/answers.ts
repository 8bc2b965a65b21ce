// The toy with wrong answers and with bots that should not be trusted.

import { toy } from '../game.ts'
import { isAsked } from '../rules.ts'
import type { State, Toy } from '../state.ts'
import { view } from '../view.ts'
import type { Broken } from './broken.ts'

let peeked: State | null = null

export const ANSWERS: readonly Broken[] = [
  {
    how: 'standing orders guard with a card one does not have',
    noticed: ['answers'],
    game: {
      ...toy,
      answer: (s, seat, standing) =>
        isAsked(s, seat) && standing['guard'] === 'guard' ? { type: 'guard', card: 'yew' } : null,
    },
  },
  {
    how: 'there is no default answer for who is struck',
    noticed: ['answers', 'odds'],
    game: { ...toy, fallback: () => null },
  },
  {
    how: 'ordering the offers loses one',
    noticed: ['helpers'],
    game: { ...toy, rank: (_s, _seat, actions) => actions.slice(1) },
  },
  {
    how: 'a position is worth nothing that can be compared',
    noticed: ['helpers'],
    game: { ...toy, evaluate: () => Number.POSITIVE_INFINITY },
  },
  {
    how: 'a bot remembers the state that its view was made from',
    noticed: ['bots'],
    game: {
      ...toy,
      view(s, viewer) {
        peeked = s
        return view(s, viewer)
      },
    },
    bots: {
      cheat: (_v, _seat, _chance, _game, all) =>
        (peeked?.deck.includes('fog') && peeked.deck.includes('elm') ? all[0] : all.at(-1)) as Toy['Action'],
    },
  },
  {
    how: 'a bot chooses what it was not offered',
    noticed: ['bots'],
    game: toy,
    bots: { stubborn: () => ({ type: 'strike', pawn: 0, target: 0 }) },
  },
  {
    how: 'the default answer is no offer',
    noticed: ['answers', 'odds'],
    game: { ...toy, fallback: (s, seat) => (isAsked(s, seat) ? { type: 'guard', card: 'yew' } : null) },
  },
  {
    how: 'an answer is given that nobody ordered',
    noticed: ['answers'],
    game: { ...toy, answer: (s, seat) => (isAsked(s, seat) ? { type: 'endure' } : null) },
  },
]
