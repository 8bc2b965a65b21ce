// Simulating keeps nothing of the games it has played: what a game's tables remember is bounded.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { oneStep, random } from '@muster/bots'
import { optionsFor } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { type Plan, playGame } from '../cli/src/simulate/one-game.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const MEGABYTE = 2 ** 20
const ROUNDS = 6
const BOTS = [random, oneStep({ width: 4, samples: 1, visits: 4 })]

/** What is still held after these games. */
function heldAfter(plan: Plan, from: number, to: number): number {
  for (let n = from; n < to; n++) playGame(plan, n)
  collect()
  return process.memoryUsage().heapUsed
}

test.each(GAMES)('simulating $id does not grow in memory', async ({ load }) => {
  const { game } = await load()
  const options = optionsFor(game, game.options.some((o) => o.key === 'rounds') ? { rounds: ROUNDS } : {})
  const sides = game.seats(options).map(({ side }) => side)
  const bots = Object.fromEntries(sides.map((side, i) => [side, BOTS[i % BOTS.length] ?? random]))
  const plan: Plan = { game, packFile: null, options, bots, seed: 'memory', rounds: ROUNDS }
  const warm = heldAfter(plan, 0, 24)
  const later = heldAfter(plan, 24, 48)
  expect((later - warm) / MEGABYTE).toBeLessThan(1)
})
