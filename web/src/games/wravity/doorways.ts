// Doors with their airlocks, glowing in the colour of the squad behind them.
import { n1 } from '../../art/seeded.ts'
import { DEG, hexPoints, type Room, S, W } from './space.ts'

export function doorways(room: Room, colours: readonly string[]): string {
  return room.doors.map((angle, side) => doorway(room, angle, colours[side] ?? '#d9c6ff', side)).join('')
}

function doorway(room: Room, angle: number, colour: string, side: number): string {
  const R = room.radius
  const y = (k: number): number => n1(-(R + k) * S)
  const airlock = (w: number, from: number, to: number): string =>
    `M${-w * S} ${y(from)}V${y(to)}L${n1(-(w - 0.4) * S)} ${y(to + 0.6)}H${n1((w - 0.4) * S)}L${w * S} ${y(to)}V${y(from)}Z`
  const leaf = `M${n1(-W * 0.46)} ${y(5.2)}L0 ${y(5.55)}L${n1(W * 0.46)} ${y(5.2)}V${y(5.95)}H${n1(-W * 0.46)}Z`
  const steps = [0, 1, 2, 3].map((i) => `M${n1(-0.95 * S)} ${y(6.4 + i * 1.05)}H${n1(0.95 * S)}`).join('')
  const [c, s] = [Math.cos(angle * DEG), Math.sin(angle * DEG)]
  const hex = R * W
  const [x, z] = [n1(c * hex * 0.866), n1(s * hex * 0.866)]
  return `<radialGradient id="door${side}"><stop stop-color="${colour}" stop-opacity=".6"/><stop offset=".35" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${z}" r="112" fill="url(#door${side})"/>
<g transform="rotate(${angle + 90})"><path d="${airlock(1.35, 5.2, 10.6)}" fill="#0c0a1c" stroke="${colour}" stroke-opacity=".55" stroke-width="1.2"/><path d="${airlock(1.15, 5.4, 10.4)}" fill="${colour}" fill-opacity=".13"/><path d="${steps}" stroke="${colour}" stroke-opacity=".2"/><path d="M${n1(-W * 0.7)} ${y(4.75)}L0 ${y(5.2)}L${n1(W * 0.7)} ${y(4.75)}V${y(6.2)}H${n1(-W * 0.7)}Z" fill="#17122f" stroke="${colour}" stroke-width="1.3"/><path d="${leaf}" fill="${colour}" blur="3.4"/><path d="${leaf}" fill="#fff" fill-opacity=".55"/><path d="M0 ${y(5.5)}V${y(5.98)}" stroke="#1a1230" stroke-width="1.6"/></g>
<path d="${hexPoints([x, z], S - 1.2)}" fill="${colour}" fill-opacity=".3" stroke="${colour}" stroke-width="1.6"/>${beside(
    x,
    z,
    angle,
  )
    .map(
      (p) =>
        `<path d="${hexPoints(p, S - 2)}" fill="${colour}" fill-opacity=".1" stroke="${colour}" stroke-opacity=".8" stroke-width="1.1" stroke-dasharray="3 3"/>`,
    )
    .join('')}`
}

/** The two hexes beside a door, along the wall. */
function beside(x: number, y: number, angle: number): readonly (readonly [number, number])[] {
  return [90, -90].map((turn) => {
    const a = (angle + turn) * DEG
    return [x + W * Math.cos(a), y + W * Math.sin(a)] as const
  })
}
