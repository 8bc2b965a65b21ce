// Water: fill, depth, lines along the shore; becks, ripples or ice.
import { distanceTo, rings, type Skeleton, sample } from '../../art/field.ts'
import { clouds, lattice, type Point } from '../../art/seeded.ts'
import type { Cell } from './cells.ts'
import type { Inks } from './inks.ts'
import { around, type Lens, middle, seen } from './lens.ts'
import { areas, coasts, STEP } from './relief.ts'

export function waters(lens: Lens, inks: Inks, cells: readonly Cell[], skeleton: Skeleton): string {
  if (!cells.length) return ''
  const far = distanceTo(skeleton, 48)
  const depth = sample(
    lens.sheetWidth,
    lens.sheetHeight,
    STEP,
    (x, y) => -far(x, y) + (clouds(x / 26, y / 26, 3) - 0.5) * 9,
  )
  const shore = rings(depth, -14.5)
  const lines = [-12, -9.4, -6.6].map(
    (level, i) =>
      `<path d="${coasts(lens, rings(depth, level))}" stroke-opacity="${0.7 - i * 0.2}" stroke-width=".75"/>`,
  )
  return `${becks(lens, inks, cells)}<path d="${areas(lens, shore)}" fill="${inks.water}"/><path d="${areas(lens, rings(depth, -6))}" fill="${inks.deep}" fill-opacity=".75"/><g fill="none" stroke="${inks.lines}">${lines.join('')}</g><path d="${coasts(lens, shore)}" fill="none" stroke="${inks.shore}" stroke-width="1.25"/>${inks.winter ? ice(lens, cells) : ripples(lens, cells)}`
}

/** Thin becks where two waters face each other across a pass. */
function becks(lens: Lens, inks: Inks, cells: readonly Cell[]): string {
  const wet = new Set(cells.map(String))
  let d = ''
  for (const [c, r] of cells) {
    const near = around(lens.board, c, r)
    near.forEach((n, i) => {
      const m = near[(i + 1) % 6]
      if (!m || wet.has(String(n)) || wet.has(String(m))) return
      const far = around(lens.board, n[0], n[1]).find(
        (f) =>
          String(f) !== `${c},${r}` &&
          wet.has(String(f)) &&
          around(lens.board, m[0], m[1]).some((g) => String(g) === String(f)),
      )
      if (far && String(far) > `${c},${r}`) d += beck(lens, [c, r], far)
    })
  }
  return `<g fill="none"><path d="${d}" stroke="${inks.shore}" stroke-width="2.1"/><path d="${d}" stroke="${inks.water}" stroke-width="1.1"/></g>`
}

function beck(lens: Lens, from: Cell, to: Cell): string {
  const a = middle(lens, from[0], from[1])
  const b = middle(lens, to[0], to[1])
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12
    return [
      a[0] + (b[0] - a[0]) * t + Math.sin(t * 9 + from[0]) * 2.2,
      a[1] + (b[1] - a[1]) * t + Math.cos(t * 7 + from[1]) * 1.6,
    ]
  })
  return seen(lens, points)
}

const jog = (c: number, r: number, seed: number, by: number): number => (lattice(c, r, seed) - 0.5) * 2 * by

function ripples(lens: Lens, cells: readonly Cell[]): string {
  let d = ''
  for (const [c, r] of cells) {
    const [x, y] = middle(lens, c, r)
    for (const i of [0, 1]) {
      const [u, v] = [x + jog(c, r, 51 + i, 7), y + jog(c, r, 61 + i, 7)]
      d += seen(lens, [
        [u - 4, v],
        [u - 1.4, v - 1],
        [u + 1.4, v + 0.6],
        [u + 4, v - 0.4],
      ])
    }
  }
  return `<path d="${d}" fill="none" stroke="#dbe7e6" stroke-opacity=".5" stroke-width=".7"/>`
}

/** Cracks and floes. */
function ice(lens: Lens, cells: readonly Cell[]): string {
  let cracks = ''
  let floes = ''
  for (const [c, r] of cells) {
    if (lattice(c, r, 31) > 0.55) continue
    const [x, y] = middle(lens, c, r)
    let a = lattice(c, r, 32) * 6.28
    let at: Point = [x + jog(c, r, 71, 9), y + jog(c, r, 72, 9)]
    const crack = [at]
    for (let i = 0; i < 4; i++) {
      a += jog(c, r, 80 + i, 0.9)
      at = [at[0] + Math.cos(a) * 9, at[1] + Math.sin(a) * 8]
      crack.push(at)
    }
    cracks += seen(lens, crack)
    if (lattice(c, r, 33) > 0.6) floes += seen(lens, floe(x, y, c, r), true)
  }
  return `<path d="${floes}" fill="#eaf3f5" fill-opacity=".32"/><path d="${cracks}" fill="none" stroke="#f2f9fa" stroke-opacity=".62" stroke-width=".8"/>`
}

const floe = (x: number, y: number, c: number, r: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const w = (7 + lattice(c, r, 34) * 9) * (0.7 + lattice(c + i, r, 35) * 0.5)
    return [x + Math.cos((i / 6) * 6.28) * w, y + Math.sin((i / 6) * 6.28) * w]
  })
