import { module } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { rolledIn } from '../rolled.ts'
import { face as faceFor } from './index.ts'

const face = faceFor(module.game.content)

test.each(['1', '3', '6', '9'])('mission %s: every die that is drawn was rolled so, and in this order', (mission) => {
  let count = 0
  for (const seed of ['hot', 'cold', 'mud', 'frost']) {
    for (const { draws, drawn } of rolledIn(face, { mission, rounds: 12 }, seed, 1200)) {
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
