import { type OptionValues, optionsFor, say } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Options } from '../src/index.ts'
import { game } from './table.ts'

const called = (options: OptionValues) => game.called?.(optionsFor<Options>(game, options))

test('of two alone Germany has no number, and the Allies are called by their nation', () => {
  expect(called({ mode: 'two', german: 'g2', allied: 'su' })).toEqual({
    'seat.g2': say('side.germany'),
    'side.allies': say('seat.su'),
  })
  expect(called({ mode: 'four' })).toEqual({})
})
