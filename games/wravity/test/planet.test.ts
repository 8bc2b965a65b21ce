import { expect, test } from 'vitest'
import { planetWords } from '../src/index.ts'
import { book, game, P1, P2, table } from './table.ts'

test('a planet that is pressed tells whose it is, and its value to whoever has seen it', () => {
  const t = table('A1 @ . . B1')
  const at = t.state.planets.find((p) => p.at >= 0)?.at ?? -1
  const told = (seat: typeof P1) => planetWords(book, game.view(t.state, seat), seat === P1 ? 0 : 1, at)
  expect(told(P1)?.args).toMatchObject({ holder: 'own', value: 0 })
  expect(told(P2)?.args).toMatchObject({ holder: 'rival' })
  t.soldier('A1').lives = 0
  expect(told(P1)?.args).toMatchObject({ holder: 'nobody' })
  expect(planetWords(book, game.view(t.state, P1), 0, t.soldier('A1').at)).toBeNull()
})
