import { expect, test } from 'vitest'
import { within } from './within.ts'

test.each([
  ['12', 12],
  ['300', 200],
  ['-4', 1],
  ['', 1],
  ['7.9', 7],
  ['many', 1],
])('typed "%s" between 1 and 200 means %i', (typed, value) => {
  expect(within({ min: 1, max: 200 }, typed)).toBe(value)
})
