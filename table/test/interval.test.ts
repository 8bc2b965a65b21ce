import { expect, test } from 'vitest'
import { interval } from '../src/interval.ts'

test('ten even chances lie between two and eight, nine times in ten', () => {
  expect(interval(new Array(10).fill(0.5), 0.9)).toEqual({ low: 2, high: 8 })
})

test('what is certain has no room', () => {
  expect(interval([1, 1, 1], 0.9)).toEqual({ low: 3, high: 3 })
  expect(interval([], 0.9)).toEqual({ low: 0, high: 0 })
})
