// A six-sided die as seen on a base.
import { n1 } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export function die(
  x: number,
  y: number,
  value: number,
  size: number,
  [face, pip]: readonly [string, string],
  edge = '#0a0618',
): Svg {
  const h = size / 2
  const pips = (PIPS[value] ?? []).map(
    ([a, b]) =>
      svg`<circle cx="${n1(a * size * 0.26)}" cy="${n1(b * size * 0.26)}" r="${n1(size * 0.115)}" fill="${pip}"/>`,
  )
  const box = svg`width="${size}" height="${size}" rx="${n1(size * 0.22)}"`
  return svg`<g transform="translate(${n1(x)} ${n1(y)})"><rect x="${-h}" y="${-h + 1.3}" ${box} fill="#05030c" opacity=".7"/><rect x="${-h}" y="${-h}" ${box} fill="${face}" stroke="${edge}" stroke-width=".8"/>${pips}</g>`
}
