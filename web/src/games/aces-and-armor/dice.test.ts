import { module } from '@muster/aces-and-armor'
import type { OptionValues } from '@muster/engine'
import { expect, test } from 'vitest'
import { rolledIn } from '../rolled.ts'
import { face as faceFor } from './index.ts'

const face = faceFor(module.game.content)

const MATCHES: readonly OptionValues[] = [
  { mode: 'four' },
  { mode: 'four', mission: 'v2', weather: true },
  { mode: 'solo' },
]

test.each(MATCHES)('%o: every die that is drawn was rolled so, and in this order', (options) => {
  let count = 0
  for (const seed of ['six', 'ten', 'twelve']) {
    for (const { draws, drawn } of rolledIn(face, { ...options, rounds: 12 }, seed, 1500)) {
      let from = 0
      for (const { sides, value } of drawn) {
        const found = draws.findIndex((d, i) => i >= from && d.sides === sides && d.value === value)
        expect(found, JSON.stringify({ draws, drawn })).toBeGreaterThanOrEqual(0)
        from = found + 1
        count++
      }
    }
  }
  expect(count).toBeGreaterThan(100)
})

test('once the turns have begun nothing is rolled that is not drawn', () => {
  let count = 0
  for (const { before, draws, drawn } of rolledIn(face, { mode: 'four', weather: true, rounds: 12 }, 'six', 1500)) {
    if (!face.rail(before).some((mark) => mark.key === 'combat')) continue
    expect(drawn.map(({ sides, value }) => ({ sides, value }))).toEqual(draws)
    count += draws.length
  }
  expect(count).toBeGreaterThan(100)
})
