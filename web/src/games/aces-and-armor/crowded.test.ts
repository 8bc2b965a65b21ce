import { acesAndArmor, type Options } from '@muster/aces-and-armor'
import { must, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { lensOf } from './lens.ts'
import { crowdedIn } from './Things.tsx'

const game = acesAndArmor()
const options = optionsFor<Options>(game, { mode: 'four', field: 'full', sets: 2 })
const view = game.view(game.setup(options, seeded('crowd')), 'spectator')

test('an aircraft flies low where somebody stands in the hex right behind it, and nowhere else', () => {
  const lens = lensOf(view.table.board, 'seated')
  const unit = must(view.units[0])
  const crowds = (column: number, row: number): boolean => {
    const units = [
      { ...unit, at: lens.at(8, 8) },
      { ...unit, at: lens.at(column, row) },
    ]
    return crowdedIn({ units }, lens).has(0)
  }
  expect(crowds(8, 7)).toBe(true)
  expect([crowds(8, 9), crowds(8, 6), crowds(7, 7), crowds(9, 8), crowds(9, 7)]).toEqual(Array(5).fill(false))
})
