// Forest as tint, hatching and conifers; mountains; villages by the road.
import { distanceTo, rings, sample } from '../../art/field.ts'
import { clouds, lattice, n1, type Point, type Random, seeded } from '../../art/seeded.ts'
import { type Cell, cellsOf, skeletonOf } from './cells.ts'
import type { Inks } from './inks.ts'
import { around, type Lens, middle, seen } from './lens.ts'
import { areas, STEP } from './relief.ts'

export function forestFloor(lens: Lens, inks: Inks): string {
  const skeleton = skeletonOf(lens, cellsOf(lens, 'f'))
  const far = distanceTo(skeleton, 48)
  const field = sample(
    lens.sheetWidth,
    lens.sheetHeight,
    STEP,
    (x, y) => -far(x, y) + (clouds(x / 13, y / 13, 9) - 0.5) * 9,
  )
  const d = areas(lens, rings(field, -20))
  return `<path d="${d}" fill="${inks.forest}" fill-opacity=".95"/><clipPath id="wood"><path d="${d}"/></clipPath><g clip-path="url(#wood)"><path d="${hatching(lens)}" fill="none" stroke="${inks.hatch}" stroke-width=".85" stroke-opacity=".5"/></g><path d="${d}" fill="none" stroke="${inks.hatch}" stroke-width=".9" stroke-opacity=".8" stroke-dasharray="2.4 1.6"/>`
}

/** Slanting lines over the whole sheet, to be clipped. */
function hatching(lens: Lens): string {
  let d = ''
  const slant = lens.height * 0.78
  for (let x = -slant; x < lens.width; x += 5.4) d += `M${n1(x)} ${n1(lens.height)}l${n1(slant)} ${n1(-lens.height)}`
  return d
}

const STANDS: readonly Point[] = [
  [-11, -9],
  [-1, -13],
  [9, -9],
  [-15, 1],
  [-5, -2],
  [5, -1],
  [14, 1],
  [-10, 10],
  [0, 9],
  [9, 11],
]

export function trees(lens: Lens, inks: Inks): string {
  const q = seeded(1944)
  const points = cellsOf(lens, 'f')
    .flatMap(([c, r]) => {
      const [x, y] = middle(lens, c, r)
      return STANDS.map(([a, b]): Point => [x + a + (q() - 0.5) * 4.8, y + b + (q() - 0.5) * 4])
    })
    .map(([u, v]) => ({ seen: lens.project(u, v), s: lens.scale(u, v) }))
    .sort((a, b) => a.seen[1] - b.seen[1])
  let [shade, body, light, trunk] = ['', '', '', '']
  for (const { seen: at, s } of points) {
    const [x, y] = at
    const h = (8.4 + q() * 3.2) * s
    const w = (2.9 + q() * 0.7) * s
    shade += `M${n1(x)} ${n1(y)}l${n1(w * 2.4)} ${n1(-h * 0.34)}l${n1(-w * 1.5)} ${n1(h * 0.34)}Z`
    trunk += `M${n1(x)} ${n1(y)}v-2`
    body += `M${n1(x - w)} ${n1(y - 1.2)}L${n1(x - w * 0.42)} ${n1(y - h * 0.42)}h${n1(-w * 0.3)}L${n1(x)} ${n1(y - h)}L${n1(x + w * 0.72)} ${n1(y - h * 0.42)}h${n1(-w * 0.3)}L${n1(x + w)} ${n1(y - 1.2)}Z`
    light += `M${n1(x - w * 0.7)} ${n1(y - 2)}L${n1(x - w * 0.3)} ${n1(y - h * 0.4)}M${n1(x - w * 0.48)} ${n1(y - h * 0.5)}L${n1(x)} ${n1(y - h * 0.96)}`
  }
  return `<path d="${shade}" fill="#0d130c" fill-opacity=".3"/><path d="${trunk}" stroke="${inks.house}" stroke-width="1"/><path d="${body}" fill="${inks.tree}" stroke="${inks.treeEdge}" stroke-width=".35"/><path d="${light}" fill="none" stroke="${inks.treeLight}" stroke-width="${inks.winter ? 1.2 : 0.9}" stroke-linecap="round"/>`
}

export function mountains(lens: Lens, inks: Inks): string {
  const q = seeded(77)
  return cellsOf(lens, '^')
    .flatMap(([c, r]) => {
      const [x, y] = middle(lens, c, r)
      return [
        [-8, -3, 0.8],
        [8, -5, 0.9],
        [0, 9, 1.1],
      ].map(([a = 0, b = 0, k = 1]) => peak(q, lens.project(x + a + (q() - 0.5) * 4, y + b + (q() - 0.5) * 4), k, inks))
    })
    .join('')
}

function peak(q: Random, [x, y]: Point, k: number, inks: Inks): string {
  const [w, h] = [11 * k, 13 * k]
  const [px, py] = [x + (q() - 0.5) * 3, y - h]
  const p = (dx: number, dy: number): string => `${n1(x + w * dx)} ${n1(y - h * dy)}`
  let screes = ''
  for (let i = 0; i < 4; i++)
    screes += `M${n1(px - w * 0.12 * i)} ${n1(py + h * 0.2 * (i + 0.4))}l${n1(-w * 0.18)} ${n1(h * 0.3)}`
  return `<path d="M${p(-1, 0)}L${p(-0.4, 0.55)}L${n1(px)} ${n1(py)}L${p(0.45, 0.5)}L${p(1, 0)}Q${n1(x)} ${n1(y + 3)} ${p(-1, 0)}Z" fill="${inks.rockLight}" fill-opacity=".85" stroke="${inks.rock}" stroke-width=".9" stroke-linejoin="round"/><path d="M${n1(px)} ${n1(py)}L${p(0.45, 0.5)}L${p(1, 0)}L${p(0.2, -0.1)}L${p(0.12, 0.45)}Z" fill="${inks.rock}" fill-opacity=".78"/><path d="${screes}" stroke="${inks.rock}" stroke-width=".55" stroke-opacity=".7" fill="none"/>`
}

/** Some open ground beside a road is lived on, here and there. */
export function villageCells(lens: Lens): readonly Cell[] {
  const byRoad = ([c, r]: Cell): boolean =>
    around(lens.board, c, r).some(([a, b]) => '=#'.includes(lens.letter(a, b) || ' '))
  const out: Cell[] = []
  for (const cell of cellsOf(lens, '.')) {
    const alone = out.every(([c, r]) => Math.hypot(c - cell[0], r - cell[1]) > 5)
    if (alone && byRoad(cell) && lattice(cell[0], cell[1], 91) > 0.72) out.push(cell)
  }
  return out
}

export function villages(lens: Lens, inks: Inks): string {
  const q = seeded(12)
  let [walls, roofs] = ['', '']
  for (const [c, r] of villageCells(lens)) {
    const [x, y] = middle(lens, c, r)
    for (let i = 0; i < 7; i++) {
      const [u, v, w, h, t] = [x + (q() - 0.5) * 26, y + (q() - 0.5) * 22, 2 + q() * 1.6, 1.5 + q(), q() - 0.5]
      const p = (a: number, b: number): Point => [
        u + a * Math.cos(t) - b * Math.sin(t),
        v + a * Math.sin(t) + b * Math.cos(t),
      ]
      walls += seen(lens, [p(-w, -h), p(w, -h), p(w, h), p(-w, h)], true)
      roofs += seen(lens, [p(-w, -h), p(w, -h)])
    }
  }
  return `<path d="${walls}" fill="${inks.house}"/><path d="${roofs}" stroke="${inks.roof}" stroke-width="1.1" fill="none"/>`
}
