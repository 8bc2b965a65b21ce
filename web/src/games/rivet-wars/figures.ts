// Figures seen from the front, in board units: the foot at 0,0 and up is negative.

import type { Side, UnitType } from '@muster/rivet-wars'
import { type Svg, svg } from '../../door/svg.ts'
import { INK, icon, LIGHT, type Tone } from './ink.ts'

/** Tone, outlined shape, plain detail on top. */
type Layer = readonly [tone: Tone, shape: Svg, detail?: Svg]

const shape = (d: string): Svg => svg`<path stroke-width="2.6" d="${d}"/>`
const head = (x: number, y: number, r = 7.2): Svg =>
  svg`<ellipse stroke-width="2.6" cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.94}"/>`
const lines = (d: string, colour = '#1a150c', width = 2): Svg =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const NONE = svg``
const COAT = 'M-9-23Q0-28 9-23L13-17 14-8 10-6 11 0H2L0-5-2 0H-11L-10-6-14-8-13-17Z'
const LONG = 'M-12-25L-6-29H6L12-25 18-15 15 0H-15L-18-15Z'
const EYES = lines('M-4-29h2.4M2-29h2.4', '#1a120c', 2)
const spokes = (x: number, y: number, r: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    return `M${x} ${y}l${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`
  }).join('')
const ring = (x: number, y: number, r: number, w: number): Svg =>
  svg`<path fill-rule="evenodd" stroke-width="2.6" d="M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${x - r + w} ${y}a${r - w} ${r - w} 0 1 0 ${2 * (r - w)} 0a${r - w} ${r - w} 0 1 0 ${-2 * (r - w)} 0Z"/>`
const star = (x: number, y: number, r: number, fill = '#f4ecd0'): Svg =>
  svg`<path transform="translate(${x},${y}) scale(${r / 9})" fill="${fill}" d="M0-9l2.2 6.2 6.6.2-5.2 4 1.9 6.3L0 4l-5.5 3.7 1.9-6.3-5.2-4 6.6-.2z"/>`

const rifleman: readonly Layer[] = [
  ['coat', shape(COAT), lines('M-10.5-10H10.5M-6-24L7-11')],
  ['skin', head(0, -29), EYES],
  ['helm', icon('brodie-helmet', -18, -55, 36)],
  ['wood', icon('lee-enfield', -20, -37, 41, { turn: 2 })],
]
const panzerfaust: readonly Layer[] = [
  ['coat', shape(COAT), lines('M-10.5-10H10.5M0-23V-6', '#2a0c0a')],
  ['skin', head(0, -29), EYES],
  ['helm', icon('pickelhaube', -16, -57, 31, { flip: true })],
  ['wood', icon('panzerfaust', -24, -44, 46, { flip: true, turn: 2 })],
]

const FIGURES: Readonly<Record<string, readonly Layer[]>> = {
  rifleman,
  panzerfaust,
  rocketCycle: [
    ['wood', icon('rocket', -42, -55, 36, { turn: -88 })],
    ['helm', icon('aero-bike', -38, -60, 76)],
  ],
  hammer: [
    ['coat', shape('M-40-17Q-29-24-18-17L-15 0H-42Z')],
    ['skin', head(-29, -23)],
    ['helm', icon('brodie-helmet', -46, -48, 34)],
    ['wood', icon('field-gun', -24, -58, 70)],
  ],
  ostrich: [
    [
      'hull',
      icon('walking-turret', -52, -104, 106, { flip: true }),
      svg`${lines('M-2-54H27', '#2a2c16', 1.2)}<circle cx="12.5" cy="-71" r="9.5" fill="#4c5329" stroke="#17180c" stroke-width="1.4"/>${star(12.5, -71, 7.6)}`,
    ],
  ],
  wolverine: [
    ['dark', shape('M-13-14L-15 0H-3L0-10 3 0H15L13-14Z')],
    [
      'hull',
      shape('M-20-38Q0-48 20-38L22-22 14-12H-14L-22-22Z'),
      svg`${lines('M-14-30H14M-12-22H12', '#2a2c16', 1.6)}${star(0, -27, 5)}`,
    ],
    ['hull', shape('M-22-38L-30-26-29-12-22-12-20-26ZM22-38L30-26 29-12 22-12 20-26Z')],
    ['wood', shape('M-30-12l-3 9 3-3 2 4 2-4 3 3-1-9ZM30-12l3 9-3-3-2 4-2-4-3 3 1-9Z')],
    ['helm', icon('brodie-helmet', -16, -62, 32)],
  ],
  parman: [
    ['wood', shape('M19-33L46-66 49-64 23-30Z'), lines('M17-34l7 5', '#e9c25c', 3.4)],
    ['helm', icon('aero-bike', -38, -60, 76)],
    ['dark', shape('M0-44Q8-53 18-45L19-41H-1Z'), lines('M-3-41.5H21', '#e9c25c', 2)],
  ],
  dragoon: [
    ['hull', ring(0, -34, 34, 7), lines(spokes(0, -34, 27, 14), '#d58a7c88', 1.2)],
    ['dark', shape('M-9-14a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z')],
    ['coat', shape('M-13-16L-9-36Q0-42 10-36L17-27 25-27V-21L13-21 11-15 15-7H-9Z'), lines('M-9-26H11', '#2a0c0a')],
    ['skin', head(2, -43, 6.4), lines('M4-44h3', '#1a0c0a', 2)],
    ['helm', icon('pickelhaube', -12, -67, 27, { flip: true })],
    ['wood', shape('M-30-17L52-41 53-38.5-29-14.5Z')],
    ['coat', shape('M36-38L30-27 44-31Z')],
  ],
  schlitten: [
    ['coat', shape('M11-17Q23-25 35-17L39 0H8Z')],
    ['skin', head(21, -23.5)],
    ['helm', icon('pickelhaube', 6, -52, 31, { flip: true })],
    ['wood', icon('machine-gun', -43, -52, 60)],
  ],
  sturmpanzer: [['hull', icon('great-war-tank', -56, -94, 112, { flip: true })]],
  konig: [
    ['dark', shape('M-13-24Q0-34 13-24L19-4 9-6 11 0H-11L-9-6-19-4Z'), lines('M0-26V-4M-9-14L9-12', '#0d0605', 1.6)],
    ['skin', head(0, -31), lines('M-5-32h5M1-32h4', '#1a0c0a', 2.4)],
    ['coat', shape('M-13-34Q-12-46 0-47T13-34L9-38H-9Z')],
    ['wood', shape('M-22-12L30-37 31-34-10-11-18-6ZM-2-25l8-4 1.5 3-8 4Z')],
  ],
  tankken: [
    [
      'coat',
      shape(LONG),
      svg`${lines('M0-25V0M-12-10H12', '#170a08', 1.8)}<circle cx="5" cy="-19" r="2.2" fill="#e9b949"/>`,
    ],
    ['wood', icon('gas-mask', -16.5, -57, 33)],
  ],
}

/** What stands for a unit of a pack that has no figure of its own. */
const BY_TYPE: Readonly<Record<Side, Readonly<Record<UnitType, string>>>> = {
  allies: { infantry: 'rifleman', cavalry: 'rocketCycle', support: 'hammer', tank: 'ostrich' },
  blight: { infantry: 'panzerfaust', cavalry: 'dragoon', support: 'schlitten', tank: 'sturmpanzer' },
}

export const figureName = (kind: string, side: Side, type: UnitType): string =>
  FIGURES[kind] ? kind : BY_TYPE[side][type]

const drawn = new Map<string, Svg>()

/** Outline, rim light, then the body a little lower: that is what makes a silhouette look lit. */
export function figure(name: string, side: Side): Svg {
  const key = `${name}/${side}`
  const old = drawn.get(key)
  if (old !== undefined) return old
  const ink = INK[side]
  const layers = (FIGURES[name] ?? []).map(
    ([tone, body, detail = NONE]) =>
      svg`<g fill="${ink}" stroke="${ink}" stroke-linejoin="round">${body}</g><g fill="${LIGHT[side][tone]}">${body}</g><g transform="translate(.8,1.1)" fill="url(#rw-${side}-${tone})">${body}</g>${detail}`,
  )
  const markup = svg`${layers}`
  drawn.set(key, markup)
  return markup
}
