import { expect, test } from 'vitest'
import { turningPoint } from '../src/turning.ts'

const rounds = (...leads: readonly (readonly [number, number])[]) =>
  leads.map(([us, them], i) => ({ round: i + 1, from: i * 10, scores: { us, them } }))

test('a match turns in the round in which a side lost most ground', () => {
  expect(turningPoint(rounds([1, 0], [1, 3], [2, 4]), 'us')?.round).toBe(2)
  expect(turningPoint(rounds([1, 0], [1, 3], [2, 4]), 'them')?.round).toBe(1)
})

test('of two equal rounds the first; where no ground was lost, the last', () => {
  expect(turningPoint(rounds([0, 2], [0, 2], [0, 4]), 'us')?.round).toBe(1)
  expect(turningPoint(rounds([0, 0], [1, 0]), 'us')?.round).toBe(2)
  expect(turningPoint([], 'us')).toBe(null)
})
