// Flat-top hexes, odd columns half a hex down, and the lens: a sheet of paper on a table, seen from a chair.

import type { Board } from '@muster/aces-and-armor'
import { n1, type Point } from '../../art/seeded.ts'

/** A hex's radius and height on the sheet. */
export const R = 24
export const HH = Math.sqrt(3) * R
/** The margin of the sheet. */
export const M = 17
const AROUND = 26

/** On a narrow screen the sheet lies flatter: width is dear there. */
export const NARROW = typeof matchMedia === 'function' && matchMedia('(max-width: 700px)').matches

/** All that drawing needs to know of a board's shape. */
export interface Lens {
  readonly board: Board
  readonly columns: number
  readonly rows: number
  /** The sheet inside its margin. */
  readonly sheetWidth: number
  readonly sheetHeight: number
  /** The drawing. */
  readonly width: number
  readonly height: number
  /** From the sheet to the drawing. */
  project(u: number, v: number): Point
  scale(v: number): number
  /** How much the sheet is squashed at v. */
  squash(v: number): number
  centre(hex: number): Point
  at(column: number, row: number): number
  letter(column: number, row: number): string
}

const lenses = new WeakMap<Board, Lens>()

export function lensOf(board: Board, narrow = NARROW): Lens {
  const old = lenses.get(board)
  if (old) return old
  const lens = makeLens(board, narrow ? 0.9 : 0.71, narrow ? 0.03 : 0.085)
  lenses.set(board, lens)
  return lens
}

function makeLens(board: Board, flat: number, perspective: number): Lens {
  const { columns, rows } = board
  const sheetWidth = R * (1.5 * columns + 0.5)
  const sheetHeight = HH * (rows + 0.5)
  const width = sheetWidth + 2 * M + 2 * AROUND
  const deep = sheetHeight + 2 * M
  const height = deep * flat + AROUND + 46
  const [top, low] = [40, 40 + deep * flat]
  const span = (low - top) * (1 + perspective)
  const away = (v: number): number => 1 - (v + M) / deep
  const scale = (v: number): number => 1 / (1 + perspective * away(v))
  const project = (u: number, v: number): Point => [
    width / 2 + (u - sheetWidth / 2) * scale(v),
    low - span * away(v) * scale(v),
  ]
  const at = (c: number, r: number): number => (c < 0 || r < 0 || c >= columns || r >= rows ? -1 : r * columns + c)
  return {
    board,
    columns,
    rows,
    sheetWidth,
    sheetHeight,
    width,
    height,
    project,
    scale,
    squash: (v) => (project(0, v + 1)[1] - project(0, v - 1)[1]) / 2 / scale(v),
    centre: (hex) => centreOf(board, hex % columns, Math.floor(hex / columns)),
    at,
    letter: (c, r) => (at(c, r) < 0 ? '' : (board.terrain[at(c, r)] ?? '')),
  }
}

/** Columns count from the whole map's first: a right half begins half a hex down. */
const low = (board: Board, c: number): boolean => ((board.left + c) & 1) === 1

const centreOf = (board: Board, c: number, r: number): Point => [
  R * (1 + 1.5 * c),
  HH * (r + 0.5 + (low(board, c) ? 0.5 : 0)),
]

const LOW = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
const HIGH = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const

/** The six neighbours as columns and rows, on the board or not. */
export const around = (board: Board, c: number, r: number): readonly Point[] =>
  (low(board, c) ? LOW : HIGH).map(([dc, dr]): Point => [c + dc, r + dr])

export const middle = (lens: Lens, c: number, r: number): Point => centreOf(lens.board, c, r)

/** The corners of a hex on the sheet, from the east clockwise. */
export function corners(lens: Lens, hex: number, k = 1): readonly Point[] {
  const [x, y] = lens.centre(hex)
  return [0, 1, 2, 3, 4, 5].map(
    (i): Point => [x + R * k * Math.cos((i * Math.PI) / 3), y + R * k * Math.sin((i * Math.PI) / 3)],
  )
}

/** A line on the sheet, as it is seen. */
export function seen(lens: Lens, points: readonly Point[], closed = false): string {
  const pairs = points.map(([u, v]) => {
    const [x, y] = lens.project(u, v)
    return `${n1(x)} ${n1(y)}`
  })
  return `M${pairs.join('L')}${closed ? 'Z' : ''}`
}

/** A hex as it is seen. */
export const hexPath = (lens: Lens, hex: number, k = 1): string => seen(lens, corners(lens, hex, k), true)

/** Where a unit's foot is, with the size of things there. */
export function foot(
  lens: Lens,
  hex: number,
): { readonly x: number; readonly y: number; readonly s: number; readonly q: number } {
  const [u, v] = lens.centre(hex)
  const [x, y] = lens.project(u, v)
  return { x, y, s: lens.scale(v), q: lens.squash(v) }
}

/** The whole sheet with its margin, as it is seen. */
export function sheetOutline(lens: Lens): string {
  const [w, h] = [lens.sheetWidth + M, lens.sheetHeight + M]
  const corners: readonly Point[] = [
    [-M, -M],
    [w, -M],
    [w, h],
    [-M, h],
  ]
  return seen(lens, corners, true)
}
