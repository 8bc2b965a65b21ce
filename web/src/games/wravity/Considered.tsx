import type { View, Wravity } from '@muster/wravity'
import { memo, type ReactElement } from 'react'
import { line, n1, type Point } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Wish } from '../../face.ts'
import { DEG, hexPoints, type Room, S } from './space.ts'
import { hexName, useSpec } from './spec.ts'
import { type Flown, waysOf } from './ways.ts'

interface Props {
  readonly view: View
  readonly wish: Wish<Wravity>
  readonly room: Room
}

/** The choice under the pointer: a beam, or the flights ahead with a ghost where each ends. */
export const Considered = memo(function Considered({
  view,
  wish,
  room,
}: Props): ReactElement | readonly ReactElement[] {
  const { action, path } = wish
  const { content } = useSpec()
  if (action.type === 'shoot') return <Beam view={view} room={room} soldier={action.soldier} at={action.at} />
  return waysOf(view, action, path, content.limits.speed).map((flown) => (
    <Flight key={flown.path[0]} room={room} {...flown} />
  ))
})

/** Solid as far as it comes in this turn, where its ghost stands with the name of the hex; then a thread through the turns to come. */
function Flight({ room, path, squad, now }: Flown & Pick<Props, 'room'>): ReactElement {
  const points = path.map((hex) => room.at(hex))
  const flown = points.slice(0, now + 1)
  const end = flown.at(-1)
  const [from, to] = flown.length > 1 ? flown.slice(-2) : points
  const turn = from && to ? Math.atan2(to[1] - from[1], to[0] - from[0]) / DEG : 0
  const look = useSpec().squadOf(squad)
  return (
    <g pointerEvents="none" className="wr-flight" stroke={look.light}>
      <path className="wr-flight-hexes" fill={look.colour} d={flown.map((p) => hexPoints(p, S - 1.6)).join('')} />
      <path className="wr-flight-later" d={line(points.slice(flown.length - 1))} />
      <path className="wr-flight-line" d={line(flown)} />
      {points
        .slice(1, -1)
        .map(
          (p, i) =>
            bends(points, i + 1) && (
              <Markup key={`${p[0]},${p[1]}`} svg={SPARK} transform={`translate(${n1(p[0])} ${n1(p[1])})`} />
            ),
        )}
      {end && (
        <g transform={`translate(${n1(end[0])} ${n1(end[1])})`}>
          <path
            className="wr-ghost"
            fill={look.colour}
            d={path.length > 1 ? look.flying : look.resting}
            transform={`rotate(${n1(turn)})`}
          />
          {now > 0 && (
            <text className="wr-landing" y={S + 15}>
              {hexName(room.radius, path[flown.length - 1] ?? -1)}
            </text>
          )}
        </g>
      )}
    </g>
  )
}

/** Where a flight changes its way: a bounce or a push-off. */
function bends(points: readonly Point[], i: number): boolean {
  const [a, b, c] = [points[i - 1], points[i], points[i + 1]]
  if (!a || !b || !c) return false
  return Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1
}

const SPARK = svg`<path d="M0-10L2.4-3.6L9-5.6L4.4 0L9 5.6L2.4 3.6L0 10L-2.4 3.6L-9 5.6L-4.4 0L-9-5.6L-2.4-3.6Z" fill="#f3bd5f" stroke="#3a2508" stroke-width=".8"/>`

interface BeamProps {
  readonly view: View
  readonly room: Room
  readonly soldier: number
  readonly at: number
}

/** A line with a tick on every hex that counts. */
function Beam({ view, room, soldier, at }: BeamProps): ReactElement | null {
  const from = view.soldiers[soldier]?.at ?? -1
  if (from < 0 || at < 0) return null
  const [a, b] = [room.at(from), room.at(at)]
  const steps = room.grid.distances[from * room.grid.size + at] ?? 0
  const w = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [dx, dy] = [Math.cos(w), Math.sin(w)]
  const d = line([
    [a[0] + dx * 20, a[1] + dy * 20],
    [b[0] - dx * 22, b[1] - dy * 22],
  ])
  return (
    <g pointerEvents="none" className="wr-beam">
      <path className="wr-beam-glow" d={d} />
      <path className="wr-beam-line" d={d} />
      {Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
        const t = (i + 1) / steps
        return (
          <g
            key={i}
            transform={`translate(${n1(a[0] + (b[0] - a[0]) * t)} ${n1(a[1] + (b[1] - a[1]) * t)}) rotate(${n1(w / DEG)})`}
          >
            <path className="wr-tick-edge" d="M0-7V7" />
            <path className="wr-tick" d="M0-6V6" />
          </g>
        )
      })}
    </g>
  )
}
