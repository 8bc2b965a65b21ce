import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

test('what is alike has its place, or a number; what is not stays as it is', () => {
  expect(toldApart(['Rifleman', 'Rifleman', 'Hammer'], ['C4', 'D5', 'C4'])).toEqual([
    'Rifleman, C4',
    'Rifleman, D5',
    'Hammer',
  ])
  expect(toldApart(['Rifleman', 'Rifleman'], ['C4', 'C4'])).toEqual(['Rifleman, C4 (1)', 'Rifleman, C4 (2)'])
  expect(toldApart(['Fly on', 'Fly on'], [null, null])).toEqual(['Fly on (1)', 'Fly on (2)'])
})
