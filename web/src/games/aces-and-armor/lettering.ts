// What is printed in letters, written on the bitmap with the page's own type.
import type { Lettering } from '../../art/bitmap.ts'
import type { Point } from '../../art/seeded.ts'
import { type Cell, cellsOf, groupsOf } from './cells.ts'
import type { Inks } from './inks.ts'
import { HH, type Lens, middle, R } from './lens.ts'
import { villageCells } from './woods.ts'

/** Invented names: the map is nowhere, so it may be anywhere. */
const LAKES = ['Spiegelsee', 'Graue Bucht', 'Seebach', 'Eisach', 'Ulme', 'Langes Wasser']
const WOODS = ['Krähenholz', 'Langer Tann', 'Schwarzholz', 'Tannmoor', 'Eulenforst']
const HEIGHTS = ['Hohe Mark', 'Kleine Mark', 'Kahlberg']
const VILLAGES = ['Ottenau', 'Moorhof', 'Brenzau', 'Weiler', 'Dreihof', 'Nordufer', 'Steinfurt', 'Altkirch']

export function letterings(lens: Lens, inks: Inks): readonly Lettering[] {
  return [...rim(lens, inks), ...starts(lens, inks), ...names(lens, inks)]
}

const at = (
  lens: Lens,
  [u, v]: Point,
  text: string,
  rest: Omit<Lettering, 'x' | 'y' | 'text' | 'sx' | 'sy'>,
): Lettering => {
  const [x, y] = lens.project(u, v)
  return { ...rest, text, x, y, sx: lens.scale(v), sy: lens.scale(v) * lens.squash(v) }
}

function rim(lens: Lens, inks: Inks): readonly Lettering[] {
  const look = { font: '600 10px "Barlow Condensed"', fill: inks.print }
  const letter = (c: number): string => String.fromCharCode(65 + ((lens.board.left + c) % 26))
  const columns = Array.from({ length: lens.columns }, (_, c) => {
    const u = R * (1 + 1.5 * c)
    return [at(lens, [u, -10.5], letter(c), look), at(lens, [u, lens.sheetHeight + 10.5], letter(c), look)]
  })
  const rows = Array.from({ length: lens.rows }, (_, r) => {
    const v = HH * (r + 0.5)
    return [at(lens, [-10.5, v], `${r + 1}`, look), at(lens, [lens.sheetWidth + 10.5, v + HH / 2], `${r + 1}`, look)]
  })
  return [...columns.flat(), ...rows.flat()]
}

const starts = (lens: Lens, inks: Inks): readonly Lettering[] =>
  lens.board.starts.flatMap((hex, i) =>
    hex < 0
      ? []
      : [
          at(lens, lens.centre(hex), `${i + 1}`, {
            font: '600 13px "Barlow Condensed"',
            fill: inks.print,
            disc: inks.margin,
          }),
        ],
  )

function names(lens: Lens, inks: Inks): readonly Lettering[] {
  const name = (
    cells: readonly Cell[],
    size: number,
    list: readonly string[],
    font: string,
    fill: string,
    halo: string,
    wide: number,
  ) =>
    groupsOf(lens, cells)
      .filter((g) => g.length >= size)
      .slice(0, list.length)
      .map((g, i) => at(lens, inward(lens, heart(lens, g)), list[i] ?? '', { font, fill, halo, spacing: wide }))
  return [
    ...name(cellsOf(lens, '~'), 5, LAKES, 'italic 500 13px "Barlow Condensed"', '#eef6f6', inks.deep, 2.4),
    ...name(
      cellsOf(lens, 'f'),
      5,
      WOODS,
      'italic 500 12px "Barlow Condensed"',
      inks.winter ? '#12242a' : '#0f220d',
      inks.forest,
      1.4,
    ),
    ...name(cellsOf(lens, '^'), 2, HEIGHTS, '600 11px "Barlow Condensed"', inks.print, inks.land[3], 2),
    ...villageCells(lens)
      .slice(0, VILLAGES.length)
      .map(([c, r], i) => {
        const [x, y] = middle(lens, c, r)
        return at(lens, [x, y - 15], VILLAGES[i] ?? '', {
          font: '600 10.5px "Barlow Condensed"',
          fill: inks.print,
          halo: inks.land[3],
          spacing: 0.6,
        })
      }),
  ]
}

/** Not into the margin. */
const inward = (lens: Lens, [u, v]: Point): Point => [Math.max(48, Math.min(lens.sheetWidth - 48, u)), v]

/** The cell nearest to the middle of a group. */
function heart(lens: Lens, cells: readonly Cell[]): Point {
  const points = cells.map(([c, r]) => middle(lens, c, r))
  const mean: Point = [avg(points.map((p) => p[0])), avg(points.map((p) => p[1]))]
  const far = (p: Point): number => Math.hypot(p[0] - mean[0], p[1] - mean[1])
  return points.reduce((best, p) => (far(p) < far(best) ? p : best), points[0] ?? mean)
}

const avg = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / (list.length || 1)

export { writeLetters as write } from '../../art/bitmap.ts'
