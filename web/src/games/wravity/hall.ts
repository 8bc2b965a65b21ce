// The hall, drawn once: a dark floor far below, a wall of lit panels, light spilling in from each of them.
import type { Plate } from '../../art/plate.ts'
import { n1, n2, type Random, seeded } from '../../art/seeded.ts'
import { doorways } from './doorways.ts'
import { cornerGlow, cornerLamps, corners, frame, glow, lamp, panelsOf, spill, strip } from './panels.ts'
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
