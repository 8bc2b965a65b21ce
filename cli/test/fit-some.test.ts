import { seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Sample } from '../src/tune/collect.ts'
import { fittedIn, rowsOf } from '../src/tune/fit.ts'
import { surely } from '../src/tune/heat.ts'

/** Games in which a lead is worth 1 and a gift that one side always has is worth 2, by the odds. */
function games(): Sample[] {
  const chance = seeded('fit')
  return Array.from({ length: 4000 }, (_, game): Sample => {
    const lead = (chance.below(401) - 200) / 100
    const wins = chance.below(10_000) / 10_000 < 1 / (1 + Math.exp(-lead - 2))
    return { game, moment: 'begun', when: 0, turn: 0, counts: [lead, 1, 0, 0], winner: wins ? 0 : 1 }
  })
}

test('some weights are fitted to what the others leave open, and the others stay', () => {
  const [lead, gift] = fittedIn(rowsOf(games(), 2), [1, 0], [1])
  expect(lead).toBe(1)
  expect(gift).toBeGreaterThan(1.8)
  expect(gift).toBeLessThan(2.2)
})

test('whoever is twice as sure as the weights say needs half of a weight', () => {
  const sure = surely(games(), [2, 0], { features: ['lead', 'gift'], phase: '' })
  const [, gift] = fittedIn(rowsOf(sure, 2), [0.5, 0], [1])
  expect(gift).toBeGreaterThan(0.9)
  expect(gift).toBeLessThan(1.1)
})
