// Attacks drawn with a red crayon, bending through empty hexes.

import { line, type Point, seeded } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'

export interface Stroke {
  readonly svg: Svg
  /** Where its number goes. */
  readonly middle: Point
}

export function crayon(a: Point, b: Point, colour = '#b3261c'): Stroke {
  const q = seeded(Math.round(a[0] * 7 + b[1]))
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const far = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / far, dx / far]
  const near = far < 46
  const [from, to, bend] = near ? [10, 13, far * 0.5] : [18, 19, Math.min(26, far * 0.16)]
  const p0: Point = [a[0] + (dx / far) * from, a[1] + (dy / far) * from]
  const p1: Point = [b[0] - (dx / far) * to, b[1] - (dy / far) * to]
  const m: Point = [(p0[0] + p1[0]) / 2 + nx * bend, (p0[1] + p1[1]) / 2 + ny * bend]
  const at = (t: number, o: number): Point => [
    (1 - t) ** 2 * p0[0] + 2 * (1 - t) * t * m[0] + t * t * p1[0] + nx * o,
    (1 - t) ** 2 * p0[1] + 2 * (1 - t) * t * m[1] + t * t * p1[1] + ny * o,
  ]
  const run = (o: () => number): string => line(Array.from({ length: 15 }, (_, i) => at(i / 14, o())))
  const end = at(1, 0)
  const before = at(0.86, 0)
  const w = Math.atan2(end[1] - before[1], end[0] - before[0])
  const barb = (turn: number): Point => [end[0] - 10 * Math.cos(w + turn), end[1] - 10 * Math.sin(w + turn)]
  const head = line([barb(-0.55), [end[0] + 1.5 * Math.cos(w), end[1] + 1.5 * Math.sin(w)], barb(0.55)])
  const strands = [-1.4, -0.5, 0.5, 1.4].map((o) => run(() => o + (q() - 0.5) * 1.1)).join('')
  return {
    middle: at(near ? 0.45 : 0.5, 0),
    svg: svg`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${run(() => 0)}${head}" stroke="#fff4e0" stroke-opacity=".75" stroke-width="6.6"/><path d="${strands}" stroke="${colour}" stroke-width="1.5" stroke-opacity=".92"/><path d="${head}" stroke="${colour}" stroke-width="2.6"/></g>`,
  }
}
