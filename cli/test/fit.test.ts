import { seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { foretelling, type Rows } from '../src/tune/fit.ts'

/** Winners less losers: the first feature tells, the second says nothing, the third is hardly ever seen. */
function rows(): Rows {
  const chance = seeded('fit')
  const count = 4000
  const data = new Float64Array(3 * count)
  for (let r = 0; r < count; r++) {
    const lead = (chance.below(401) - 200) / 100
    const wins = chance.below(10_000) / 10_000 < 1 / (1 + Math.exp(-0.8 * lead))
    data.set([wins ? lead : -lead, (chance.below(401) - 200) / 100, r % 100 === 0 ? -1 : 0], 3 * r)
  }
  return { width: 3, data, count }
}

test('what tells who wins is found near no guess', () => {
  const [tells, idle] = foretelling(rows(), [-5, 5, 0.75])
  expect(tells).toBeCloseTo(0.8, 0)
  expect(tells).toBeGreaterThan(0.65)
  expect(Math.abs(idle as number)).toBeLessThan(0.1)
})

test('what is seldom seen keeps the weight it had', () => {
  expect(foretelling(rows(), [0, 0, 0.75])[2]).toBe(0.75)
})
