// Miniatures as side silhouettes, in the colours of four nations.
import type { Arm, Faction } from '@muster/aces-and-armor'
import { type Svg, svg } from '../../door/svg.ts'
import { GUNS } from './minis/guns.ts'
import { MEN } from './minis/men.ts'
import { PLANES } from './minis/planes.ts'
import { TANKS } from './minis/tanks.ts'

export interface Mini {
  readonly size: number
  readonly flies?: true
  /**
   * A letter for the tone, perhaps `@x,scale`, then a path. b body, d running gear, w wheel, s shade, h light edge,
   * g arm, r rifle, c canopy, p propeller.
   */
  readonly parts: readonly string[]
}

export interface Coat {
  readonly base: string
  readonly top: string
  readonly body: string
  readonly light: string
  readonly low: string
  readonly ink: string
  readonly flag: string
}

export const COATS: Readonly<Record<Faction, Coat>> = {
  us: {
    base: '#4b5228',
    top: '#5b6233',
    body: '#99a163',
    light: '#dfe3b0',
    low: '#3c4220',
    ink: '#14160a',
    flag: '#6b7340',
  },
  su: {
    base: '#6a2416',
    top: '#84301d',
    body: '#cc6546',
    light: '#ffb697',
    low: '#561a0e',
    ink: '#1c0a06',
    flag: '#a8452c',
  },
  g1: {
    base: '#2f3f4d',
    top: '#435869',
    body: '#869caf',
    light: '#dce8f0',
    low: '#2b3843',
    ink: '#0d1318',
    flag: '#58707f',
  },
  g2: {
    base: '#7b5d29',
    top: '#98763a',
    body: '#dcc08a',
    light: '#fff3d0',
    low: '#6d5224',
    ink: '#1d1508',
    flag: '#c9a564',
  },
}

const LAUNCHER: Mini = {
  size: 1,
  parts: [
    'd M-24-6H22V-3.6H-24Z',
    'b M-22-6L-19-10H14L18-6Z',
    's M-6-10L-3-40H2L5-10Z',
    'b M-3.5-12V-38Q-3-50 0-58Q3-50 3.5-38V-12L8-5H3.5L0-8-3.5-5H-8Z',
    's M.5-57Q3-50 3.5-38V-12L8-5H3.5L.5-8Z',
    'h M-2-40V-14',
    'd M-21.5-3.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM8-3.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z',
  ],
}

const MINIS: Readonly<Record<string, Mini>> = { ...MEN, ...TANKS, ...GUNS, ...PLANES, 'v2-launcher': LAUNCHER }

/** What stands for a unit of a pack. */
const BY_ARM: Readonly<Record<Arm, string>> = {
  infantry: 'regular-infantry',
  tank: 'sherman',
  artillery: 'howitzer',
  aircraft: 'p-51',
  launcher: 'v2-launcher',
}

export const miniOf = (kind: string, arm: Arm): Mini => MINIS[kind] ?? MINIS[BY_ARM[arm]] ?? LAUNCHER

const style = (tone: string, f: Faction): Svg => {
  const c = COATS[f]
  const line = (colour: string, width: number): Svg =>
    svg`fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  switch (tone) {
    case 'd':
      return svg`fill="${c.ink}" stroke="${c.ink}" stroke-width=".6"`
    case 'w':
      return svg`fill="${c.body}" stroke="${c.ink}" stroke-width=".8"`
    case 's':
      return svg`fill="${c.low}" stroke="${c.ink}" stroke-width=".5"`
    case 'h':
      return line(c.light, 1.3)
    case 'g':
      return line(c.body, 2.6)
    case 'r':
      return line(c.ink, 1.7)
    case 'c':
      return svg`fill="#e8f1ee" fill-opacity=".8" stroke="${c.ink}" stroke-width=".5"`
    case 'p':
      return svg`fill="#f5ead0" fill-opacity=".5" stroke="${c.ink}" stroke-opacity=".55" stroke-width=".5"`
    default:
      return svg`fill="url(#aa-body-${f})" stroke="${c.ink}" stroke-width=".9" stroke-linejoin="round"`
  }
}

interface Part {
  readonly tone: string
  readonly move: Svg
  readonly d: string
}

function partOf(text: string): Part {
  const cut = text.indexOf(' ')
  const [tone = 'b', where] = text.slice(0, cut).split('@')
  const [x, k = ''] = where?.split(',') ?? []
  return { tone, move: x ? svg` transform="translate(${x} 0) scale(${k})"` : svg``, d: text.slice(cut + 1) }
}

const sized = (mini: Mini, left: boolean, inner: readonly Svg[]): Svg =>
  svg`<g transform="scale(${left ? -mini.size : mini.size} ${mini.size})">${inner}</g>`

/** The miniature; the Allies look left, across the table. */
export const miniature = (mini: Mini, faction: Faction, left: boolean): Svg =>
  sized(
    mini,
    left,
    mini.parts.map(partOf).map((p) => svg`<path d="${p.d}"${p.move} ${style(p.tone, faction)}/>`),
  )

/** Only its outline, for a cast shadow. */
export const shadow = (mini: Mini, left: boolean): Svg =>
  sized(
    mini,
    left,
    mini.parts
      .map(partOf)
      .filter((p) => 'bdw'.includes(p.tone))
      .map((p) => svg`<path d="${p.d}"${p.move}/>`),
  )
