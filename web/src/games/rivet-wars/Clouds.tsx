import type { Battlefield, Cloud } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import { n1, seeded } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { type Svg, svg } from '../../door/svg.ts'
import { cornerOf, SQUASH, toX, toY } from './space.ts'

interface Props {
  readonly clouds: readonly Readonly<Cloud>[]
  readonly field: Battlefield
}

/** Gas, with a dial that tells its age: full while fresh, half once it thins. */
export const Clouds = memo(function Clouds({ clouds, field }: Props): ReactElement {
  return (
    <g pointerEvents="none">
      {clouds.length > 0 && (
        <defs>
          <Markup svg={GAS_DEFS} />
        </defs>
      )}
      {clouds.map((cloud) => {
        const [x, y] = cornerOf(field, cloud.at)
        return (
          <g key={cloud.id} transform={`translate(${toX(x + 50)},${toY(y + 54)})`}>
            <g data-actor={`cloud-${cloud.id}`}>
              <Markup className={cloud.thin ? 'rw-gas rw-gas-thin' : 'rw-gas'} svg={billow(cloud.id)} />
              <Markup svg={dial(cloud.thin)} transform="translate(30,24)" />
            </g>
          </g>
        )
      })}
    </g>
  )
})

const stop = (offset: number, colour: string, opacity: number): Svg =>
  svg`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
const gas = (id: number, a: string, b: string, c: string): Svg =>
  svg`<radialGradient id="rw-gas${id}" cx=".41" cy=".33">${stop(0, a, 0.5)}${stop(0.6, b, 0.36)}${stop(1, c, 0)}</radialGradient>`
const GASES = [
  gas(0, '#f4f0b4', '#c9c65e', '#6d7a2a'),
  gas(1, '#d8d681', '#9c9a42', '#4f5a1c'),
  gas(2, '#a9a650', '#666522', '#39420f'),
]
const GAS_DEFS = svg`${GASES}`

function billow(id: number): Svg {
  const q = seeded(77 + id * 13)
  const puffs = Array.from({ length: 30 }, (_, i) => {
    const t = i / 30
    const a = i * 2.4 + q()
    const d = (1 - t * 0.5) * 46 * Math.sqrt(0.15 + q() * 0.85)
    const r = (27 - t * 8) * (0.7 + q() * 0.6)
    const shade = t < 0.4 ? 2 : t < 0.72 ? 1 : 0
    return svg`<circle cx="${n1(Math.cos(a) * d)}" cy="${n1(Math.sin(a) * d * SQUASH - t * 26)}" r="${n1(r)}" fill="url(#rw-gas${shade})"/>`
  })
  return svg`<ellipse cy="6" rx="54" ry="${n1(50 * SQUASH)}" fill="#2c3310" opacity=".34"/>${puffs}`
}

const dial = (thin: boolean): Svg =>
  svg`<circle r="10" fill="#20231a" stroke="#8f9d54" stroke-width="2"/><path d="${thin ? 'M0-6.5A6.5 6.5 0 0 1 0 6.5Z' : 'M0-6.5A6.5 6.5 0 1 1-.1-6.5Z'}" fill="#d5e07d"/>`
