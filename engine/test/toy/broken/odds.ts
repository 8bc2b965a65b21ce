// The toy with previews that do not come true.

import { toy } from '../game.ts'
import type { Broken } from './broken.ts'

export const ODDS: readonly Broken[] = [
  {
    how: 'a preview promises too much',
    noticed: ['odds'],
    mode: 'open',
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, odds: p.odds.map((o) => ({ ...o, chance: o.chance + 0.001 })) }
      },
    },
  },
  {
    how: 'a preview promises far too much where the dice cannot be counted',
    noticed: ['odds'],
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, expected: p.expected.map((e) => ({ ...e, mean: e.mean + 0.5 })) }
      },
    },
  },
  {
    how: 'a preview does not say what it assumes',
    noticed: ['odds'],
    game: { ...toy, preview: (s, seat, a) => ({ ...toy.preview(s, seat, a), assumes: 'the best' as never }) },
  },
  {
    how: 'a preview is more than sure',
    noticed: ['odds'],
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, odds: p.odds.map((o) => ({ ...o, chance: 1.5 })) }
      },
    },
  },
  {
    how: 'a preview expects what is no number',
    noticed: ['odds'],
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, expected: p.expected.map((e) => ({ ...e, mean: Number.POSITIVE_INFINITY })) }
      },
    },
  },
  {
    how: 'a preview sums what is no number',
    noticed: ['odds'],
    game: {
      ...toy,
      preview: (s, seat, a) => {
        const p = toy.preview(s, seat, a)
        return { ...p, expected: p.expected.map((e) => ({ ...e, sum: 'hit' })) }
      },
    },
  },
]
