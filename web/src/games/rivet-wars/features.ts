// What stands on the ground: wire, traps, mines, bunkers, flags. The foot is at 0,0, the width of a grid is 100.

import type { Side } from '@muster/rivet-wars'
import { ICONS } from '../../art/icons.ts'
import { n1, seeded } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { SQUASH as K } from './space.ts'

function wireRow(seed: number): Svg {
  const q = seeded(seed)
  let coil = ''
  let barbs = ''
  for (let t = 0; t <= 110; t++) {
    const u = t / 110
    const a = u * Math.PI * 2 * 8.5
    const x = -44 + 88 * u + 9 * Math.sin(a)
    const y = -10 + 9.5 * Math.cos(a) + Math.sin(u * 9) * 1.6
    coil += `${t ? 'L' : 'M'}${n1(x)} ${n1(y)}`
    if (t % 5 !== 2) continue
    const b = q() * Math.PI
    const [c, s] = [Math.cos(b) * 3, Math.sin(b) * 3]
    barbs += `M${n1(x - c)} ${n1(y - s)}L${n1(x + c)} ${n1(y + s)}`
  }
  const posts = [-40, 0, 40].map((x) => {
    const d = `M${x} 2L${n1(x + (q() - 0.5) * 7)}-27`
    return svg`<path d="${d}" stroke="#120d08" stroke-width="5.5"/><path d="${d}" stroke="#7d6443" stroke-width="3.2"/><path d="${d}" stroke="#b39568" stroke-width="1" transform="translate(-.8)"/>`
  })
  return svg`<ellipse cx="4" cy="3" rx="50" ry="${9 * K}" fill="#0a0704" opacity=".35"/><g fill="none" stroke-linejoin="round" stroke-linecap="round">${posts}<path d="${coil}" stroke="#0f0b07" stroke-width="2.6"/><path d="${coil}" stroke="#a39a8a" stroke-width="1.15"/><path d="${barbs}" stroke="#c9c0ae" stroke-width="1.1"/></g>`
}

const beam = (a: string, colour: string): Svg =>
  svg`<path d="${a}" stroke="#0e0a07" stroke-width="8"/><path d="${a}" stroke="${colour}" stroke-width="5.2"/><path d="${a}" stroke="#d0bfa2" stroke-opacity=".75" stroke-width="1.1" transform="translate(-1.2,-.6)"/>`

const hedgehog = svg`<ellipse cx="4" cy="3" rx="20" ry="8" fill="#0a0704" opacity=".45"/><g stroke-linecap="square">${beam('M15 1L-11-25', '#5b4d40')}${beam('M-15 1L12-24', '#84705a')}${beam('M0 5L1-29', '#6c5c4a')}</g>`

const mine = svg`<ellipse cx="2" cy="3" rx="12" ry="${12 * K}" fill="#0a0704" opacity=".5"/><ellipse rx="10" ry="${10 * K}" cy="1.5" fill="#15120e"/><ellipse rx="10" ry="${10 * K}" cy="-1" fill="url(#rw-steel)" stroke="#120e09" stroke-width="1.2"/><ellipse rx="4.5" ry="${4.5 * K}" cy="-2.5" fill="#6d2a20" stroke="#120e09" stroke-width="1"/>`

const sign = svg`<path d="M0 2V-24" stroke="#120d08" stroke-width="4.4"/><path d="M0 2V-24" stroke="#8b6f48" stroke-width="2.4"/><g transform="translate(0,-26) rotate(-5)"><rect x="-13" y="-12" width="26" height="21" rx="1.5" fill="#d8c48d" stroke="#140e08" stroke-width="2"/><path d="${ICONS['skull-crossed-bones'].d}" fill="#5a1712" transform="translate(-8.5,-10) scale(.033)"/></g>`

const at = (x: number, y: number, inner: Svg, size = 1): Svg =>
  svg`<g transform="translate(${n1(x)},${n1(y * K)})${size === 1 ? '' : ` scale(${size})`}">${inner}</g>`

/** Things of one grid, about its middle, split into what lies behind units and what stands before them. */
export interface Standing {
  readonly back: Svg
  readonly front: Svg
}

const WIRES = [3, 14, 15, 92].map(
  (seed): Standing => ({ back: at(0, -18, wireRow(seed)), front: at(0, 38, wireRow(seed + 5)) }),
)
const MINES: Standing = {
  back: svg`${at(-26, -16, mine)}${at(20, -24, mine)}${at(4, 6, mine)}`,
  front: svg`${at(30, 22, mine)}${at(-18, 30, mine)}${at(0, 42, sign)}`,
}
const TRAPS: Standing = { back: svg`${at(-22, -4, hedgehog)}${at(23, 2, hedgehog)}`, front: at(-1, 42, hedgehog, 1.1) }

export const wire = (place: number): Standing => WIRES[place % WIRES.length] ?? TRAPS
export const traps = TRAPS
export const mines = MINES

const oct = (a: number, c: number): string =>
  `M${-a + c} ${-a}H${a - c}L${a} ${-a + c}V${a - c}L${a - c} ${a}H${-a + c}L${-a} ${a - c}V${-a + c}Z`

/** A concrete ring: the far wall behind its crew, the near wall before it. */
export const bunker: Standing = (() => {
  const [h, o, i, c, ci] = [15, 46, 34, 15, 10]
  const y = (v: number, up = 0): number => n1(v * K - up)
  const flat = (inner: Svg): Svg => svg`<g transform="scale(1,${K})">${inner}</g>`
  const ring = svg`<g transform="translate(0,${-h}) scale(1,${K})"><path fill-rule="evenodd" d="${oct(o, c)}${oct(i, ci)}" fill="url(#rw-concrete)" stroke="#15120e" stroke-width="1.6"/><path d="M${-o + 2} ${o - c}V${-o + c}L${-o + c} ${-o + 2}H${o - c}" fill="none" stroke="#f2e9d2" stroke-opacity=".6" stroke-width="1.8"/></g>`
  const floor = svg`<ellipse cx="8" cy="${y(14, -4)}" rx="60" ry="${y(56)}" fill="url(#rw-shade)"/>${flat(svg`<path d="${oct(o, c)}" fill="#2b2822"/><path d="${oct(i, ci)}" fill="#1b1712"/><path d="M-28 10H28M-30 20H30M-30 0H30" stroke="#3b3022" stroke-width="5"/>`)}`
  const wall = svg`<path d="M${-i + ci} ${y(-i, h)}H${i - ci}L${i} ${y(-i + ci, h)}V${y(-i + ci)}L${i - ci} ${y(-i)}H${-i + ci}L${-i} ${y(-i + ci)}V${y(-i + ci, h)}Z" fill="#57524a"/><path d="M${-i + ci + 4} ${y(-i, h / 2 + 2)}H-6v4.5H${-i + ci + 4}ZM6 ${y(-i, h / 2 + 2)}H${i - ci - 4}v4.5H6Z" fill="#0e0b08"/>`
  const face = svg`<path d="M${-o} ${y(o - c, h)}L${-o + c} ${y(o, h)}H${o - c}L${o} ${y(o - c, h)}V${y(o - c)}L${o - c} ${y(o)}H${-o + c}L${-o} ${y(o - c)}Z" fill="url(#rw-concrete-front)" stroke="#15120e" stroke-width="1.4"/><path d="M-24 ${y(o, h - 4.5)}H24v4.8H-24Z" fill="#0b0907"/><path d="M-24 ${y(o, h - 9.8)}H24" stroke="#cdbf9d" stroke-opacity=".5"/>`
  const bags = [-40, -27, 27, 40].map((x, n) => {
    const by = y(o, n % 3 ? -3 : -1)
    return svg`<rect x="${x - 7.5}" y="${by - 5}" width="15" height="8.5" rx="4.2" fill="#9b8660" stroke="#1a140c" stroke-width="1.2"/><path d="M${x - 4} ${by - 3.2}h7" stroke="#d6c295" stroke-opacity=".7"/>`
  })
  return { back: svg`${floor}${wall}${ring}`, front: svg`<g clip-path="url(#rw-south)">${ring}</g>${face}${bags}` }
})()

export const FEATURE_DEFS = svg`<clipPath id="rw-south"><rect x="-60" y="${8 * K}" width="120" height="80"/></clipPath>`

const POLE = svg`<ellipse cx="2" cy="1" rx="7" ry="3" fill="#0a0704" opacity=".5"/><path d="M0 1V-62" stroke="#120d08" stroke-width="4.6" stroke-linecap="round"/><path d="M0 1V-62" stroke="#b08d4f" stroke-width="2.4" stroke-linecap="round"/><circle cy="-63" r="3" fill="#e7c77e" stroke="#120d08" stroke-width="1"/>`
const STAR = 'M0-9l2.2 6.2 6.6.2-5.2 4 1.9 6.3L0 4l-5.5 3.7 1.9-6.3-5.2-4 6.6-.2z'

/** A square flag with a star, a swallow-tailed one with a cog, or a rag where nobody holds the place. */
export function flag(side: Side | null): Svg {
  if (side === 'allies')
    return svg`${POLE}<path d="M1-60C10-64 17-56 34-60V-38C18-34 10-42 1-38Z" fill="url(#rw-allies-flag)" stroke="#14150a" stroke-width="1.8"/><path d="M1-46.5C10-50 18-43 34-47V-51.5C18-47.5 10-54.5 1-51Z" fill="#efe5c6"/><circle cx="16" cy="-49" r="7.4" fill="#4c5329" stroke="#efe5c6" stroke-width="1.3"/><path transform="translate(16,-49) scale(.62)" fill="#efe5c6" d="${STAR}"/>`
  if (side === 'blight')
    return svg`${POLE}<path d="M1-60C11-64 18-56 38-60L30-49 38-38C18-34 11-42 1-38Z" fill="url(#rw-blight-flag)" stroke="#0d0605" stroke-width="1.8"/><path d="M1-53C11-57 18-49 33.5-53.5L30-49 33.5-44.5C18-41 11-49 1-45Z" fill="#120908"/><path d="${ICONS.cog.d}" fill="#f0b9a6" transform="translate(8.5,-57) scale(.0315)"/>`
  return svg`${POLE}<path d="M1-58C7-60 10-52 15-55L13-49C8-47 6-54 1-52Z" fill="#a69877" stroke="#120d08" stroke-width="1.4"/>`
}

/** The plate of an objective in the colours of whoever has it: a ring, and its sign where one stands free. */
export function held(side: Side): Svg {
  const [ink, ground] = side === 'allies' ? ['#efe5c6', '#5d6437'] : ['#ffd8cb', '#7d241d']
  const sign =
    side === 'allies'
      ? svg`<path transform="scale(2.3)" fill="${ink}" d="${STAR}"/>`
      : svg`<path transform="translate(-20,-20) scale(.078)" fill="${ink}" d="${ICONS.cog.d}"/>`
  return svg`<g transform="scale(1,${K})"><circle r="32" fill="${ground}" stroke="#14100b" stroke-width="1.6"/><circle r="42" fill="none" stroke="${ground}" stroke-width="5"/><circle r="45" fill="none" stroke="${ink}" stroke-width="2"/>${sign}</g>`
}
