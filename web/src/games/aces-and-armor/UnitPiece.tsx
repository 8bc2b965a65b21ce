import type { UnitView } from '@muster/aces-and-armor'
import { memo, type ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import { pieceBadge } from './armies.ts'
import { Picture } from './Picture.tsx'
import { beads, LIFT, LOW, portrait } from './piece.ts'
import { useSpec } from './spec.ts'

interface PieceProps {
  readonly id: number
  readonly unit: UnitView
  readonly x: number
  readonly y: number
  readonly s: number
  readonly ready: boolean
  readonly selected: boolean
  readonly spent: boolean
  /** The way to the unit it has intercepted, in degrees; null for none. */
  readonly aim: number | null
  readonly squash: number
  /** Somebody stands right behind it: an aircraft flies low. */
  readonly crowded: boolean
  /** The number of its army, where armies are told apart. */
  readonly army: number | null
}

/** A unit on the map. Only the inner group moves when an event is played. */
export const Piece = memo(function Piece({
  id,
  unit,
  x,
  y,
  s,
  ready,
  selected,
  spent: done,
  aim,
  squash,
  crowded,
  army,
}: PieceProps): ReactElement {
  const { armOf, levelOf } = useSpec()
  const arm = armOf(unit.kind)
  return (
    <g transform={`translate(${n1(x)} ${n1(y)}) scale(${Math.round(s * 1000) / 1000})`} className="aa-unit">
      <g className="aa-size">
        <g data-actor={`unit-${id}`} opacity={done ? 0.8 : 1}>
          {ready && !selected && <ellipse className="aa-ready" cy={1} rx={20} ry={15} />}
          <Picture href={portrait(unit.kind, arm, unit.faction, squash, crowded ? LOW : LIFT)} />
          <Markup svg={beads(unit.damage, unit.xp, levelOf)} />
          {army !== null && <Markup svg={pieceBadge(army, unit.faction)} />}
          {unit.repair && <Markup svg={COINS} />}
          {aim !== null && <Markup svg={HOLDING} transform={`rotate(${aim}) translate(21 0)`} />}
        </g>
      </g>
    </g>
  )
})

const COINS = svg`<g transform="translate(-13 8)"><ellipse cy="2" rx="6" ry="3" fill="#7a5a1a"/><ellipse rx="6" ry="3" fill="#e9c25c" stroke="#3a2a0a" stroke-width=".8"/></g>`
const HOLDING = svg`<path d="M-7-2.6H1V-5.2L8 0 1 5.2V2.6H-7Z" fill="#e0a33e" stroke="#1d150b" stroke-width="1.2"/>`
