import { acesAndArmor, type Options } from '@muster/aces-and-armor'
import { optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { lensOf } from './lens.ts'
import { lettering } from './lettering.ts'

const game = acesAndArmor()
const { board } = game.view(game.setup(optionsFor<Options>(game, {}), seeded('names')), 'spectator').table
const lens = lensOf(board)
const NAME = /class="aa-(?:water|wood|height|village)"/g
const namesWith = (standing: readonly number[]): number => [...String(lettering(lens, standing)).matchAll(NAME)].length

test('a name of the map is not written where a unit would cover it, and stays where none does', () => {
  const all = namesWith([])
  expect(all).toBeGreaterThan(3)
  const hexes = Array.from({ length: lens.columns * lens.rows }, (_, hex) => hex)
  expect(namesWith(hexes)).toBe(0)
  const hidden = hexes.map((hex) => all - namesWith([hex]))
  expect(Math.max(...hidden)).toBeLessThanOrEqual(2)
  expect(hidden.filter((n) => n === 0).length).toBeGreaterThan(hexes.length / 2)
})
