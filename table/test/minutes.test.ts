import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { lengthOf, minutesOf, spanOf } from '../src/index.ts'

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

test.each(GAMES)(
  'the matches of $id take from as long as its short game to as long as its longest',
  async ({ id, load }) => {
    const { game } = await load()
    const [least, most] = spanOf(id) ?? [0, 0]
    expect(least).toBeLessThanOrEqual(minutesOf(id, game.short ?? {}, 2, 2) ?? 0)
    expect(most).toBeGreaterThanOrEqual(minutesOf(id, {}, 2, 2) ?? 0)
    expect(spanOf('chess')).toBeNull()
  },
)
