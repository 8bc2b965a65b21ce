// Where one may strike at nothing, only what is better than striking at somebody is lit.

import type { View } from '@muster/table'
import type { Face, Mark, Marks } from '../face.ts'

/** Where nobody stands, whoever is hit stands beside it. */
const HIT = 'odds.hit'

/** What hits one's own is no gain. */
export const OWN = 'odds.ownHit'
const gainOf = ({ chance, of }: Mark): number => (of === OWN ? 0 : (chance ?? 0))

/** Whether the board shows where this could be done. */
export const isLit = ({ targets, places }: Marks, action: Mark['actions'][number]): boolean =>
  [...targets.values(), ...places.values()].some(({ actions }) => actions.includes(action))

/** Whatever is not lit can still be pressed. */
export function thinned(marks: Marks, face: Pick<Face, 'verb' | 'pieces'>, view: View): Marks {
  const strikes = [...marks.places].filter(([, { actions }]) => actions.every((a) => face.verb(a, view) === 'attack'))
  if (strikes.length === 0) return marks
  const taken = new Set(face.pieces(view).map((p) => p.place))
  const [at, beside] = [true, false].map((is) => strikes.filter(([place]) => taken.has(place) === is))
  const best = Math.max(-1, ...(at ?? []).map(([, mark]) => gainOf(mark)))
  const dull = new Set((beside ?? []).flatMap(([place, mark]) => (gainOf(mark) <= best ? [place] : [])))
  const drifts = new Set((beside ?? []).flatMap(([place, { of }]) => (of === HIT ? [place] : [])))
  const told = (place: number, mark: Mark): Mark => (drifts.has(place) ? { ...mark, of: 'beside' } : mark)
  const lit = [...marks.places].filter(([place]) => !dull.has(place))
  return { ...marks, places: new Map(lit.map(([place, mark]) => [place, told(place, mark)])) }
}
