// Paper colour, since amber says what one may do oneself.
import type { ReactElement } from 'react'
import type { Geometry } from '../face.ts'
import { useInLesson } from '../learn/context.ts'
import { isDeciding } from './show.ts'
import { lineOf } from './TurnMarks.tsx'
import { trailShown } from './trail.ts'
import { useShow, useTable } from './useShow.ts'
import './Trail.css'

/** As much of a place as the ring at the end of a trail takes. */
const RING = 0.8

/** Nothing lies on what is being decided about. */
export function Trail({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const { face } = useTable()
  const trail = useShow(trailShown)
  const view = useShow((s) => s.view)
  const deciding = useShow((s) => s.selected !== null || isDeciding(s))
  const isLesson = useInLesson() !== null
  if (!trail || deciding || isLesson) return null
  const about = face.about?.(view) ?? []
  const ends = [...new Set(trail.ways.map(({ to }) => to))].filter((to) => !about.includes(to))
  return (
    <svg className="trail" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      {trail.ways.flatMap(({ from, to }) => {
        if (from === null || from === to) return []
        const d = lineOf(geometry, from, to)
        return [<path key={`${from} ${to}`} className="trail-under" d={d} />, <path key={`${from} ${to} over`} d={d} />]
      })}
      {ends.map((to) => {
        const { x, y, r } = geometry.place(to)
        return <circle key={to} cx={x} cy={y} r={r * RING} />
      })}
    </svg>
  )
}
