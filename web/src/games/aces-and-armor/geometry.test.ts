import { acesAndArmor, type Options } from '@muster/aces-and-armor'
import { optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'

import { geometryOf } from './geometry.ts'
import { lensOf, outline, poseOf } from './lens.ts'

test.each([{ field: 'left' }, { field: 'full', mode: 'four' }])(
  'what is pressed inside a hex is that hex, up to its edges (%o)',
  async (chosen) => {
    const game = acesAndArmor()
    const options = optionsFor<Options>(game, chosen)
    const view = game.view(game.setup(options, seeded('hexes')), 'spectator')
    const lens = lensOf(view.table.board)
    const { place, under } = geometryOf(view)
    for (let hex = 0; hex < lens.columns * lens.rows; hex++) {
      const { x, y } = place(hex)
      expect(under?.(x, y)).toBe(hex)
      for (const [cx, cy] of outline(lens, hex)) {
        expect(under?.(x + 0.97 * (cx - x), y + 0.97 * (cy - y))).toBe(hex)
      }
    }
    expect(under?.(-5, -5)).toBeNull()
  },
)

test('on a phone a tall half map takes more than two thirds of the width beside the sheet below it', () => {
  const game = acesAndArmor()
  const { board } = game.view(
    game.setup(optionsFor<Options>(game, { field: 'left' }), seeded('hexes')),
    'spectator',
  ).table
  expect(poseOf(board, true)).toBe('tall')
  const { width, height } = lensOf({ ...board }, poseOf(board, true))
  // The board's box at 390 × 844.
  const [across, down] = [390, 355]
  expect((Math.min(across / width, down / height) * width) / across).toBeGreaterThan(2 / 3)
  expect(poseOf({ columns: 26, rows: 18 }, true)).toBe('flat')
})
