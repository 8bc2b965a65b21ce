import type { View, Wravity } from '@muster/wravity'
import type { CSSProperties, ReactElement } from 'react'
import { ICONS } from '../../art/icons.ts'
import { n1, type Point } from '../../art/seeded.ts'
import type { Playing } from '../../face.ts'
import { angleOf, DEG, type Room, W } from './space.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly playing: Playing<Wravity>
  readonly view: View
  readonly room: Room
}

/** Beams, sparks and rings of the event being played; gone with it. */
export function Effect({ playing, view, room }: Props): ReactElement | null {
  const { event, ms, lie } = playing
  const { squadOf } = useSpec()
  const hex = (at: number): Point | null => (at >= 0 ? room.at(at) : null)
  const soldier = (i: number): Point | null => hex(view.soldiers[i]?.at ?? -1)
  const colour = (i: number): string => squadOf(view.soldiers[i]?.squad ?? '').colour
  const draw = (): ReactElement | null => {
    switch (event.type) {
      case 'shotFired':
        return <Ray from={soldier(event.soldier)} to={hex(event.at)} colour={colour(event.soldier)} />
      case 'hookThrown':
        return <Ray from={soldier(event.soldier)} to={ahead(soldier(event.soldier), event.heading)} colour="#e8e2d0" />
      case 'soldierHit':
        return event.saved ? (
          <Saved at={soldier(event.target)} by={event.saved} />
        ) : (
          <Ring at={soldier(event.target)} colour="#ff5a4a" size={34} />
        )
      case 'soldierBounced':
      case 'soldierThrust':
        return <Ring at={soldier(event.soldier)} colour="#f3bd5f" size={24} />
      case 'soldiersCrashed':
        return <Ring at={soldier(event.struck)} colour="#f3bd5f" size={30} />
      case 'grenadeExploded':
        return <Ring at={hex(view.grenades[event.grenade]?.at ?? -1)} colour="#c7adff" size={90} />
      case 'soldierEntered':
      case 'planetPlaced':
        return <Ring at={hex(event.at)} colour="#fff1cf" size={26} />
      case 'soldierRevived':
        return <Ring at={soldier(event.target)} colour="#9ff0b0" size={30} />
      case 'soldierShielded':
        return <Saved at={soldier(event.soldier)} by="shield" />
      default:
        return null
    }
  }
  return (
    <g pointerEvents="none" className="wr-effect" style={{ '--ms': `${ms}ms`, '--lie': `${lie}ms` } as CSSProperties}>
      {draw()}
    </g>
  )
}

const ahead = (from: Point | null, heading: number): Point | null => {
  const a = angleOf(heading) * DEG
  return from && [from[0] + Math.cos(a) * W * 4, from[1] + Math.sin(a) * W * 4]
}

function Ray({
  from,
  to,
  colour,
}: {
  readonly from: Point | null
  readonly to: Point | null
  readonly colour: string
}): ReactElement | null {
  if (!from || !to) return null
  const d = `M${n1(from[0])} ${n1(from[1])}L${n1(to[0])} ${n1(to[1])}`
  return (
    <>
      <path d={d} pathLength={1} className="wr-ray wr-ray-glow" stroke={colour} />
      <path d={d} pathLength={1} className="wr-ray" stroke="#fff6ee" />
    </>
  )
}

const SAVED = {
  shield: { icon: 'vibrating-shield', colour: '#8ad8ff' },
  luck: { icon: 'clover', colour: '#9ff0b0' },
} as const

/** The hit that does no harm: what stopped it stands large over the soldier. */
function Saved({ at, by }: { readonly at: Point | null; readonly by: 'shield' | 'luck' }): ReactElement | null {
  if (!at) return null
  const { icon, colour } = SAVED[by]
  return (
    <>
      <Ring at={at} colour={colour} size={40} />
      <g className="wr-saved" transform={`translate(${n1(at[0])} ${n1(at[1])})`}>
        <circle r={25} stroke={colour} />
        <path d={ICONS[icon].d} fill={colour} transform="translate(-17 -17) scale(.0664)" />
      </g>
    </>
  )
}

function Ring({
  at,
  colour,
  size,
}: {
  readonly at: Point | null
  readonly colour: string
  readonly size: number
}): ReactElement | null {
  if (!at) return null
  return <circle cx={n1(at[0])} cy={n1(at[1])} r={size} className="wr-burst" stroke={colour} fill={colour} />
}
