// What is printed in letters: live text over the bitmap, sharp at any zoom.
import { n1, type Point } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { type Cell, cellsOf, groupsOf } from './cells.ts'
import { foot, HH, type Lens, middle, R } from './lens.ts'
import { villageCells } from './woods.ts'

/** A word on the sheet, lying as flat as the sheet does there. */
interface Word {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly sx: number
  readonly sy: number
  readonly kind: Kind
}

type Kind = 'rim' | 'start' | 'water' | 'wood' | 'height' | 'village'

/** Invented names: the map is nowhere, so it may be anywhere. */
const LAKES = ['Spiegelsee', 'Graue Bucht', 'Seebach', 'Eisach', 'Ulme', 'Langes Wasser']
const WOODS = ['Krähenholz', 'Langer Tann', 'Schwarzholz', 'Tannmoor', 'Eulenforst']
const HEIGHTS = ['Hohe Mark', 'Kleine Mark', 'Kahlberg']
const VILLAGES = ['Ottenau', 'Moorhof', 'Brenzau', 'Weiler', 'Dreihof', 'Nordufer', 'Steinfurt', 'Altkirch']

/** All words of a sheet as SVG text, for the page's own type; styled by kind. A name that a unit or a factory would cover is left out. */
export function lettering(lens: Lens, standing: readonly number[]): Svg {
  const feet = [...standing, ...lens.board.factories].map((hex) => foot(lens, hex))
  const shown = names(lens).filter((name) => !feet.some((unit) => covers(unit, name)))
  return svg`${[...rim(lens), ...starts(lens), ...shown].map(written)}`
}

/** How far a unit reaches to each side of its foot, above and below it. */
const UNIT = { wide: 22, up: 26, down: 14 }
/** Of its size, how wide a letter is with its space. */
const LETTER = 0.6

function covers(unit: ReturnType<typeof foot>, { text, x, y, sx, kind }: Word): boolean {
  const size = SIZES[kind] * sx
  const apart = Math.abs(unit.x - x) - (text.length * size * LETTER) / 2
  return apart < UNIT.wide * unit.s && y > unit.y - UNIT.up * unit.s && y - size < unit.y + UNIT.down * unit.s
}

/** How large each kind of word is on the printed map. */
const SIZES: Readonly<Record<Kind, number>> = { rim: 10, start: 13, water: 14, wood: 12.5, height: 11.5, village: 11 }

/** Set by size alone: a transform for each of so many words is dear to draw. */
function written({ x, y, sx, sy, kind, text }: Word): Svg {
  const [cx, cy, rx, ry] = [n1(x), n1(y), n1(9 * sx), n1(9 * sy)]
  const disc = kind === 'start' ? svg`<ellipse class="aa-disc" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>` : ''
  const size = `${n1(SIZES[kind] * sx)}px`
  return svg`${disc}<text class="aa-${kind}" x="${cx}" y="${cy}" style="--size:${size}" translate="no">${text}</text>`
}

function at(lens: Lens, [u, v]: Point, text: string, kind: Kind): Word {
  const [x, y] = lens.project(u, v)
  return { text, kind, x, y, sx: lens.scale(u, v), sy: lens.scale(u, v) * lens.squash(u, v) }
}

function rim(lens: Lens): readonly Word[] {
  const letter = (c: number): string => String.fromCharCode(65 + ((lens.board.left + c) % 26))
  // Where the sheet is small its margin is, too, but not its letters.
  const out = lens.pose === 'tall' ? 8.5 : 10.5
  const columns = Array.from({ length: lens.columns }, (_, c) => {
    const u = R * (1 + 1.5 * c)
    return [at(lens, [u, -out], letter(c), 'rim'), at(lens, [u, lens.sheetHeight + out], letter(c), 'rim')]
  })
  const rows = Array.from({ length: lens.rows }, (_, r) => {
    const v = HH * (r + 0.5)
    return [at(lens, [-out, v], `${r + 1}`, 'rim'), at(lens, [lens.sheetWidth + out, v + HH / 2], `${r + 1}`, 'rim')]
  })
  return [...columns.flat(), ...rows.flat()]
}

const starts = (lens: Lens): readonly Word[] =>
  lens.board.starts.flatMap((hex, i) => (hex < 0 ? [] : [at(lens, lens.centre(hex), `${i + 1}`, 'start')]))

function names(lens: Lens): readonly Word[] {
  const name = (letter: string, size: number, list: readonly string[], kind: Kind): readonly Word[] =>
    groupsOf(lens, cellsOf(lens, letter))
      .filter((g) => g.length >= size)
      .slice(0, list.length)
      .map((g, i) => at(lens, inward(lens, heart(lens, g)), list[i] ?? '', kind))
  const villages = villageCells(lens).slice(0, VILLAGES.length)
  return [
    ...name('~', 5, LAKES, 'water'),
    ...name('f', 5, WOODS, 'wood'),
    ...name('^', 2, HEIGHTS, 'height'),
    ...villages.map(([c, r], i) => {
      const word = at(lens, middle(lens, c, r), VILLAGES[i] ?? '', 'village')
      return { ...word, y: word.y - 15 * word.sy }
    }),
  ]
}

/** Not into the margin. */
function inward(lens: Lens, [u, v]: Point): Point {
  const kept = (at: number, size: number): number => Math.max(48, Math.min(size - 48, at))
  return lens.pose === 'turned' ? [u, kept(v, lens.sheetHeight)] : [kept(u, lens.sheetWidth), v]
}

/** Where a name has most room: many cells of the group about it, and not far from its middle. */
function heart(lens: Lens, cells: readonly Cell[]): Point {
  const points = cells.map(([c, r]) => middle(lens, c, r))
  const mean: Point = [avg(points.map((p) => p[0])), avg(points.map((p) => p[1]))]
  const apart = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.6)
  const room = (p: Point): number => points.filter((q) => apart(p, q) < 96).length
  const worth = (p: Point): number => room(p) * 12 - apart(p, mean)
  return points.reduce((best, p) => (worth(p) > worth(best) ? p : best), points[0] ?? mean)
}

const avg = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / (list.length || 1)
