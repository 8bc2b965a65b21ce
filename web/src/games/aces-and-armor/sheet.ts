// The printed sheet as a whole, drawn once.
import type { Board } from '@muster/aces-and-armor'
import { grain } from '../../art/paint/noise.ts'
import type { Painter } from '../../art/paint/paint.ts'
import type { Plate } from '../../art/plate.ts'
import { n1, type Point, seeded } from '../../art/seeded.ts'
import { skeletonOf, waterCells } from './cells.ts'
import { type Inks, inksOf } from './inks.ts'
import { corners, type Lens, lensOf, M, type Pose, seen } from './lens.ts'
import { heightOf, relief } from './relief.ts'
import { roads } from './roads.ts'
import { waters } from './waters.ts'
import { forestFloor, mountains, trees, villages } from './woods.ts'

/** What the sheet is drawn from; sent to the worker. */
export interface SheetSubject {
  readonly board: Board
  readonly pose: Pose
}

export const sheetKey = ({ board, pose }: SheetSubject): string =>
  `${pose}/${board.map}/${board.left}/${board.columns}/${board.terrain}`

export function sheetPlate({ board, pose }: SheetSubject): Plate {
  const lens = lensOf(board, pose)
  return { width: lens.width, height: lens.height, steps: sheet(lens, inksOf(board.map)) }
}

function* sheet(lens: Lens, inks: Inks): Generator<string | ((painter: Painter) => void)> {
  const [w, h] = [lens.sheetWidth, lens.sheetHeight]
  const box = seen(lens, rectangle(0, 0, w, h), true)
  const wet = waterCells(lens)
  const skeleton = skeletonOf(lens, wet)
  const edge = seen(lens, tornEdge(lens), true)
  yield `<defs>${lamps(lens, inks)}<clipPath id="neat"><path d="${box}"/></clipPath><clipPath id="paper"><path d="${edge}"/></clipPath></defs><path d="${edge}" opacity=".55" blur="12" transform="translate(9 11)"/><path d="${edge}" opacity=".6" blur="3" transform="translate(2 3)"/><path d="${edge}" fill="${inks.margin}"/>`
  const inside = (svg: string): string => `<g clip-path="url(#neat)">${svg}</g>`
  yield inside(`<path d="${box}" fill="${inks.land[0]}"/>${relief(lens, inks, heightOf(lens, skeleton))}`)
  yield inside(forestFloor(lens, inks))
  yield inside(waters(lens, inks, wet, skeleton))
  yield inside(roads(lens, inks) + trees(lens, inks) + mountains(lens, inks) + villages(lens, inks))
  yield inside(
    `<path d="${net(lens)}" fill="none" stroke="${inks.hex}" stroke-opacity="${inks.winter ? 0.38 : 0.46}" stroke-width=".7"/>`,
  )
  yield `<path d="${box}" fill="none" stroke="${inks.print}" stroke-width="1.5"/><path d="${seen(lens, rectangle(-4, -4, w + 8, h + 8), true)}" fill="none" stroke="${inks.print}" stroke-width=".5"/><g clip-path="url(#paper)">${folds(lens)}</g>`
  yield (painter) => roughen(painter, edge)
  yield `<g clip-path="url(#paper)">${light(lens)}</g>`
}

/** The grain of the paper, a small tile repeated. */
function roughen({ context }: Painter, edge: string): void {
  const tile = new OffscreenCanvas(160, 160)
  tile.getContext('2d')?.putImageData(grain(8, 160, [140, 128, 97], 0.5), 0, 0)
  const pattern = context.createPattern(tile, 'repeat')
  if (!pattern) return
  context.save()
  context.clip(new Path2D(edge))
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = pattern
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
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

/** Where the sheet was folded. */
function folds(lens: Lens): string {
  const [w, h] = [lens.sheetWidth, lens.sheetHeight]
  const strip = (x: number, y: number, dx: number, dy: number, fill: string, opacity: number): string =>
    `<path d="${seen(lens, rectangle(x, y, dx, dy), true)}" fill="${fill}" opacity="${opacity}"/>`
  const down = [0.25, 0.5, 0.75].map((t) => {
    const u = -M + (w + 2 * M) * t
    const crease = seen(lens, [
      [u, -M],
      [u, h + M],
    ])
    return `${strip(u - 9, -M, 9, h + 2 * M, '#fff8df', 0.1)}${strip(u, -M, 7, h + 2 * M, '#1b1408', 0.07)}<path d="${crease}" fill="none" stroke="#fffbe9" stroke-opacity=".5" stroke-width=".8"/>`
  })
  const across = [1 / 3, 2 / 3].map((t) => {
    const v = -M + (h + 2 * M) * t
    const crease = seen(lens, [
      [-M, v],
      [w + M, v],
    ])
    return `${strip(-M, v - 6, w + 2 * M, 6, '#ffffff', 0.08)}${strip(-M, v, w + 2 * M, 7, '#1b1408', 0.08)}<path d="${crease}" fill="none" stroke="#fffbe9" stroke-opacity=".42" stroke-width=".7"/>`
  })
  return down.join('') + across.join('')
}

function light(lens: Lens): string {
  const all = `width="${lens.width}" height="${n1(lens.height)}"`
  return `<rect ${all} fill="url(#warm)" blend="soft-light"/><rect ${all} fill="url(#dusk)" blend="multiply"/>`
}

function lamps(lens: Lens, inks: Inks): string {
  const [cx, cy, r] = [lens.width * 0.56, lens.height * 0.42, Math.max(lens.width, lens.height)]
  const at = `gradientUnits="userSpaceOnUse" cx="${n1(cx)}" cy="${n1(cy)}"`
  return `<radialGradient id="warm" ${at} r="${n1(r * 0.52)}"><stop stop-color="#fff3cf" stop-opacity=".5"/><stop offset=".5" stop-color="#ffe9b8" stop-opacity=".2"/><stop offset="1" stop-color="#5a4020" stop-opacity=".25"/></radialGradient><radialGradient id="dusk" ${at} r="${n1(r * 0.66)}"><stop offset=".42" stop-color="#ffffff" stop-opacity="0"/><stop offset=".74" stop-color="${inks.winter ? '#8b93a0' : '#a2906a'}" stop-opacity=".42"/><stop offset="1" stop-color="#3a2f24" stop-opacity=".8"/></radialGradient>`
}
