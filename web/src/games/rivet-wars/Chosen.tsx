import type { RivetWars, View } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Marks } from '../../face.ts'
import { baseShape } from './base.ts'
import { SQUASH, stationsOf, toX, toY } from './space.ts'
import { useSpec } from './spec.ts'

/** The selected unit shows through whatever stands before it: its ring, and a pointer over its head. */
export const Chosen = memo(function Chosen({
  view,
  marks,
}: {
  readonly view: View
  readonly marks: Marks<RivetWars>
}): ReactElement | null {
  const { sizeOf } = useSpec()
  if (typeof marks.selected !== 'number') return null
  const s = stationsOf(view, sizeOf).get(marks.selected)
  if (!s) return null
  const head = s.size >= 4 ? -98 : s.size === 2 ? -68 : -62
  return (
    <g pointerEvents="none" transform={`translate(${n1(toX(s.x))},${n1(toY(s.y))}) scale(${s.scale})`}>
      <Markup
        svg={svg`<g transform="scale(1,${SQUASH})" fill="none" stroke="#ffe3a0" stroke-opacity=".85" stroke-width="2">${baseShape(s.size, 5)}</g><path transform="translate(0,${head})" d="M0 0L-9-11H-4V-20H4V-11H9Z" fill="url(#rw-ring)" stroke="#1a1206" stroke-width="2" stroke-linejoin="round"/>`}
      />
    </g>
  )
})
