// Where the number of a line of a summary stands: beside the way or the place it tells of, and on no piece.
import type { Geometry, Spot } from '../face.ts'

/** A spot of the board, and the way from there on, along which it keeps a distance that does not scale. */
export interface Beside {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** Of a place's reach, from its middle. */
const OFF = 0.6

/** Down to the left first: numbers of pieces stand above them. */
const ROUND = [135, 225, 90, 180, 45, 0, 315, 270]

export function beside(geometry: Geometry, from: number, to: number, taken: readonly Spot[]): Beside {
  const [a, b] = [geometry.place(from), geometry.place(to)]
  const along = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const turns = from === to ? ROUND : [along + 90, along - 90]
  const ways = turns.map((turn): Beside => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return { x: (a.x + b.x) / 2 + dx * OFF * b.r, y: (a.y + b.y) / 2 + dy * OFF * b.r, dx, dy }
  })
  // As far out again stands the number itself.
  const room = ({ x, y, dx, dy }: Beside): number =>
    Math.min(b.r, ...taken.map((o) => Math.hypot(o.x - x - dx * OFF * b.r, o.y - y - dy * OFF * b.r)))
  return ways.reduce((best, way) => (room(way) > room(best) ? way : best))
}
