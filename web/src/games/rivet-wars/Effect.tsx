import type { RivetWars, View } from '@muster/rivet-wars'
import type { CSSProperties, ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import type { Playing } from '../../face.ts'
import { middleOf, stationsOf, toX, toY } from './space.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly playing: Playing<RivetWars>
  readonly view: View
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Light and smoke of the event being played; gone with it. */
export function Effect({ playing, view }: Props): ReactElement | null {
  const { event, ms, lie } = playing
  const stands = stationsOf(view, useSpec().sizeOf)
  const grid = (at: number): Point => middleOf(view.field, at)
  const unit = (id: number): Point | null => {
    const s = stands.get(id)
    return s ? { x: toX(s.x), y: toY(s.y) - 22 } : null
  }
  const draw = (): ReactElement | null => {
    switch (event.type) {
      case 'attackMade':
        return <Tracer from={unit(event.unit)} to={grid(event.at)} />
      case 'attacked':
        return <Burst at={unit(event.unit)} hit={event.hit} />
      case 'flipped':
        return <Tracer from={grid(event.from)} to={event.to >= 0 ? grid(event.to) : null} drift />
      case 'barrageMade':
        return <Burst at={grid(event.at)} hit />
      case 'deployed':
      case 'landed':
      case 'cloudLaid':
        return <Ring at={grid(event.at)} />
      case 'flagRaised':
      case 'captured':
        return <Ring at={grid(event.at)} />
      default:
        return null
    }
  }
  return (
    <g pointerEvents="none" className="rw-effect" style={{ '--ms': `${ms}ms`, '--lie': `${lie}ms` } as CSSProperties}>
      {draw()}
    </g>
  )
}

function Tracer(props: {
  readonly from: Point | null
  readonly to: Point | null
  readonly drift?: boolean
}): ReactElement | null {
  const { from, to, drift } = props
  if (!from || !to) return null
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.25)
  const d = `M${n1(from.x)} ${n1(from.y)}Q${n1((from.x + to.x) / 2)} ${n1((from.y + to.y) / 2 - lift)} ${n1(to.x)} ${n1(to.y)}`
  return (
    <>
      <path d={d} pathLength={1} className={drift ? 'rw-drift' : 'rw-tracer'} />
      {!drift && <circle cx={from.x} cy={from.y} r={16} className="rw-flash" />}
    </>
  )
}

const SPARKS = Array.from({ length: 9 }, (_, i) => {
  const a = (i / 9) * Math.PI * 2 + 0.3
  const r = i % 2 ? 34 : 22
  return `M${n1(Math.cos(a) * 8)} ${n1(Math.sin(a) * 8)}L${n1(Math.cos(a) * r)} ${n1(Math.sin(a) * r)}`
}).join('')

function Burst({ at, hit }: { readonly at: Point | null; readonly hit: boolean }): ReactElement | null {
  if (!at) return null
  return (
    <g transform={`translate(${n1(at.x)},${n1(at.y)})`}>
      <g className={hit ? 'rw-burst' : 'rw-miss'}>
        <circle r={hit ? 20 : 13} />
        <path d={SPARKS} />
      </g>
    </g>
  )
}

const Ring = ({ at }: { readonly at: Point }): ReactElement => (
  <ellipse cx={at.x} cy={at.y} rx={46} ry={34} className="rw-ring" />
)
