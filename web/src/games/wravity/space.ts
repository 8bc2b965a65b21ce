// The room on the table: pointy hexes about the middle, 21 units to a side.
import { type HexGrid, hexagon, hexGrid } from '@muster/engine'
import type { View } from '@muster/wravity'
import { n1, type Point } from '../../art/seeded.ts'
import type { Geometry } from '../../face.ts'

export const S = 21
/** From the middle of a hex to the middle of the next. */
export const W = Math.sqrt(3) * S
export const DEG = Math.PI / 180

const grids = new Map<number, HexGrid>()

function gridOf(radius: number): HexGrid {
  const old = grids.get(radius)
  if (old) return old
  const grid = hexGrid(hexagon(radius))
  grids.set(radius, grid)
  return grid
}

export interface Room {
  readonly grid: HexGrid
  readonly radius: number
  /** The middle of the room in the drawing, and its size. */
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly height: number
  /** Angles of the doors as seen from the middle. */
  readonly doors: readonly number[]
  at(hex: number): Point
}

const rooms = new Map<string, Room>()

export function roomOf(view: Pick<View, 'radius' | 'doors'>): Room {
  const key = `${view.radius}/${view.doors.join()}`
  const old = rooms.get(key)
  if (old) return old
  const room = makeRoom(view.radius, view.doors)
  rooms.set(key, room)
  return room
}

/** A door that does not lie in the middle of its wall has its airlock farther out. */
const isAslant = (angle: number): boolean => angle % 30 !== 0

/** So near to the foot of the drawing an airlock hangs below it. */
const STEEP = 20

function makeRoom(radius: number, doors: readonly number[]): Room {
  const grid = gridOf(radius)
  const raw = (hex: number): Point => {
    const [q, r] = [grid.q[hex] ?? 0, grid.r[hex] ?? 0]
    return [W * (q + r / 2), 1.5 * S * r]
  }
  const angles = doors.map((hex) => {
    const [x, y] = raw(hex)
    return Math.round(Math.atan2(y, x) / DEG)
  })
  const reach = (radius + (angles.some(isAslant) ? 11.4 : 9.3)) * S
  const low = (radius + (angles.some((a) => Math.abs(a - 90) < STEEP) ? 12.4 : 7)) * S
  const cx = reach + 4
  const cy = (radius + 7) * S
  const at = (hex: number): Point => {
    const [x, y] = raw(hex)
    return [cx + x, cy + y]
  }
  return { grid, radius, cx, cy, width: n1(2 * cx), height: n1(cy + low), doors: angles, at }
}

/** Heading 1 is east, then clockwise. */
export const angleOf = (heading: number): number => (heading - 1) * 60

export const hexPoints = ([x, y]: Point, size: number): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (60 * i - 90) * DEG
      return `${n1(x + size * Math.cos(a))} ${n1(y + size * Math.sin(a))}`
    })
    .join('L')}Z`

export const isWall = (room: Room, hex: number): boolean => {
  const [q, r] = [room.grid.q[hex] ?? 0, room.grid.r[hex] ?? 0]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === room.radius
}

/** Where those who wait outside stand, in their airlock. */
function waiting(room: Room, side: number, place: number): Point {
  const a = (room.doors[side] ?? 0) * DEG
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const along = (room.radius + 7.15 + Math.floor(place / 2) * 1.05) * S
  const beside = (place % 2 ? 0.58 : -0.58) * S
  return [room.cx + c * along - s * beside, room.cy + s * along + c * beside]
}

/** Where every soldier is drawn: in the room, or in line before its door. */
export function soldierSpots(view: View): readonly (Point | null)[] {
  const room = roomOf(view)
  const queue = new Map<number, number>()
  return view.soldiers.map((soldier) => {
    if (soldier.at >= 0) return room.at(soldier.at)
    const place = queue.get(soldier.side) ?? 0
    queue.set(soldier.side, place + 1)
    return waiting(room, soldier.side, place)
  })
}

/** A tag above a soldier leaves its number in sight. */
const ABOVE = 33

export function geometryOf(view: View): Geometry {
  const room = roomOf(view)
  const spots = soldierSpots(view)
  return {
    width: room.width,
    height: room.height,
    place: (hex) => {
      const [x, y] = room.at(hex)
      return { x, y, r: S * 0.86 }
    },
    piece: (piece) => {
      const spot = typeof piece === 'number' ? spots[piece] : null
      return spot ? { x: spot[0], y: spot[1], r: 18, tag: ABOVE } : null
    },
  }
}
