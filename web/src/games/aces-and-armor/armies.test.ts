import { expect, test } from 'vitest'
import { toggled } from './Armies.tsx'

test('two armies are picked one by one, and one too many gives up the first', () => {
  expect(toggled([], 0, 2)).toEqual([0])
  expect(toggled([0], 2, 2)).toEqual([0, 2])
  expect(toggled([0, 2], 1, 2)).toEqual([2, 1])
  expect(toggled([0, 2], 0, 2)).toEqual([2])
  expect(toggled([1], 2, 1)).toEqual([2])
})
