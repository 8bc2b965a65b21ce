// Where on the board a choice would be done: its place or its target, else whoever it is about.
import type { Offer, View } from '@muster/table'
import type { Face, Geometry, Spot } from '../face.ts'

interface Seen {
  readonly face: Pick<Face, 'meant'>
  readonly geometry: Geometry
  readonly view: View
  readonly viewer: string
}

export function meantSpots({ face, geometry, view, viewer }: Seen, offer: Offer): readonly Spot[] {
  const { piece, place, target } = offer.aim
  const at = target === undefined ? null : geometry.piece(target)
  if (at) return [at]
  if (place !== undefined) return [geometry.place(place)]
  const about = [...(face.meant?.(offer.action, view, viewer) ?? []), ...(piece === undefined ? [] : [piece])]
  return about.flatMap((each) => geometry.piece(each) ?? [])
}

/** As much of both ends stays free: there stands somebody, or the ring. */
const FREE = 1.02

/** A line from whoever would do it to where it would be done; null where both are one, or one is nowhere. */
export function meantWay(geometry: Geometry, { aim: { piece, place, target } }: Offer): string | null {
  const from = piece === undefined ? null : geometry.piece(piece)
  const to = target === undefined ? (place === undefined ? null : geometry.place(place)) : geometry.piece(target)
  if (!from || !to) return null
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length <= FREE * (from.r + to.r)) return null
  const [a, b] = [(FREE * from.r) / length, 1 - (FREE * to.r) / length]
  return `M${from.x + dx * a} ${from.y + dy * a}L${from.x + dx * b} ${from.y + dy * b}`
}
