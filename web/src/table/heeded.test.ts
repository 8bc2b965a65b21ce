import { expect, test } from 'vitest'
import { isHeeded } from './heeded.ts'

const seen = { count: 3, selected: null, weighing: false }

test('a hint is known once it was acted upon, and not when it was only covered or gone at once', () => {
  expect(isHeeded('select', seen, { ...seen, selected: 4 }, 3000)).toBe(true)
  expect(isHeeded('place', seen, { ...seen, count: 4 }, 3000)).toBe(true)
  expect(isHeeded('select', seen, { ...seen, selected: 4 }, 200)).toBe(false)
  expect(isHeeded('select', seen, seen, 3000)).toBe(false)
})

test('what is said beside a choice is known when the choice was made or given up', () => {
  const weighing = { ...seen, weighing: true }
  expect(isHeeded('considered', weighing, seen, 3000)).toBe(true)
  expect(isHeeded('considered', weighing, weighing, 3000)).toBe(false)
})
