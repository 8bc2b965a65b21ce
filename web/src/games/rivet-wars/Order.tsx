// Who of a grid is hit first.
import { say as message } from '@muster/engine'
import type { View } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import type { Say } from '../../face.ts'
import { cornerOf, stationsOf, toX, toY } from './space.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly view: View
  readonly at: number
}

/** The order in which the units of a grid are hit. */
export function Order({ view, at }: Props): ReactElement {
  const stands = stationsOf(view, useSpec().sizeOf)
  return (
    <g className="rw-order">
      {(view.stacks[at] ?? []).map((id, i) => {
        const s = stands.get(id)
        if (!s) return null
        return (
          <g key={id} transform={`translate(${n1(toX(s.x) + 20)},${n1(toY(s.y) - 6)})`} className={i ? '' : 'rw-first'}>
            <circle r={11} />
            <text y={5.4}>{i + 1}</text>
          </g>
        )
      })}
    </g>
  )
}

/** The same, with its two ends in words: the front of the Allies lies north, that of the Blight south. */
export function Ranked({ view, at, say }: Props & { readonly say: Say }): ReactElement {
  const [x, y] = cornerOf(view.field, at)
  const side = view.units[view.stacks[at]?.[0] ?? -1]?.side
  const [north, south] = side === 'blight' ? (['back', 'front'] as const) : (['front', 'back'] as const)
  const label = (end: 'front' | 'back', down: number): ReactElement => (
    <text className={`rw-end rw-end-${end}`} x={toX(x + 50)} y={toY(y) + down}>
      {say(message(`face.${end}`))}
    </text>
  )
  return (
    <>
      <Order view={view} at={at} />
      {label(north, -2)}
      {label(south, toY(100) - toY(0) + 12)}
    </>
  )
}
