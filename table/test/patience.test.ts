import type { GameTypes, Situation } from '@muster/engine'
import { expect, test } from 'vitest'
import { Patience } from '../src/patience.ts'

const turn = (round: number): Situation<GameTypes> => ({ round, starter: null, scores: {}, turn: 'left' })

function clocked() {
  let now = 0
  const patience = new Patience({ now: () => now, every: () => () => undefined })
  const think = (milliseconds: number) => patience.during(Promise.resolve().then(() => (now += milliseconds)))
  return { patience, think }
}

test('no action may take two seconds, and no turn twenty, however many actions it has', async () => {
  const { patience, think } = clocked()
  let spent = 0
  for (let i = 0; i < 200; i++) {
    const most = patience.most(turn(1))
    expect(most).toBeGreaterThanOrEqual(0)
    expect(most).toBeLessThan(2000)
    spent += most
    await think(most)
  }
  expect(spent).toBeLessThan(20_000)
})

test('a new turn begins anew', async () => {
  const { patience, think } = clocked()
  const first = patience.most(turn(1))
  await think(15_000)
  expect(patience.most(turn(1))).toBeLessThan(first)
  expect(patience.most(turn(2))).toBe(first)
})
