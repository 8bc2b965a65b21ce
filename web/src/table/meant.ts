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
