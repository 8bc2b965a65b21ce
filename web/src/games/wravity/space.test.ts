import { wravity } from '@muster/wravity'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/wravity/lessons/draw.ts'
import { geometryOf } from './space.ts'

const game = wravity()

for (const mode of ['2', '3', '4', '3v3', '2v2v2', 'short']) {
  test(`everybody who waits outside stands within the drawing, mode ${mode}`, () => {
    const view = game.view(draw('', {}, { options: { mode } }).state, 'spectator')
    const { width, height, piece } = geometryOf(view)
    expect(view.soldiers.length).toBeGreaterThan(0)
    for (const id of view.soldiers.keys()) {
      const { x, y, r } = piece(id) ?? { x: Number.NaN, y: 0, r: 0 }
      expect(Math.min(x - r, y - r)).toBeGreaterThan(0)
      expect(x + r).toBeLessThan(width)
      expect(y + r).toBeLessThan(height)
    }
  })
}
