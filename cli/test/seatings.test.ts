import { expect, test } from 'vitest'
import { duel } from '../../bots/test/duel.ts'
import { rotated } from '../src/simulate/seatings.ts'

const COLOURS = ['red', 'blue', 'green'] as const
const apart = Object.fromEntries(COLOURS.map((c) => [c, { first: COLOURS.filter((other) => other !== c) }]))
const game = {
  ...duel,
  options: [
    { key: 'first', kind: 'choice', default: 'red', values: COLOURS },
    { key: 'second', kind: 'choice', default: 'blue', values: COLOURS, valuesWhen: apart },
  ] as const,
}

test('every value of the options meets every other on every side', () => {
  const bots = { left: 'random', right: 'random' }
  const seatings = rotated(game, { first: 'red', second: 'blue' }, bots, ['first', 'second'])
  expect(seatings.map((s) => [s.brings['left'], s.brings['right']])).toEqual([
    ['red', 'blue'],
    ['red', 'green'],
    ['blue', 'red'],
    ['blue', 'green'],
    ['green', 'red'],
    ['green', 'blue'],
  ])
  expect(seatings[3]?.options).toEqual({ first: 'blue', second: 'green' })
})
