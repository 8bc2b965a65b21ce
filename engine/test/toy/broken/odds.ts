// The toy with previews that do not come true.

import type { Game, Preview } from '../../../src/index.ts'
import { say } from '../../../src/index.ts'
import { toy } from '../game.ts'
import type { Toy } from '../state.ts'
import type { Broken } from './broken.ts'

type Change = (preview: Preview<Toy>) => Preview<Toy>

const foretelling = (change: Change): Game<Toy> => ({
  ...toy,
  preview: (s, seat, a) => change(toy.preview(s, seat, a)),
})

const likely = (change: (chance: number) => number): Game<Toy> =>
  foretelling((p) => ({ ...p, odds: p.odds.map((o) => ({ ...o, chance: change(o.chance) })) }))

const expecting = (change: (mean: number) => { readonly mean?: number; readonly sum?: string }): Game<Toy> =>
  foretelling((p) => ({ ...p, expected: p.expected.map((e) => ({ ...e, ...change(e.mean) })) }))

export const ODDS: readonly Broken[] = [
  {
    how: 'what may come of it is less than certain',
    noticed: ['odds'],
    game: foretelling((p) => ({ ...p, spread: [{ label: say('odds.hit'), chance: 0.5 }] })),
  },
  {
    how: 'a preview promises too much',
    noticed: ['odds'],
    mode: 'open',
    game: likely((chance) => chance + 0.001),
  },
  {
    how: 'a preview promises far too much where the dice cannot be counted',
    noticed: ['odds'],
    game: expecting((mean) => ({ mean: mean + 0.5 })),
  },
  {
    how: 'a preview does not say what it assumes',
    noticed: ['odds'],
    game: foretelling((p) => ({ ...p, assumes: 'the best' as never })),
  },
  {
    how: 'a preview is more than sure',
    noticed: ['odds'],
    game: likely(() => 1.5),
  },
  {
    how: 'a preview expects what is no number',
    noticed: ['odds'],
    game: expecting(() => ({ mean: Number.POSITIVE_INFINITY })),
  },
  {
    how: 'a preview sums what is no number',
    noticed: ['odds'],
    game: expecting(() => ({ sum: 'hit' })),
  },
]
