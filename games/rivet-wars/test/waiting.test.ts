// What the button says of those who could still act, held against what is lit on the board.
import { expect, test } from 'vitest'
import { game, play } from './played.ts'

const COUNTED = new Set(['combat', 'movement'])

test.each(['3', '6'])(
  'mission %s: as many units are counted as may do something that comes to something',
  (mission) => {
    let counted = 0
    let vain = 0
    play(mission, 1, ({ state, seat, offers }) => {
      if (!COUNTED.has(state.phase) || !offers.some((a) => a.type === 'endPhase')) return
      const own = offers.flatMap((a) => ('unit' in a ? [{ unit: a.unit, vain: game.vain?.(state, a) }] : []))
      const lit = new Set(own.filter((a) => !a.vain).map((a) => a.unit))
      const [warning] = game.preview(state, seat, { type: 'endPhase' }).warnings
      expect(warning?.args?.['count'] ?? 0).toBe(lit.size)
      counted += lit.size
      vain += new Set(own.map((a) => a.unit)).size - lit.size
    })
    expect(counted).toBeGreaterThan(20)
    expect(vain).toBeGreaterThan(0)
  },
)
