import { seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Sample } from '../src/tune/collect.ts'
import { heatOf, phaseOf } from '../src/tune/heat.ts'

const MIND = { features: ['worth', 'far'], phase: 'far' }

/** Games in which a lead of 1 is worth `sure` at the phase, by the odds. */
function games(sure: (phase: number) => number): Sample[] {
  const chance = seeded('heat')
  return Array.from({ length: 4000 }, (_, game): Sample => {
    const lead = (chance.below(401) - 200) / 100
    const phase = chance.below(101) / 100
    const wins = chance.below(10_000) / 10_000 < 1 / (1 + Math.exp(-sure(phase) * lead))
    return { game, moment: 'begun', when: phase, turn: 0, counts: [lead, phase, 0, phase / 2], winner: wins ? 0 : 1 }
  })
}

test('weights that are too timid are told so, the more the further the match has gone', () => {
  const [heat, more] = heatOf(
    games((phase) => 1 + phase),
    [1, 0],
    MIND,
  )
  expect(heat).toBeCloseTo(1, 0)
  expect(more).toBeGreaterThan(0.5)
  expect(more).toBeLessThan(1.5)
})

test('weights that are too sure are cooled', () => {
  const [heat, more] = heatOf(
    games(() => 0.5),
    [1, 0],
    { ...MIND, phase: '' },
  )
  expect(heat).toBeGreaterThan(0.4)
  expect(heat).toBeLessThan(0.6)
  expect(more).toBeCloseTo(0)
})

test('how far a match has gone is the greatest count of any side', () => {
  expect(phaseOf([0, 0.2, 0, 0.7], MIND)).toBe(0.7)
  expect(phaseOf([0, 0.2, 0, 0.7], { ...MIND, phase: '' })).toBe(0)
})
