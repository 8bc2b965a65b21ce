import { expect, test } from 'vitest'
import { clock, secondsLeft } from './Clocks.tsx'

test('the clock counts down to nothing and stays there', () => {
  expect([0, 1, 999, 1000, 61_000, 299_999, 300_000, 400_000].map((gone) => clock(secondsLeft(300_000, gone)))).toEqual(
    ['5:00', '5:00', '5:00', '4:59', '3:59', '0:01', '0:00', '0:00'],
  )
})
