import { module } from '@muster/wravity'
import { expect, test } from 'vitest'
import type { Die } from '../../face.ts'
import { rolledIn } from '../rolled.ts'
import { face as faceFor } from './index.ts'

const face = faceFor(module.game.content)

interface Throw {
  readonly sides: number
  readonly value: number
}

/** A die rolled until its way is free is drawn from the free ways alone: their first is no less, their last no more. */
const isFrom = (die: Die, { sides, value }: Throw): boolean =>
  die.sides === sides
    ? die.value === value
    : die.sides === 6 && die.result === undefined && die.value >= value && die.value <= value + 6 - sides

test.each(['2', '4'])('%s players: every die that is drawn was rolled so, and in this order', (mode) => {
  const kinds = new Set<string>()
  for (const seed of ['far', 'near', 'up', 'down']) {
    // A bounce or crash that may be rolled again is shown when that is answered, an action later.
    let waiting: readonly Throw[] = []
    for (const { draws, drawn } of rolledIn(face, { mode }, seed, 1500)) {
      const throws = [...waiting, ...draws]
      let from = 0
      for (const die of drawn) {
        const found = throws.findIndex((t, i) => i >= from && isFrom(die, t))
        expect(found, JSON.stringify({ throws, drawn })).toBeGreaterThanOrEqual(0)
        from = found + 1
        kinds.add(`${die.sides} ${die.result ? 'to beat' : 'for a way'}`)
      }
      waiting = throws.slice(Math.max(from, waiting.length))
    }
  }
  expect([...kinds].sort()).toEqual(['10 to beat', '6 for a way', '6 to beat'])
})
