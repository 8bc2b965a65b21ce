import { expect } from 'vitest'
import { rule, table } from './table.ts'

rule('1.1', 'the two take turns', () => {
  const t = table()
  t.asks('left')
  t.does('left', { type: 'walk', steps: 1 }).gives({ type: 'turnEnded' })
  t.asks('right')
})

rule('1.2', 'nobody walks farther than three places', () => {
  const t = table()
  t.refuses('left', { type: 'walk', steps: 4 }, '1.2', 'tooFar')
  t.does('left', { type: 'walk', steps: 3 }).gives({ type: 'walked', seat: 'left', to: 3 })
})

rule('1.3', 'who rolls a 1 stays', () => {
  const t = table()
  t.does('left', { type: 'dash' }, 1).gives({ type: 'dashed', die: 1, to: 0 })
  t.does('right', { type: 'dash' }, 5).gives({ type: 'dashed', die: 5, to: 5 })
  expect(t.state.at).toEqual({ left: 0, right: 5 })
})
