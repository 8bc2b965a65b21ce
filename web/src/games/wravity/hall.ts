// The hall, drawn once: a dark floor far below, a wall of lit panels, light spilling in from each of them.
import type { Plate } from '../../art/plate.ts'
import { lattice, n1, n2, type Point, type Random, seeded } from '../../art/seeded.ts'
import { doorways } from './doorways.ts'
import { DEG, hexPoints, type Room, roomOf, S, W } from './space.ts'

/** What the hall is drawn from; sent to the worker. */
export interface HallSubject {
  readonly radius: number
  readonly doors: readonly number[]
  readonly colours: readonly string[]
}

export function hallPlate(subject: HallSubject): Plate {
  const room = roomOf(subject)
  return { width: room.width, height: room.height, steps: [hall(room, subject.colours)] }
}

/** The room's outline at a distance from the middle, about 0,0. */
const outline = (a: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const r = a / Math.cos(30 * DEG)
      return `${n1(r * Math.cos(60 * i * DEG))},${n1(r * Math.sin(60 * i * DEG))}`
    })
    .join(' ')

interface Panel {
  readonly side: number
  readonly place: number
  readonly light: number
  readonly warm: boolean
}

function hall(room: Room, colours: readonly string[]): string {
  const q = seeded(41)
  const inner = (room.radius + 5.05) * S
  const panels = panelsOf(room, q)
  return `<defs>${defs()}<clipPath id="room"><polygon points="${outline(inner)}"/></clipPath></defs><g transform="translate(${room.cx},${room.cy})">${station(room, q)}
<polygon points="${outline((room.radius + 6.35) * S)}" fill="#0d0b20" stroke="#3a3470" stroke-width="1.4"/>
<polygon points="${outline(inner)}" fill="url(#hall)"/><g clip-path="url(#room)">${floor(inner)}<g blur="4">${panels.map((p) => spill(room, p)).join('')}</g><circle cx="-40" cy="-60" r="270" fill="url(#lamp)"/>${stars(inner, q)}</g>${net(room, q)}${panels.map((p) => frame(room, p)).join('')}${corners(room)}<g blur="3.4">${panels.map((p) => glow(room, p)).join('')}${cornerGlow(room)}</g><g blur="2">${panels.map((p) => strip(room, p, 3.4, 0.5)).join('')}</g>${panels.map((p) => lamp(room, p)).join('')}${cornerLamps(room)}${doorways(room, colours)}</g>`
}

/** The station in section, faint behind the walls. */
function station(room: Room, q: Random): string {
  const R = room.radius
  const shells = [
    [R + 7.15, 0.26, 1],
    [R + 7.5, 0.12, 3],
    [R + 8.6, 0.08, 1],
  ].map(
    ([a = 0, o, w]) =>
      `<polygon points="${outline(a * S)}" fill="none" stroke="#a49cff" stroke-opacity="${o}" stroke-width="${w}"/>`,
  )
  const ribs = Array.from({ length: 6 }, (_, k) => {
    let d = ''
    for (let i = -7; i <= 7; i++) if (q() > 0.4) d += `M${n1(i * W * 0.96)} ${n1(-(R + 7.3) * S)}v${n1(-8 - q() * 16)}`
    return `<path transform="rotate(${k * 60})" d="${d}" stroke="#a49cff" stroke-opacity=".1" fill="none"/>`
  })
  return `<polygon points="${outline((R + 6.2) * S)}" fill="none" stroke="#8a83ff" stroke-opacity=".5" stroke-width="26" blur="9"/>${shells.join('')}${ribs.join('')}`
}

function floor(inner: number): string {
  const steps = [0.83, 0.66, 0.5, 0.36].map(
    (k, i) =>
      `<polygon points="${outline(inner * k)}" fill="#0b0926" fill-opacity="${0.1 + i * 0.02}" stroke="#9b93ff" stroke-opacity="${n2(0.13 - i * 0.02)}" stroke-width="${n1(2 - i * 0.4)}"/>`,
  )
  const rays = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `<path transform="rotate(${60 * i})" d="M${5 * S} 0H${n1(inner * 1.15)}" stroke="#9b93ff" stroke-opacity=".1" stroke-width="1.6"/>`,
  )
  return steps.join('') + rays.join('')
}

function panelsOf(room: Room, q: Random): readonly Panel[] {
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

function spill(room: Room, { side, place, light, warm }: Panel): string {
  const x = place * W
  const [near, far] = [-(room.radius + 5) * S, -(room.radius - 0.6) * S]
  const points = `${n1(x - W / 2)},${near} ${n1(x + W / 2)},${near} ${n1(x * 0.86 + W * 0.62)},${far} ${n1(x * 0.86 - W * 0.62)},${far}`
  return `<polygon transform="rotate(${side * 60})" points="${points}" fill="url(#${warm ? 'spillWarm' : 'spill'})" opacity="${n1(light)}"/>`
}

const up = (room: Room, k: number): number => n1(-(room.radius + k) * S)
const turned = (side: number, svg: string): string => `<g transform="rotate(${side * 60})">${svg}</g>`

/** The dark frame of a panel. */
function frame(room: Room, { side, place }: Panel): string {
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

const glow = (room: Room, { side, place, light, warm }: Panel): string =>
  light > 0.4
    ? turned(side, `<path d="${plateOf(room, place)}" fill="${colourOf(warm)}" opacity="${n1(light * 0.7)}"/>`)
    : ''

/** The line of light along the foot of a panel. */
function strip(room: Room, { side, place, light, warm }: Panel, width: number, strength: number): string {
  const x = place * W
  const d = `M${n1(x - W / 2 + 1.5)} ${up(room, 4.7)}L${n1(x)} ${up(room, 5.19)}L${n1(x + W / 2 - 1.5)} ${up(room, 4.7)}`
  return turned(
    side,
    `<path d="${d}" fill="none" stroke="${colourOf(warm)}" stroke-width="${width}" opacity="${n1(light * strength)}"/>`,
  )
}

function lamp(room: Room, p: Panel): string {
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

const corners = (room: Room): string => sixfold(room, CORNER, () => 'fill="#1d1a40" stroke="#4b458c" stroke-width=".7"')
const cornerLight = (i: number): number => 0.45 + lattice(i, 3, 5) * 0.5
const cornerGlow = (room: Room): string =>
  sixfold(room, CORNER_LAMP, (i) => `fill="#b1acff" opacity="${n1(cornerLight(i) * 0.6)}"`)
const cornerLamps = (room: Room): string =>
  sixfold(room, CORNER_LAMP, (i) => `fill="url(#corner)" opacity="${n1(0.25 + cornerLight(i) * 0.7)}"`)

function stars(inner: number, q: Random): string {
  return Array.from({ length: 120 }, () => {
    const [a, d] = [q() * 6.28, Math.sqrt(q()) * inner * 0.97]
    return `<circle cx="${n1(d * Math.cos(a))}" cy="${n1(d * Math.sin(a))}" r="${n1(0.4 + q() * 0.8)}" fill="#dcd8ff" opacity="${n1(0.12 + q() * 0.35)}"/>`
  }).join('')
}

function net(room: Room, q: Random): string {
  const { grid, radius } = room
  return Array.from({ length: grid.size }, (_, hex) => {
    const [a, b] = [grid.q[hex] ?? 0, grid.r[hex] ?? 0]
    const wall = Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b)) === radius
    const [x, y] = room.at(hex)
    const d = hexPoints([x - room.cx, y - room.cy], wall ? S - 0.6 : S)
    return wall
      ? `<path d="${d}" fill="#b6b1ff" fill-opacity="${n2(0.05 + q() * 0.06)}" stroke="#b9b4ff" stroke-opacity=".34" stroke-width=".9"/>`
      : `<path d="${d}" fill="${q() < 0.5 ? '#fff' : '#000'}" fill-opacity="${n2(q() * 0.022)}" stroke="#aaa4ff" stroke-opacity="${n2(0.13 + q() * 0.07)}" stroke-width=".7"/>`
  }).join('')
}

function defs(): string {
  const lit = (id: string, at: string, a: string, b: string, c: string): string =>
    `<linearGradient id="${id}" ${at}><stop stop-color="${a}"/><stop offset=".42" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`
  const fade = (id: string, a: string, b: string, c: string): string =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${a}" stop-opacity=".52"/><stop offset=".3" stop-color="${b}" stop-opacity=".19"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></linearGradient>`
  const up = 'x1="0" y1="1" x2="0" y2="0"'
  return `<radialGradient id="hall" cx="46%" cy="38%" r="66%"><stop stop-color="#2b2769"/><stop offset=".45" stop-color="#1c1950"/><stop offset=".8" stop-color="#141138"/><stop offset="1" stop-color="#1b1849"/></radialGradient><radialGradient id="lamp"><stop stop-color="#dcd6ff" stop-opacity=".2"/><stop offset=".5" stop-color="#a79cff" stop-opacity=".08"/><stop offset="1" stop-color="#8d80ff" stop-opacity="0"/></radialGradient>${lit('panel', up, '#f6f3ff', '#c3c0ff', '#6f69c9')}${lit('panelWarm', up, '#fff6e0', '#ffdca6', '#a9793f')}${lit('corner', '', '#f6f3ff', '#c3c0ff', '#6f69c9')}${fade('spill', '#a9a4ff', '#8f89f5', '#7a73e8')}${fade('spillWarm', '#ffd9a0', '#e6b27a', '#cc5588')}`
}
