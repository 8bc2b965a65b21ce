// Nations by plain marks, each in a shape of its own: star in a disc, star in a shield, cross in a square, cross in a lozenge.

import type { Faction } from '@muster/aces-and-armor'
import { line, n1, type Point } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { COATS } from './mini.ts'

export const star = (r: number, k = 0.4): string =>
  line(
    Array.from({ length: 10 }, (_, i): Point => {
      const a = -Math.PI / 2 + (i * Math.PI) / 5
      const q = i % 2 ? r * k : r
      return [q * Math.cos(a), q * Math.sin(a)]
    }),
    true,
  )

export function cross(r: number): string {
  const a = n1(r * 0.34)
  const b = n1(r)
  return `M${-a} ${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`
}

const beam = (r: number, width: number, light: string): Svg =>
  svg`<path d="${cross(r)}" fill="#14110b" stroke="${light}" stroke-width="${n1(width)}" paint-order="stroke"/>`

/** The sign alone, as it is on a flag. */
export function sign(faction: Faction, r: number): Svg {
  if (faction === 'us') return svg`<path d="${star(r)}" fill="#f8f2df"/>`
  if (faction === 'su') return svg`<path d="${star(r)}" fill="#f6cb55"/>`
  return beam(r * (faction === 'g1' ? 0.86 : 0.74), r * 0.28, '#fdf6e2')
}

export function emblem(faction: Faction, r: number): Svg {
  const c = COATS[faction]
  const edge = svg`stroke="#14110b" stroke-width="${n1(r * 0.16)}" stroke-linejoin="round"`
  const d = (x: number): number => n1(r * x)
  switch (faction) {
    case 'us':
      return svg`<circle r="${r}" fill="${c.base}" ${edge}/><path d="${star(r * 0.78)}" fill="#f6f0dd"/>`
    case 'su':
      return svg`<path d="M${-r} ${d(-0.9)}H${r}V${d(0.2)}L0 ${d(1.15)}L${-r} ${d(0.2)}Z" fill="${c.base}" ${edge}/><path d="${star(r * 0.72)}" transform="translate(0 ${d(-0.1)})" fill="#f3c64e"/>`
    case 'g1':
      return svg`<path d="M${d(-0.92)} ${d(-0.92)}H${d(0.92)}V${d(0.92)}H${d(-0.92)}Z" fill="${c.base}" ${edge}/>${beam(r * 0.72, r * 0.24, '#f6f0dd')}`
    default:
      return svg`<path d="M0 ${d(-1.22)}L${d(1.22)} 0 0 ${d(1.22)}${d(-1.22)} 0Z" fill="${c.top}" ${edge}/>${beam(r * 0.62, r * 0.2, '#fdf6e2')}`
  }
}
