import { expect } from 'vitest'
import { skeleton } from '../src/index.ts'
import { rule, table } from './table.ts'

rule('2.1', 'the end of the track wins', () => {
  const t = table({ at: { left: 18, right: 19 } })
  t.does('left', { type: 'walk', steps: 2 }).gives({ type: 'walked', to: 20 })
  expect(skeleton.outcome(t.state)).toMatchObject({ winners: ['left'], rule: '2.1' })
})

rule('2.2', 'whoever is ahead after the last round has won', () => {
  const t = table({ at: { left: 4, right: 4 }, turn: 'right', round: 6, rounds: 6 })
  t.does('right', { type: 'walk', steps: 1 }).gives({ type: 'turnEnded' })
  expect(skeleton.outcome(t.state)).toMatchObject({ winners: ['right'], rule: '2.2' })
})
