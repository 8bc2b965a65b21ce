// What is weighed or advised is pointed out where it would be done.
import type { Offer } from '@muster/table'
import type { ReactElement } from 'react'
import type { Geometry } from '../face.ts'
import { meantSpots, meantWay } from './meant.ts'
import { isBusy, type Show } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import './Meant.css'

/** As much of a place as its ring takes. */
const RING = 1.02

/** What follows the pointer needs no ring: whoever points is there. */
const weighedIn = ({ considered, pointed, counsel, past }: Show) =>
  past ? null : (considered ?? (counsel === null ? null : pointed))

export function Meant({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const weighed = useShow(weighedIn)
  if (!weighed || face.game.closes(weighed.offer.action)) return <Looked geometry={geometry} />
  return (
    <svg className="meant" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <Way geometry={geometry} offer={weighed.offer} />
      {meantSpots({ face, geometry, view, viewer }, weighed.offer).map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle className="meant-under" cx={x} cy={y} r={r * RING} />
          <circle cx={x} cy={y} r={r * RING} />
        </g>
      ))}
    </svg>
  )
}

/** Of what is advised: from whoever would do it to where it would be done. */
function Way({ geometry, offer }: { readonly geometry: Geometry; readonly offer: Offer }): ReactElement | null {
  const advised = useShow((s) => s.counsel !== null)
  const d = advised ? meantWay(geometry, offer) : null
  if (d === null) return null
  return (
    <>
      <path className="meant-under" d={d} />
      <path d={d} />
    </>
  )
}

/** The rival's piece whose card is shown; what is in hand has its ring already. */
function Looked({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const { controller, face } = useTable()
  const view = useShow((s) => s.view)
  const viewer = useShow((s) => s.sight?.viewer)
  const looked = useShow((s) => (s.selected === null && !isBusy(s) ? s.looked : null))
  if (looked === null) return null
  const mine = controller.table.head.chairs.find(({ seat }) => seat === viewer)?.side
  const found = face.pieces(view).find(({ piece, side, place }) => piece === looked && side !== mine && place !== null)
  const spot = found && geometry.piece(looked)
  if (!spot) return null
  return (
    <svg className="meant looked" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <circle className="meant-under" cx={spot.x} cy={spot.y} r={spot.r * RING} />
      <circle cx={spot.x} cy={spot.y} r={spot.r * RING} />
    </svg>
  )
}
