// Planks over the mud, from grid to grid.

import type { Battlefield } from '@muster/rivet-wars'
import { n1, pick, seeded, seedOf } from '../../art/seeded.ts'
import { columnOf, GRID, rowOf } from './space.ts'

const TONES = ['#9a8058', '#8b734d', '#a68d63', '#7d6845', '#937b57', '#857254'] as const
const PLANKED = 1

/** A run of planks in ground units: down from x, y, or to the right of it. */
interface Run {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly down: boolean
}

export function duckboards(field: Battlefield): string {
  const runs = runsOf(field)
  return `<g fill="#2a1d10">${runs.map(beams).join('')}</g>${runs.map(planks).join('')}`
}

/** Whole grids joined along columns and rows; a lone grid still gets a short run. */
function runsOf(field: Battlefield): readonly Run[] {
  const out: Run[] = []
  const planked = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < field.width && r < field.height && field.ground[r * field.width + c] === PLANKED
  field.ground.forEach((kind, at) => {
    if (kind !== PLANKED) return
    const c = columnOf(field, at)
    const r = rowOf(field, at)
    const [x, y] = [c * GRID + 50, r * GRID + 50]
    const across = planked(c - 1, r) || planked(c + 1, r)
    const along = planked(c, r - 1) || planked(c, r + 1)
    if (planked(c + 1, r)) out.push({ x, y, length: GRID, down: false })
    if (planked(c, r + 1)) out.push({ x, y, length: GRID, down: true })
    if (!across && !along) out.push({ x, y: y - 42, length: 84, down: true })
    else for (const end of ends(planked, c, r)) out.push(end)
  })
  return out
}

/** Where a line of planks stops, it runs on to the edge of its grid. */
function ends(planked: (c: number, r: number) => boolean, c: number, r: number): readonly Run[] {
  const [x, y] = [c * GRID + 50, r * GRID + 50]
  const [n, e, s, w] = [planked(c, r - 1), planked(c + 1, r), planked(c, r + 1), planked(c - 1, r)]
  const count = [n, e, s, w].filter(Boolean).length
  if (count !== 1) return []
  if (n) return [{ x, y, length: 46, down: true }]
  if (s) return [{ x, y: y - 46, length: 46, down: true }]
  if (w) return [{ x, y, length: 46, down: false }]
  return [{ x: x - 46, y, length: 46, down: false }]
}

const beams = ({ x, y, length, down }: Run): string =>
  [-12, 12]
    .map((o) =>
      down
        ? `<rect x="${x + o - 2}" y="${y - 8}" width="5" height="${length + 16}"/>`
        : `<rect x="${x - 8}" y="${y + o - 2}" width="${length + 16}" height="5"/>`,
    )
    .join('')

function planks({ x, y, length, down }: Run): string {
  const q = seeded(seedOf(`${x},${y},${down}`))
  let out = ''
  for (let t = -4; t < length + 3; t += 9.3) {
    if (q() < 0.05) continue
    const slip = (q() - 0.5) * 4
    const [px, py] = down ? [x + slip, y + t + 4] : [x + t + 4, y + slip]
    out += plank(q, px, py, (q() - 0.5) * 9 + (down ? 0 : 90), down)
  }
  return out
}

function plank(q: () => number, x: number, y: number, turn: number, down: boolean): string {
  const length = 35 + q() * 6
  const w = 7 + q() * 1.4
  const left = n1(-length / 2)
  const size = `width="${n1(length)}" height="${n1(w)}"`
  const edge = down ? -w / 2 + 0.7 : w / 2 - 0.7
  return `<g transform="translate(${n1(x)},${n1(y)}) rotate(${n1(turn)})"><rect x="${left + 1.5}" y="${n1(-w / 2 + (down ? 2.6 : -2.4))}" ${size} fill="#0b0704" opacity=".55"/><rect x="${left}" y="${n1(-w / 2)}" ${size} rx=".8" fill="${pick(q, TONES)}"/><path d="M${left + 1} ${n1(edge)}H${n1(length / 2 - 1)}" stroke="#ecd7a8" stroke-opacity=".42" stroke-width="1.1"/><path d="M${n1(left + 3 + q() * 8)} ${n1((q() - 0.5) * 3)}h${n1(8 + q() * 12)}" stroke="#3a2a17" stroke-opacity=".6" stroke-width=".9"/></g>`
}
