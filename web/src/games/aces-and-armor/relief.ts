// Land: contour tints, contour lines and ploughed parcels.
import { distanceTo, type Field, rings, type Skeleton, sample } from '../../art/field.ts'
import { clouds, lattice, type Point } from '../../art/seeded.ts'
import { cellsOf } from './cells.ts'
import type { Inks } from './inks.ts'
import { type Lens, middle, seen } from './lens.ts'

export const STEP = 5.5

export function heightOf(lens: Lens, water: Skeleton): Field {
  const peaks = cellsOf(lens, '^').map(([c, r]) => middle(lens, c, r))
  const toWater = distanceTo(water, 90)
  return sample(lens.sheetWidth, lens.sheetHeight, STEP * 2, (x, y) => {
    let h = clouds(x / 165, y / 165, 21) * 1.1 - 0.08
    for (const [a, b] of peaks) h += 0.26 * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / 2600)
    const wet = Math.max(0, 1 - toWater(x, y) / 85)
    return h - 0.2 * wet * wet
  })
}

/** Outlines kept inside the neat line. */
export function areas(lens: Lens, outlines: readonly (readonly Point[])[]): string {
  const inside = ([u, v]: Point): Point => [
    Math.max(0, Math.min(lens.sheetWidth, u)),
    Math.max(0, Math.min(lens.sheetHeight, v)),
  ]
  return outlines.map((ring) => seen(lens, ring.map(inside), true)).join('')
}

/** Outlines as lines, without the runs along the border. */
export function coasts(lens: Lens, outlines: readonly (readonly Point[])[]): string {
  const within = ([u, v]: Point): boolean => u > 1 && v > 1 && u < lens.sheetWidth - 1 && v < lens.sheetHeight - 1
  let out = ''
  for (const ring of outlines) {
    let run: Point[] = []
    for (const p of [...ring, ...ring.slice(0, 1)]) {
      if (within(p)) run.push(p)
      else {
        if (run.length > 3) out += seen(lens, run)
        run = []
      }
    }
    if (run.length > 3) out += seen(lens, run)
  }
  return out
}

export function relief(lens: Lens, inks: Inks, height: Field): string {
  const tints = [0.36, 0.47, 0.58, 0.7].map(
    (level, i) => `<path d="${areas(lens, rings(height, level))}" fill="${inks.land[i + 1]}" fill-rule="evenodd"/>`,
  )
  const lines = Array.from({ length: 17 }, (_, i) => {
    const thick = i % 4 === 0
    return `<path d="${coasts(lens, rings(height, 0.3 + i * 0.055))}" stroke-opacity="${thick ? 0.75 : 0.42}" stroke-width="${thick ? 0.9 : 0.55}"/>`
  })
  return `${tints.join('')}<g fill="none" stroke="${inks.contour}">${lines.join('')}</g>${parcels(lens, inks)}`
}

/** Ploughed fields on some of the open ground. */
function parcels(lens: Lens, inks: Inks): string {
  let out = ''
  for (let r = 0; r < lens.rows; r++)
    for (let c = 0; c < lens.columns; c++)
      if (lens.letter(c, r) === '.' && lattice(c, r, 5) > (inks.winter ? 0.8 : 0.68)) out += parcel(lens, inks, c, r)
  return out
}

function parcel(lens: Lens, inks: Inks, c: number, r: number): string {
  const rnd = (seed: number): number => lattice(c, r, seed)
  const [x, y] = middle(lens, c, r)
  const [w, h, a] = [9 + rnd(7) * 8, 7 + rnd(8) * 6, rnd(6) * 3.1]
  const [cos, sin, dx, dy] = [Math.cos(a), Math.sin(a), (rnd(11) - 0.5) * 9, (rnd(12) - 0.5) * 9]
  const q = (u: number, v: number): Point => [x + u * cos - v * sin + dx, y + u * sin + v * cos + dy]
  let furrows = ''
  for (let k = -h; k <= h; k += 2.7) furrows += seen(lens, [q(-w + rnd(k + 60), k), q(w - rnd(k + 90), k)])
  const edge = seen(lens, [q(-w - 1, -h - 1), q(w + 1, -h - 1.5), q(w + 1.6, h + 1), q(-w - 1.4, h + 1.4)], true)
  return `<path d="${edge}" fill="${inks.ploughed[rnd(9) > 0.5 ? 0 : 1]}" fill-opacity=".42"/><path d="${furrows}" stroke="${inks.field}" stroke-opacity=".5" stroke-width=".6" fill="none"/>`
}
