import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('what all have in common at either end is left out', () => {
  expect(differing(['Fire 8 pushes off at speed 1.', 'Fire 8 pushes off at speed 3.'])).toEqual(['1.', '3.'])
  expect(differing(['Attack A with a rifle', 'Attack B with a rifle'])).toEqual(['A', 'B'])
  expect(differing(['Hook east, at H8', 'Hook west, at H8'])).toEqual(['east', 'west'])
})

test('a sentence that holds no more than the others is whole, and so is a single one', () => {
  expect(differing(['Move', 'Move on'])).toEqual(['Move', 'on'])
  expect(differing(['Move there'])).toEqual(['Move there'])
})
