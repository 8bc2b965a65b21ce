// Bases: round for one square, oblong for two, a rounded block for four. Health shows as rivets along the rim.

import type { Side } from '@muster/rivet-wars'
import { n1 } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { icon } from './ink.ts'
import { SQUASH as K } from './space.ts'

export interface BaseLook {
  readonly size: number
  readonly side: Side
  readonly health: number
  readonly damage: number
  readonly hero: boolean
}

/** The outline of a base, grown by `g`. */
export function baseShape(size: number, g = 0): Svg {
  if (size <= 1) return svg`<circle r="${20 + g}"/>`
  if (size === 2)
    return svg`<rect x="${-45 - g}" y="${-20 - g}" width="${90 + 2 * g}" height="${40 + 2 * g}" rx="${20 + g}"/>`
  return svg`<rect x="${-44 - g}" y="${-44 - g}" width="${88 + 2 * g}" height="${88 + 2 * g}" rx="${30 + g}"/>`
}

const THICK = 4.5
const flat = (inner: Svg, attrs: Svg, dy = 0): Svg =>
  svg`<g transform="translate(0,${dy}) scale(1,${K})" ${attrs}>${inner}</g>`

const rivet = (x: number, y: number, full: boolean): Svg =>
  full
    ? svg`<circle cx="${n1(x)}" cy="${y}" r="3.5" fill="url(#rw-rivet)" stroke="#2a1c0a" stroke-width=".8"/>`
    : svg`<circle cx="${n1(x)}" cy="${y}" r="3.5" fill="#0b0806" stroke="#e9a08c" stroke-width="1" stroke-dasharray="1.6 1.2"/>`

export function base({ size, side, health, damage, hero }: BaseLook): Svg {
  const deep = size >= 4 ? 44 : 20
  const ally = side === 'allies'
  const shade = svg`<ellipse cx="5" cy="${n1(deep * K * 0.35 + 5)}" rx="${size <= 1 ? 26 : 56}" ry="${n1((size >= 4 ? 52 : 25) * K)}" fill="url(#rw-shade)"/>`
  const rim = flat(
    baseShape(size),
    svg`fill="${ally ? '#2f341b' : '#3a0f0d'}" stroke="#0d0a06" stroke-width="2"`,
    THICK,
  )
  const top = flat(
    baseShape(size, -1),
    svg`fill="url(#rw-${side}-base)" stroke="${ally ? '#d8cd9d' : '#a5352c'}" stroke-width="2.6"`,
  )
  const pattern = ally
    ? flat(baseShape(size, -5), svg`fill="none" stroke="#efe5c6" stroke-opacity=".35" stroke-width="1"`)
    : flat(baseShape(size, -0.6), svg`fill="none" stroke="#120807" stroke-width="3.4" stroke-dasharray="4 5"`)
  const stripe = hero
    ? flat(
        svg`<path d="M-6.5-19.5V19.5H6.5V-19.5Z" fill="#e9b949" stroke="none"/>${baseShape(size, 1.6)}`,
        svg`fill="none" stroke="#e9b949" stroke-width="2"`,
      )
    : ''
  const y = n1(deep * K + THICK - 2.2 - (health > 1 && size <= 1 ? 1 : 0))
  const step = size >= 4 ? 11 : 9
  const rivets = Array.from({ length: health }, (_, i) => rivet((i - (health - 1) / 2) * step, y, i < health - damage))
  return svg`${shade}${rim}${top}${pattern}${stripe}${rivets}`
}

/** The brass ring of what is selected, and the thin one of what can still act. */
export const selectionRing = (size: number): Svg =>
  flat(
    svg`<g stroke="#ffcf73" stroke-opacity=".28" stroke-width="13">${baseShape(size, 6)}</g><g stroke="#1a1206" stroke-width="6">${baseShape(size, 5)}</g><g stroke="url(#rw-ring)" stroke-width="3.8">${baseShape(size, 5)}</g>`,
    svg`fill="none"`,
  )
export function readyRing(size: number): Svg {
  const glow = svg`class="rw-glow" fill="#ffc65c" fill-opacity=".22" stroke="#ffc65c" stroke-opacity=".35" stroke-width="6"`
  const line = svg`fill="none" stroke="#ffd98a" stroke-width="2.4"`
  return svg`${flat(baseShape(size, 7), glow)}${flat(baseShape(size, 4), line)}`
}

/** A plug rides on its host as a smaller disc. */
export function plugDisc(kind: string, side: Side): Svg {
  const glyph = PLUGS[kind] ?? 'turret'
  const ink = side === 'allies' ? '#17180c' : '#0d0605'
  const light = side === 'allies' ? '#fff8dc' : '#ffb7a3'
  const mark = icon(glyph, -12, -12, 24, { flip: side === 'blight', outline: 2 })
  return svg`<ellipse cx="2" cy="4" rx="19" ry="17" opacity=".5"/><circle r="17" fill="url(#rw-${side}-base)" stroke="${ink}" stroke-width="4"/><circle r="17" fill="none" stroke="url(#rw-ring)" stroke-width="2.4"/><g fill="${ink}" stroke="${ink}">${mark}</g><g fill="${light}">${mark}</g>`
}

const PLUGS: Readonly<Record<string, 'brodie-helmet' | 'pickelhaube' | 'turret' | 'machine-gun'>> = {
  patston: 'brodie-helmet',
  romler: 'pickelhaube',
  hacksaw: 'machine-gun',
  cyclops: 'turret',
}
