import type { AcesAndArmor, View } from '@muster/aces-and-armor'
import type { CSSProperties, ReactElement } from 'react'
import { n1, type Point } from '../../art/seeded.ts'
import type { Playing } from '../../face.ts'
import { foot, type Lens } from './lens.ts'

interface Props {
  readonly playing: Playing<AcesAndArmor>
  readonly view: View
  readonly lens: Lens
}

/** Fire and smoke of the event being played; gone with it. */
export function Effect({ playing, view, lens }: Props): ReactElement | null {
  const { event, ms, lie } = playing
  const hex = (h: number): Point => {
    const { x, y } = foot(lens, h)
    return [x, y - 6]
  }
  const unit = (id: number): Point | null => {
    const at = view.units[id]?.at ?? -1
    return at >= 0 ? hex(at) : null
  }
  const draw = (): ReactElement | null => {
    switch (event.type) {
      case 'unitsFought':
        return (
          <>
            <Shell from={unit(event.unit)} to={unit(event.target)} />
            {event.backHits >= 0 && <Shell from={unit(event.target)} to={unit(event.unit)} late />}
            {event.dealt > 0 && <Blast at={unit(event.target)} size={8 + event.dealt * 3} />}
          </>
        )
      case 'hexBombarded':
        return (
          <>
            <Shell from={unit(event.unit)} to={hex(event.hex)} />
            <Blast at={hex(event.hex)} size={34} />
          </>
        )
      case 'rocketLaunched':
        return <Blast at={hex(event.hex)} size={event.destroyed ? 44 : 18} />
      case 'unitDestroyed':
        return <Blast at={unit(event.unit)} size={24} />
      case 'unitPlaced':
      case 'unitBought':
      case 'tokenLaid':
      case 'tokenFlipped':
      case 'siteFlipped':
      case 'factoryOccupied':
        return <Ring at={hex(event.hex)} />
      case 'unitIntercepted':
        return <Shell from={unit(event.by)} to={unit(event.unit)} />
      default:
        return null
    }
  }
  return (
    <g pointerEvents="none" className="aa-effect" style={{ '--ms': `${ms}ms`, '--lie': `${lie}ms` } as CSSProperties}>
      {draw()}
    </g>
  )
}

function Shell(props: {
  readonly from: Point | null
  readonly to: Point | null
  readonly late?: boolean
}): ReactElement | null {
  const { from, to, late } = props
  if (!from || !to) return null
  const lift = Math.min(60, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.3)
  const d = `M${n1(from[0])} ${n1(from[1])}Q${n1((from[0] + to[0]) / 2)} ${n1((from[1] + to[1]) / 2 - lift)} ${n1(to[0])} ${n1(to[1])}`
  return <path d={d} pathLength={1} className={late ? 'aa-shell aa-late' : 'aa-shell'} />
}

function Blast({ at, size }: { readonly at: Point | null; readonly size: number }): ReactElement | null {
  if (!at) return null
  return (
    <g transform={`translate(${n1(at[0])} ${n1(at[1])})`}>
      <g className="aa-blast">
        <circle r={size} className="aa-smoke" />
        <circle r={size * 0.62} className="aa-fire" />
      </g>
    </g>
  )
}

const Ring = ({ at }: { readonly at: Point }): ReactElement => (
  <ellipse cx={n1(at[0])} cy={n1(at[1] + 6)} rx={24} ry={17} className="aa-ring" />
)
