// Where somebody fell a cross lies until one's own turn is over, however small the screen.
import type { ReactElement } from 'react'
import type { Geometry } from '../face.ts'
import { useShow } from './useShow.ts'
import './FallenMarks.css'

/** So far from the middle it lies, in parts of the place: whoever comes to stand there hides it not. */
const ASIDE = 0.62

export function FallenMarks({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const all = useShow((s) => (s.past || s.sight?.ended ? null : s.fallen.all))
  if (!all || all.length === 0) return null
  return (
    <svg className="fallen" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      {all.map(({ at, side }, i) => {
        const { x, y, r } = geometry.place(at)
        return (
          <g key={i} transform={`translate(${x - ASIDE * r} ${y + ASIDE * r})`}>
            <g className="fallen-mark" style={{ color: side === null ? undefined : `var(--side-${side})` }}>
              <circle r={8} />
              <path d="M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6" />
            </g>
          </g>
        )
      })}
    </svg>
  )
}
