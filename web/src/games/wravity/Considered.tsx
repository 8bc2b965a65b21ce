import type { View, Wravity } from '@muster/wravity'
import { memo, type ReactElement } from 'react'
import { line, n1, type Point } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Wish } from '../../face.ts'
import { DEG, hexPoints, type Room, S } from './space.ts'
import { useSpec } from './spec.ts'
import { waysOf } from './ways.ts'

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
  if (action.type === 'shoot') return <Beam view={view} room={room} soldier={action.soldier} at={action.at} />
  return waysOf(view, action, path).map((flown) => (
    <Flight key={flown.path[0]} room={room} path={flown.path} squad={flown.squad} />
  ))
})

function Flight({
  room,
  path,
  squad,
}: {
  readonly room: Room
  readonly path: readonly number[]
  readonly squad: string
}): ReactElement {
  const points = path.map((hex) => room.at(hex))
  const end = points.at(-1)
  const before = points.at(-2)
  const turn = end && before ? Math.atan2(end[1] - before[1], end[0] - before[0]) / DEG : 0
  const look = useSpec().squadOf(squad)
  return (
    <g pointerEvents="none" className="wr-flight" stroke={look.light}>
      <path className="wr-flight-hexes" fill={look.colour} d={points.map((p) => hexPoints(p, S - 1.6)).join('')} />
      <path className="wr-flight-line" d={line(points)} />
      {points
        .slice(1, -1)
        .map(
          (p, i) =>
            bends(points, i + 1) && (
              <Markup key={`${p[0]},${p[1]}`} svg={SPARK} transform={`translate(${n1(p[0])} ${n1(p[1])})`} />
            ),
        )}
      {end && (
        <path
          className="wr-ghost"
          fill={look.colour}
          d={path.length > 1 ? look.flying : look.resting}
          transform={`translate(${n1(end[0])} ${n1(end[1])}) rotate(${n1(turn)})`}
        />
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
