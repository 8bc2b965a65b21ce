import { expect, test } from 'vitest'
import { isCounted } from './counted.ts'

test('a count is told where it tells who won, and at a draw', () => {
  expect(isCounted({ winners: ['blight'], scores: { allies: 0, blight: 41 } })).toBe(true)
  expect(isCounted({ winners: [], scores: { allies: 3, blight: 3 } })).toBe(true)
})

test('a match lost without a count is told by its reason alone', () => {
  expect(isCounted({ winners: ['germany'], scores: { germany: 0, allies: 0 } })).toBe(false)
  expect(isCounted({ winners: ['germany'], scores: { germany: 1, allies: 3 } })).toBe(false)
})
