import type { View } from '@muster/aces-and-armor'
import type { Point } from '../../art/seeded.ts'
import type { Geometry } from '../../face.ts'
import { foot, type Lens, lensOf, outline, R } from './lens.ts'

export function geometryOf(view: View): Geometry {
  const lens = lensOf(view.table.board)
  const taken = new Set([view.placing?.hex, ...view.table.board.factories, ...view.units.map(({ at }) => at)])
  return {
    width: lens.width,
    height: lens.height,
    place: (hex) => {
      const { x, y, s } = foot(lens, hex)
      const r = R * s * 0.8
      return { x, y, r, ...(taken.has(hex) && { sign: { x: x + 0.9 * r, y: y + 0.3 * r } }) }
    },
    piece: (piece) => {
      const at = typeof piece === 'number' ? (view.units[piece]?.at ?? -1) : -1
      if (at < 0) return null
      const { x, y, s } = foot(lens, at)
      return { x, y: y - 6, r: 18 * s }
    },
    under: (x, y) => hexUnder(lens, x, y),
  }
}

/** Seen from a chair a hex is lower than it is wide: the nearest middle may be a neighbour's. */
function hexUnder(lens: Lens, x: number, y: number): number | null {
  for (let hex = 0; hex < lens.columns * lens.rows; hex++) {
    const middle = foot(lens, hex)
    const near = Math.hypot(middle.x - x, middle.y - y) <= R * middle.s * 1.1
    if (near && inside(outline(lens, hex), x, y)) return hex
  }
  return null
}

/** Whether a point lies on the same side of all edges of a convex outline. */
function inside(corners: readonly Point[], x: number, y: number): boolean {
  const turns = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  })
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}
