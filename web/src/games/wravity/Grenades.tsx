import type { Grenade } from '@muster/wravity'
import { memo, type ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { type Svg, svg } from '../../door/svg.ts'
import { die } from './die.ts'
import { angleOf, DEG, hexPoints, type Room, S } from './space.ts'
import { glyph } from './token.ts'

interface Props {
  readonly grenades: readonly Grenade[]
  readonly room: Room
}

/** Gravity grenades in flight; once they went off, the field that draws everyone in. */
export const Grenades = memo(function Grenades({ grenades, room }: Props): ReactElement {
  return (
    <g pointerEvents="none">
      {grenades.map((g, i) => {
        if (g.at < 0) return null
        const [x, y] = room.at(g.at)
        return (
          <g key={i}>
            {g.until >= 0 && <Markup svg={field(room, g)} />}
            <g transform={`translate(${n1(x)} ${n1(y)})`}>
              <g data-actor={`grenade-${i}`}>
                <Markup svg={g.until >= 0 ? CORE : shell(g)} />
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
})

function shell({ heading, speed }: Grenade): Svg {
  const a = angleOf(heading)
  return svg`<ellipse cx="3" cy="6" rx="16" ry="12" fill="url(#wr-shade)"/><g transform="rotate(${a})"><path d="M-52 0L-10-6V6Z" fill="#b99bff" opacity=".25"/><path d="M18.5 0L5-12.5H-8A13 13 0 0 0-8 12.5H5Z" fill="#120e24" stroke="#c9adff" stroke-width="1.5"/></g>${glyph('black-hole-bolas', 1.5, -1, 18, '#dccbff')}${die(-11 * Math.cos(a * DEG), -11 * Math.sin(a * DEG) + 1, speed, 11.5, ['#2c2250', '#f0e6ff'], '#c9adff')}`
}

const CORE = svg`<circle r="15" fill="#0b0618" stroke="#d3bfff" stroke-width="1.4"/><circle r="10" fill="none" stroke="#a37bff" stroke-width="3" stroke-dasharray="6 4"/>${glyph('black-hole-bolas', 0, 0, 18, '#efe6ff')}`

function field(room: Room, { at, reach }: Grenade): Svg {
  const [x, y] = room.at(at)
  const { grid } = room
  const out = [svg`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1((reach + 0.6) * S * 1.75)}" fill="url(#wr-void)"/>`]
  for (let hex = 0; hex < grid.size; hex++) {
    const d = grid.distances[at * grid.size + hex] ?? 99
    if (d < 1 || d > reach) continue
    const [a, b] = room.at(hex)
    const turn = Math.atan2(y - b, x - a) / DEG
    out.push(
      svg`<path d="${hexPoints([a, b], S - 1.8)}" fill="#a37bff" fill-opacity="${d === 1 ? 0.13 : 0.07}" stroke="#c4a9ff" stroke-opacity=".45" stroke-width=".8" stroke-dasharray="2 3.4"/><path transform="translate(${n1(a)} ${n1(b)}) rotate(${n1(turn)})" d="M-3.4-4L1.4 0L-3.4 4${d === 1 ? 'M1.8-4L6.6 0L1.8 4' : ''}" fill="none" stroke="#d3bfff" stroke-opacity="${d === 1 ? 0.85 : 0.55}" stroke-width="1.2"/>`,
    )
  }
  return svg`${out}`
}
