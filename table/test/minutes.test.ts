import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { lengthOf, minutesOf } from '../src/index.ts'

test.each(GAMES)('the short game of $id is measured, and shorter than a whole one', async ({ id, load }) => {
  const { game } = await load()
  const short = lengthOf(id, game.short ?? {})
  const whole = lengthOf(id, {})
  expect(short?.decisions).toBeGreaterThan(0)
  expect(short?.decisions).toBeLessThan(whole?.decisions ?? 0)
  expect(minutesOf(id, game.short ?? {}, 2, 2)).toBeLessThanOrEqual(20)
})

test('what was never measured has no minutes', () => {
  expect(minutesOf('chess', {}, 2, 2)).toBeNull()
})
