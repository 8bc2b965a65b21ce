// The wall: panels of light between dark frames, and lamps in the corners.
import { lattice, n1, type Point, type Random } from '../../art/seeded.ts'
import { type Room, S, W } from './space.ts'

interface Panel {
  readonly side: number
  readonly place: number
  readonly light: number
  readonly warm: boolean
}

export function panelsOf(room: Room, q: Random): readonly Panel[] {
  const out: Panel[] = []
  for (let side = 0; side < 6; side++)
    for (let i = 1; i < room.radius; i++) {
      const bright = 0.3 + q() * 0.7
      out.push({ side, place: i - room.radius / 2, light: q() < 0.16 ? 0.1 : bright, warm: q() < 0.1 })
    }
  return out.filter((p) => !(p.place === 0 && room.doors.includes(normal(p.side))))
}

/** The angle a side of the room faces. */
const normal = (side: number): number => {
  const a = side * 60 - 90
  return a > 180 ? a - 360 : a
}

export function spill(room: Room, { side, place, light, warm }: Panel): string {
  const x = place * W
  const [near, far] = [-(room.radius + 5) * S, -(room.radius - 0.6) * S]
  const points = `${n1(x - W / 2)},${near} ${n1(x + W / 2)},${near} ${n1(x * 0.86 + W * 0.62)},${far} ${n1(x * 0.86 - W * 0.62)},${far}`
  return `<polygon transform="rotate(${side * 60})" points="${points}" fill="url(#${warm ? 'spillWarm' : 'spill'})" opacity="${n1(light)}"/>`
}

const up = (room: Room, k: number): number => n1(-(room.radius + k) * S)
const turned = (side: number, svg: string): string => `<g transform="rotate(${side * 60})">${svg}</g>`

/** The dark frame of a panel. */
export function frame(room: Room, { side, place }: Panel): string {
  const [x, y] = [place * W, (k: number): number => up(room, k)]
  return turned(
    side,
    `<path d="M${n1(x - W / 2 + 1)} ${y(4.62)}L${n1(x)} ${y(5.1)}L${n1(x + W / 2 - 1)} ${y(4.62)}V${y(6.15)}H${n1(x - W / 2 + 1)}Z" fill="#1b1840" stroke="#4b458c" stroke-width=".7"/>`,
  )
}

function plateOf(room: Room, place: number): string {
  const x = place * W
  const [l, r] = [n1(x - W / 2 + 3.4), n1(x + W / 2 - 3.4)]
  return `M${l} ${up(room, 5.5)}L${n1(x)} ${up(room, 5.62)}L${r} ${up(room, 5.5)}V${up(room, 6.02)}H${l}Z`
}

const colourOf = (warm: boolean): string => (warm ? '#ffd9a0' : '#b1acff')

export const glow = (room: Room, { side, place, light, warm }: Panel): string =>
  light > 0.4
    ? turned(side, `<path d="${plateOf(room, place)}" fill="${colourOf(warm)}" opacity="${n1(light * 0.7)}"/>`)
    : ''

/** The line of light along the foot of a panel. */
export function strip(room: Room, { side, place, light, warm }: Panel, width: number, strength: number): string {
  const x = place * W
  const d = `M${n1(x - W / 2 + 1.5)} ${up(room, 4.7)}L${n1(x)} ${up(room, 5.19)}L${n1(x + W / 2 - 1.5)} ${up(room, 4.7)}`
  return turned(
    side,
    `<path d="${d}" fill="none" stroke="${colourOf(warm)}" stroke-width="${width}" opacity="${n1(light * strength)}"/>`,
  )
}

export function lamp(room: Room, p: Panel): string {
  const { side, place, light, warm } = p
  const x = place * W
  const cut = lattice(side, Math.round(place * 2), 9)
  const bars = cut < 0.45 ? [-0.16, 0.16] : cut < 0.7 ? [0] : []
  const mullions = bars.map((b) => `M${n1(x + W * b)} ${up(room, 5.5)}V${up(room, 6.02)}`).join('')
  return `${turned(side, `<path d="${plateOf(room, place)}" fill="url(#${warm ? 'panelWarm' : 'panel'})" opacity="${n1(0.16 + light * 0.84)}"/><path d="${mullions}" fill="none" stroke="#15123a" stroke-width="1.1"/>`)}${strip(room, { ...p, light: 1 }, 1.5, 0.25 + light * 0.7)}`
}

const CORNER: readonly Point[] = [
  [13.98, 1.04],
  [15.26, 1.81],
  [16.3, 0],
  [15.26, -1.81],
  [13.98, -1.04],
  [14.78, -0.52],
  [14.78, 0.52],
]
const CORNER_LAMP: readonly Point[] = [
  [14.62, 1],
  [15.22, 1.36],
  [15.98, 0],
  [15.22, -1.36],
  [14.62, -1],
  [15.08, -0.66],
  [15.08, 0.66],
]

/** The same shape in all six corners. */
function sixfold(room: Room, points: readonly Point[], look: (i: number) => string): string {
  const shift = (room.radius - 8) * 1.155
  const list = points.map(([x, y]) => `${n1((x + shift) * S)},${n1(y * S)}`).join(' ')
  return [0, 1, 2, 3, 4, 5].map((i) => turned(i, `<polygon points="${list}" ${look(i)}/>`)).join('')
}

export const corners = (room: Room): string =>
  sixfold(room, CORNER, () => 'fill="#1d1a40" stroke="#4b458c" stroke-width=".7"')
const cornerLight = (i: number): number => 0.45 + lattice(i, 3, 5) * 0.5
export const cornerGlow = (room: Room): string =>
  sixfold(room, CORNER_LAMP, (i) => `fill="#b1acff" opacity="${n1(cornerLight(i) * 0.6)}"`)
export const cornerLamps = (room: Room): string =>
  sixfold(room, CORNER_LAMP, (i) => `fill="url(#corner)" opacity="${n1(0.25 + cornerLight(i) * 0.7)}"`)
