import type { Soldier, View, Wravity } from '@muster/wravity'
import { memo, type ReactElement } from 'react'
import { ICONS, type IconName } from '../../art/icons.ts'
import { n1, type Point } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Marks } from '../../face.ts'
import { angleOf, DEG, isWall, type Room, roomOf, soldierSpots, W } from './space.ts'
import { type Spec, useSpec } from './spec.ts'
import type { SquadLook } from './squads.ts'
import { token } from './token.ts'

interface Props {
  readonly view: View
  readonly marks: Marks<Wravity>
  readonly live: boolean
}

export const Soldiers = memo(function Soldiers({ view, marks, live }: Props): ReactElement {
  const { squadOf, markedBy } = useSpec()
  const marked = markedBy(view)
  const room = roomOf(view)
  const spots = soldierSpots(view)
  return (
    <>
      <g pointerEvents="none">{view.soldiers.map((s, i) => trail(squadOf, room, s, spots[i] ?? null, i))}</g>
      {view.soldiers.map((soldier, i) => {
        const spot = spots[i]
        if (!spot) return null
        return (
          <Token
            key={i}
            id={i}
            x={spot[0]}
            y={spot[1]}
            squad={squadOf(soldier.squad)}
            rank={soldier.rank}
            number={soldier.number}
            lives={soldier.lives}
            speed={soldier.at < 0 ? 0 : soldier.speed}
            angle={facing(view, room, soldier)}
            outside={soldier.at < 0}
            shielded={soldier.shielded}
            marked={marked.has(i)}
            selected={marks.selected === i}
            ready={marks.ready.has(i)}
            target={marks.targets.has(i)}
            mended={marks.targets.get(i)?.actions.some((a) => a.type === 'revive') ?? false}
            live={live}
          />
        )
      })}
    </>
  )
})

/** Its heading, or the way to what it holds; null for one adrift. */
function facing(view: View, room: Room, soldier: Soldier): number | null {
  if (soldier.at < 0) return null
  if (soldier.speed > 0) return angleOf(soldier.heading)
  const [x, y] = room.at(soldier.at)
  if (isWall(room, soldier.at)) return Math.round(Math.atan2(y - room.cy, x - room.cx) / DEG)
  const held = view.planets.find((p) => p.at >= 0 && room.grid.neighbours[soldier.at]?.includes(p.at))
  if (!held) return null
  const [px, py] = room.at(held.at)
  return Math.round(Math.atan2(py - y, px - x) / DEG)
}

/** Hexes between a soldier and the wall at its back. */
function behind(room: Room, { at, heading }: Soldier): number {
  let steps = 0
  for (let hex = room.grid.step[at]?.[(heading + 2) % 6] ?? -1; hex >= 0; steps++)
    hex = room.grid.step[hex]?.[(heading + 2) % 6] ?? -1
  return steps
}

/** Light behind one who flies, as long as it is fast. */
function trail(
  squadOf: Spec['squadOf'],
  room: Room,
  soldier: Soldier,
  spot: Point | null,
  i: number,
): ReactElement | null {
  if (!spot || soldier.at < 0 || soldier.speed <= 0) return null
  const a = angleOf(soldier.heading) * DEG
  const long = Math.min(soldier.speed * 0.8, behind(room, soldier) + 0.5) * W
  const [dx, dy] = [Math.cos(a), Math.sin(a)]
  const [x, y] = spot
  const colour = soldier.lives > 0 ? squadOf(soldier.squad).colour : '#c9c6bf'
  const id = `wr-trail-${i}`
  const d = `M${n1(x - dy * 8)} ${n1(y + dx * 8)}L${n1(x - dx * long)} ${n1(y - dy * long)}L${n1(x + dy * 8)} ${n1(y - dx * 8)}Z`
  return (
    <g key={id}>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={n1(x)}
        y1={n1(y)}
        x2={n1(x - dx * long)}
        y2={n1(y - dy * long)}
      >
        <stop stopColor={colour} stopOpacity={0.72} />
        <stop offset={0.35} stopColor={colour} stopOpacity={0.26} />
        <stop offset={1} stopColor={colour} stopOpacity={0} />
      </linearGradient>
      <path d={d} fill={`url(#${id})`} />
    </g>
  )
}

interface TokenProps {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly squad: SquadLook
  readonly rank: string
  readonly number: number
  readonly lives: number
  readonly speed: number
  readonly angle: number | null
  readonly outside: boolean
  readonly shielded: boolean
  /** By a Mark in one's own hand. */
  readonly marked: boolean
  readonly selected: boolean
  readonly ready: boolean
  readonly target: boolean
  /** A card may be laid on it. */
  readonly mended: boolean
  readonly live: boolean
}

const Token = memo(function Token(props: TokenProps): ReactElement {
  const { id, x, y, outside, shielded, marked, selected, ready, target, mended, live } = props
  return (
    <g
      className={outside ? 'wr-outside' : undefined}
      transform={`translate(${n1(x)} ${n1(y)})${outside ? ' scale(.62)' : ' scale(1.08)'}`}
      data-piece={live ? id : undefined}
    >
      <g data-actor={`soldier-${id}`}>
        {selected && <Markup svg={SELECTED} />}
        {ready && !selected && <circle className="wr-ready" r={20} />}
        {mended && <circle className="wr-mended" r={29} />}
        {marked && <circle className="wr-marked-ring" r={22} />}
        <Markup svg={token(props)} />
        {shielded && <circle className="wr-shield" r={21} />}
        {shielded && <Sign icon="vibrating-shield" className="wr-sign shield" />}
        {marked && <Sign icon="human-target" className="wr-sign mark" />}
        {target && <Markup svg={TARGET} />}
      </g>
    </g>
  )
})

/** A small badge at the foot of a piece. */
function Sign({ icon, className }: { readonly icon: IconName; readonly className: string }): ReactElement {
  return (
    <g className={className} transform="translate(13 14)">
      <circle r={8.4} />
      <path d={ICONS[icon].d} transform="translate(-6 -6) scale(.0234)" />
    </g>
  )
}

const SELECTED = svg`<circle r="58" fill="url(#wr-glow)"/><circle r="25" fill="none" stroke="#ffdf9b" stroke-width="6" opacity=".25"/><circle r="25" fill="none" stroke="#c9a45c" stroke-width="2.4"/><circle r="25" fill="none" stroke="#fff1cf" stroke-width=".9"/>${[45, 135, 225, 315].map((a) => svg`<path transform="rotate(${a})" d="M22.5 0H29" stroke="#fff1cf" stroke-width="1.6"/>`)}`
const TARGET = svg`<path d="M-22-15V-22H-15M15-22H22V-15M22 15V22H15M-15 22H-22V15" fill="none" stroke="#1a0b12" stroke-width="4"/><path d="M-22-15V-22H-15M15-22H22V-15M22 15V22H15M-15 22H-22V15" fill="none" stroke="#fff3ea" stroke-width="2"/>`
