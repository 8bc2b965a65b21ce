import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const figures = [
  { rule: '4.2', rules: ['4.2', '4.6', '4.11'] },
  { rule: '4.10', rules: ['4.10'] },
  { rule: '4.11', rules: ['4.11'] },
  { rule: '5.1', rules: ['5.1'] },
]

test('a rule has its own picture, or the nearest one before it in its chapter, or after it', () => {
  expect(nearest(figures, '4.6')).toBe(figures[0])
  expect(nearest(figures, '4.9')).toBe(figures[0])
  expect(nearest(figures, '4.11')).toBe(figures[2])
  expect(nearest(figures, '4.1')).toBe(figures[0])
})

test('a chapter without a picture has none', () => {
  expect(nearest(figures, '12.1')).toBeNull()
})
