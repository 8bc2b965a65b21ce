// The printed sheet as a whole, drawn once.
import type { Plate } from '../../art/bitmap.ts'
import { n1, type Point, seeded } from '../../art/seeded.ts'
import { skeletonOf, waterCells } from './cells.ts'
import { type Inks, inksOf } from './inks.ts'
import { corners, type Lens, M, seen } from './lens.ts'
import { letterings, write } from './lettering.ts'
import { heightOf, relief } from './relief.ts'
import { roads } from './roads.ts'
import { waters } from './waters.ts'
import { forestFloor, mountains, trees, villages } from './woods.ts'

export function sheetPlate(lens: Lens): Plate {
  const { board } = lens
  const inks = inksOf(board.map)
  return {
    key: `aces-and-armor/${board.map}/${board.left}/${lens.width}x${n1(lens.height)}/${board.terrain}`,
    x: 0,
    y: 0,
    width: lens.width,
    height: lens.height,
    draw: () => sheet(lens, inks),
    fonts: ['600 10px "Barlow Condensed"', 'italic 500 10px "Barlow Condensed"'],
    letter: (context) => write(context, letterings(lens, inks)),
  }
}

function sheet(lens: Lens, inks: Inks): string {
  const [w, h] = [lens.sheetWidth, lens.sheetHeight]
  const box = seen(lens, rectangle(0, 0, w, h), true)
  const wet = waterCells(lens)
  const skeleton = skeletonOf(lens, wet)
  const edge = seen(lens, tornEdge(lens), true)
  return `<defs>${filters(lens, inks)}<clipPath id="neat"><path d="${box}"/></clipPath><clipPath id="paper"><path d="${edge}"/></clipPath></defs>
<path d="${edge}" opacity=".55" filter="url(#blur14)" transform="translate(9 11)"/><path d="${edge}" opacity=".6" filter="url(#blur3)" transform="translate(2 3)"/><path d="${edge}" fill="${inks.margin}"/>
<g clip-path="url(#neat)"><path d="${box}" fill="${inks.land[0]}"/>${relief(lens, inks, heightOf(lens, skeleton))}${forestFloor(lens, inks)}${waters(lens, inks, wet, skeleton)}${roads(lens, inks)}${trees(lens, inks)}${mountains(lens, inks)}${villages(lens, inks)}<path d="${net(lens)}" fill="none" stroke="${inks.hex}" stroke-opacity="${inks.winter ? 0.38 : 0.46}" stroke-width=".7"/></g>
<path d="${box}" fill="none" stroke="${inks.print}" stroke-width="1.5"/><path d="${seen(lens, rectangle(-4, -4, w + 8, h + 8), true)}" fill="none" stroke="${inks.print}" stroke-width=".5"/>${wear(lens)}`
}

const rectangle = (x: number, y: number, w: number, h: number): readonly Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** The cut of the paper, not quite straight. */
function tornEdge(lens: Lens): readonly Point[] {
  const q = seeded(4711)
  const [w, h] = [lens.sheetWidth + 2 * M, lens.sheetHeight + 2 * M]
  const jog = (): number => (q() - 0.5) * 1.4
  const side = (n: number, at: (t: number) => Point): readonly Point[] =>
    Array.from({ length: n }, (_, i) => {
      const [x, y] = at(i / n)
      return [x - M + jog(), y - M + jog()]
    })
  return [
    ...side(40, (t) => [w * t, 0]),
    ...side(30, (t) => [w, h * t]),
    ...side(40, (t) => [w * (1 - t), h]),
    ...side(30, (t) => [0, h * (1 - t)]),
  ]
}

/** Every edge between hexes once. */
function net(lens: Lens): string {
  const drawn = new Set<string>()
  let d = ''
  for (let hex = 0; hex < lens.columns * lens.rows; hex++) {
    const k = corners(lens, hex)
    k.forEach((a, i) => {
      const b = k[(i + 1) % 6] ?? a
      const id = [a, b]
        .map((p) => `${Math.round(p[0])}:${Math.round(p[1])}`)
        .sort()
        .join('|')
      if (!drawn.has(id)) d += seen(lens, [a, b])
      drawn.add(id)
    })
  }
  return d
}

/** Folds, grain and the lamp. */
function wear(lens: Lens): string {
  const [w, h] = [lens.sheetWidth, lens.sheetHeight]
  const strip = (x: number, y: number, dx: number, dy: number, fill: string, opacity: number): string =>
    `<path d="${seen(lens, rectangle(x, y, dx, dy), true)}" fill="${fill}" opacity="${opacity}"/>`
  const fold = '#fff8df'
  const dark = '#1b1408'
  const down = [0.25, 0.5, 0.75].map((t) => {
    const u = -M + (w + 2 * M) * t
    return `${strip(u - 9, -M, 9, h + 2 * M, fold, 0.1)}${strip(u, -M, 7, h + 2 * M, dark, 0.07)}<path d="${seen(lens, [
      [u, -M],
      [u, h + M],
    ])}" stroke="#fffbe9" stroke-opacity=".5" stroke-width=".8"/>`
  })
  const across = [1 / 3, 2 / 3].map((t) => {
    const v = -M + (h + 2 * M) * t
    return `${strip(-M, v - 6, w + 2 * M, 6, '#fff', 0.08)}${strip(-M, v, w + 2 * M, 7, dark, 0.08)}<path d="${seen(
      lens,
      [
        [-M, v],
        [w + M, v],
      ],
    )}" stroke="#fffbe9" stroke-opacity=".42" stroke-width=".7"/>`
  })
  const all = `width="${lens.width}" height="${n1(lens.height)}"`
  return `<g clip-path="url(#paper)">${down.join('')}${across.join('')}<rect ${all} filter="url(#grain)" opacity=".5" style="mix-blend-mode:multiply"/><rect ${all} fill="url(#warm)" style="mix-blend-mode:soft-light"/><rect ${all} fill="url(#dusk)" style="mix-blend-mode:multiply"/></g>`
}

function filters(lens: Lens, inks: Inks): string {
  const [cx, cy, r] = [lens.width * 0.56, lens.height * 0.42, Math.max(lens.width, lens.height)]
  const at = `gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}"`
  return `<filter id="blur3" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="3"/></filter><filter id="blur14" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="12"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .55  0 0 0 0 .5  0 0 0 0 .38  .9 .6 .3 0 -.78"/></filter><radialGradient id="warm" ${at} r="${n1(r * 0.52)}"><stop stop-color="#fff3cf" stop-opacity=".5"/><stop offset=".5" stop-color="#ffe9b8" stop-opacity=".2"/><stop offset="1" stop-color="#5a4020" stop-opacity=".25"/></radialGradient><radialGradient id="dusk" ${at} r="${n1(r * 0.66)}"><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="${inks.winter ? '#8b93a0' : '#a2906a'}" stop-opacity=".42"/><stop offset="1" stop-color="#3a2f24" stop-opacity=".8"/></radialGradient>`
}
