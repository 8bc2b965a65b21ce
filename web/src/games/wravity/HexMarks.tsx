import type { View, Wravity } from '@muster/wravity'
import { memo, type ReactElement } from 'react'
import type { Marks } from '../../face.ts'
import { hexPoints, type Room, S } from './space.ts'

interface Props {
  readonly view: View
  readonly marks: Marks<Wravity>
  readonly room: Room
}

/** Hexes that may be chosen, in amber: one colour means "you may". */
export const HexMarks = memo(function HexMarks({ marks, room }: Props): ReactElement {
  const aimed: number[] = []
  const open: number[] = []
  for (const [hex, mark] of marks.places) {
    if (hex >= 0) (mark.actions.some((a) => a.type === 'shoot' || a.type === 'hook') ? aimed : open).push(hex)
  }
  const d = (hexes: Iterable<number>, size: number): string =>
    [...hexes].map((h) => hexPoints(room.at(h), size)).join('')
  return (
    <g pointerEvents="none">
      <path className="wr-lit" d={d(marks.lit, S - 1.5)} />
      <path className={open.length < 4 ? 'wr-reach few' : 'wr-reach'} d={d(open, S - 1.8)} />
      <path className="wr-aim" d={d(aimed, S - 1.2)} />
    </g>
  )
})
