import type { View } from '@muster/aces-and-armor'
import type { Geometry } from '../../face.ts'
import { foot, lensOf, R } from './lens.ts'

export function geometryOf(view: View): Geometry {
  const lens = lensOf(view.table.board)
  return {
    width: lens.width,
    height: lens.height,
    place: (hex) => {
      const { x, y, s } = foot(lens, hex)
      return { x, y, r: R * s * 0.8 }
    },
    piece: (piece) => {
      const at = typeof piece === 'number' ? (view.units[piece]?.at ?? -1) : -1
      if (at < 0) return null
      const { x, y, s } = foot(lens, at)
      return { x, y: y - 6, r: 18 * s }
    },
  }
}
