// The toy without an end, with nobody or too many asked, and with eyes that change what they see.

import { toy } from '../game.ts'
import { isOver } from '../rules.ts'
import { rivalOf } from '../state.ts'
import type { Broken } from './broken.ts'

let outside = 0

export const FLOW: readonly Broken[] = [
  {
    how: 'it never ends',
    noticed: ['ends'],
    game: {
      ...toy,
      setup: (options, chance) => toy.setup({ ...options, rounds: 0 }, chance),
      evolve: (s, e) => toy.evolve(s, e.type === 'pawnStruck' ? { ...e, hit: false } : e),
    },
  },
  {
    how: 'nobody is asked any more in the third round',
    noticed: ['someoneCanAct'],
    game: { ...toy, toAct: (s) => (s.round > 2 ? [] : toy.toAct(s)) },
  },
  {
    how: 'someone is asked who has no choice',
    noticed: ['someoneCanAct'],
    game: {
      ...toy,
      toAct: (s) => (toy.toAct(s).includes(s.turn) ? [s.turn, rivalOf(s.turn)] : toy.toAct(s)),
      situation: (s) => ({ ...toy.situation(s), turn: null }),
    },
  },
  {
    how: 'judging a position changes it',
    noticed: ['looking'],
    game: {
      ...toy,
      evaluate(s, seat) {
        s.points[seat]++
        return 0
      },
    },
  },
  {
    how: 'the one who has won may go on',
    noticed: ['someoneCanAct', 'odds'],
    game: { ...toy, toAct: (s) => (isOver(s) ? [s.turn] : toy.toAct(s)) },
  },
  {
    how: 'someone is asked twice at once',
    noticed: ['someoneCanAct'],
    game: { ...toy, toAct: (s) => toy.toAct(s).flatMap((seat) => [seat, seat]) },
  },
  {
    how: 'a position is worth something else each time',
    noticed: ['looking'],
    game: { ...toy, evaluate: () => outside++ },
  },
]
