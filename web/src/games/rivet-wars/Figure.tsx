import type { Unit } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { type Svg, svg } from '../../door/svg.ts'
import { base, plugDisc, readyRing, selectionRing } from './base.ts'
import { SQUASH } from './space.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly unit: Readonly<Unit>
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly selected: boolean
  readonly ready: boolean
  readonly target: boolean
  readonly spent: boolean
  /** Can be pointed at. */
  readonly live: boolean
}

/** A unit on its base. Only the inner group moves when an event is played. */
export const Figure = memo(function Figure(props: Props): ReactElement {
  const { unit, x, y, scale, selected, ready, target, spent, live } = props
  const { sizeOf, healthOf, isHero } = useSpec()
  const size = sizeOf(unit.kind)
  return (
    <g
      transform={`translate(${n1(x)},${n1(y)})${scale === 1 ? '' : ` scale(${scale})`}`}
      data-piece={live ? unit.id : undefined}
      className="rw-unit"
    >
      <g data-actor={`unit-${unit.id}`}>
        {ready && !selected && <Markup svg={readyRing(size)} />}
        {selected && <Markup svg={selectionRing(size)} />}
        <Markup
          svg={base({
            size,
            side: unit.side,
            health: healthOf(unit.kind),
            damage: unit.damage,
            hero: isHero(unit.kind),
          })}
        />
        <g
          transform={`translate(0,${n1(size >= 4 ? 12 * SQUASH + 3 : 4 * SQUASH + 2)})`}
          filter={spent ? 'url(#rw-spent)' : undefined}
        >
          <use href={`#rw-figure-${unit.kind}-${unit.side}`} />
        </g>
        {unit.plugs.map((kind, i) => (
          <Markup key={kind} svg={plugDisc(kind, unit.side)} transform={socket(unit.kind, i)} />
        ))}
        {target && <Markup svg={targetMark(size)} />}
      </g>
    </g>
  )
})

/** Where the plugs ride: on the roof of a tank, at the shoulders of a walker. */
const socket = (kind: string, i: number): string =>
  kind === 'ostrich' ? `translate(${i ? 36 : -36},${i ? -30 : -36})` : `translate(${i ? -27 : 15},${i ? -52 : -61})`

/** Corners about a piece that can be picked. */
function targetMark(size: number): Svg {
  const [w, top, low, l] = size >= 4 ? [50, -84, 44, 14] : size === 2 ? [50, -56, 24, 12] : [26, -54, 24, 10]
  const d = `M${-w} ${top + l}V${top}h${l}M${w - l} ${top}h${l}v${l}M${-w} ${low - l}v${l}h${l}M${w - l} ${low}h${l}v-${l}`
  return svg`<path d="${d}" fill="none" stroke="#1a1106" stroke-width="6"/><path d="${d}" fill="none" stroke="#ffc65c" stroke-width="3"/>`
}
