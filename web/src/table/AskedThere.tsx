// Which one? Beside the place that was pressed, where the eye is; on a small screen the sheet asks, and a drawing lies beside the board.
import { type ReactElement, useEffect, useRef } from 'react'
import type { Geometry, Spot } from '../face.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { useIsDrawn } from './Asking.tsx'
import { Asked } from './Decided.tsx'
import { useShow } from './useShow.ts'
import './AskedThere.css'

export function AskedThere({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const narrow = useNarrow()
  const isDrawn = useIsDrawn()
  const asking = useShow((s) => s.asking)
  const { place = null, piece = null } = asking?.press ?? {}
  const spot = (piece === null ? null : geometry.piece(piece)) ?? (place === null ? null : geometry.place(place))
  if (narrow || isDrawn || !asking || !spot) return null
  return <There key={`${spot.x} ${spot.y}`} spot={spot} geometry={geometry} />
}

interface ThereProps {
  readonly spot: Spot
  readonly geometry: Geometry
}

/** On the side where there is more of the board: it never lies on the place it asks about. */
function There({ spot: { x, y, r }, geometry: { width, height } }: ThereProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const el = box.current
    // The board takes what moves or goes down on it for its own.
    const keep = (e: Event): void => e.stopPropagation()
    for (const type of ['pointerdown', 'pointermove', 'wheel']) el?.addEventListener(type, keep)
  }, [])
  const sides = [x < width / 2 ? 'right' : 'left', y < height / 2 ? 'down' : 'up']
  return (
    <div ref={box} className={`asked-there ${sides.join(' ')}`} style={{ '--x': x, '--y': y, '--r': r }}>
      <Asked />
    </div>
  )
}
