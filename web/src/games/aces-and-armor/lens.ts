// Flat-top hexes, odd columns half a hex down, and the lens: a sheet of paper on a table, seen from a chair.

import type { Board } from '@muster/aces-and-armor'
import { n1, type Point } from '../../art/seeded.ts'

/** A hex's radius and height on the sheet. */
export const R = 24
export const HH = Math.sqrt(3) * R
/** The margin of the sheet. */
export const M = 17
/** What the sheet's shadow needs. */
const AROUND = 14
const TOP = 12
const BOTTOM = 18

/**
 * How the sheet lies: `seated`, seen from a chair; `flat`, seen from above, where width is dear; `tall`, a tall sheet
 * where height is dear, too; `turned` by a quarter and flat, so that a tall sheet fills a wide window.
 */
export type Pose = 'seated' | 'flat' | 'tall' | 'turned'

const upright = typeof matchMedia === 'function' ? matchMedia('(max-width: 700px) and (orientation: portrait)') : null

export function poseOf({ columns, rows }: Pick<Board, 'columns' | 'rows'>, isUpright = upright?.matches): Pose {
  const isTall = HH * (rows + 0.5) > R * (1.5 * columns + 0.5)
  if (isUpright) return isTall ? 'tall' : 'flat'
  return isTall ? 'turned' : 'seated'
}

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
  readonly pose: Pose
  project(u: number, v: number): Point
  scale(u: number, v: number): number
  /** How much the sheet is squashed there. */
  squash(u: number, v: number): number
  centre(hex: number): Point
  at(column: number, row: number): number
  letter(column: number, row: number): string
}

const lenses = new WeakMap<Board, Map<Pose, Lens>>()

export function lensOf(board: Board, pose = poseOf(board)): Lens {
  const known = lenses.get(board) ?? new Map<Pose, Lens>()
  const lens = known.get(pose) ?? makeLens(board, pose)
  lenses.set(board, known.set(pose, lens))
  return lens
}

/** How much the ground is squashed, and how much smaller its far edge is. */
const SLANT: Readonly<Record<Pose, readonly [flat: number, perspective: number]>> = {
  seated: [0.71, 0.085],
  flat: [0.9, 0.03],
  tall: [0.74, 0.03],
  turned: [0.9, 0.03],
}

function makeLens(board: Board, pose: Pose): Lens {
  const { columns, rows } = board
  const sheetWidth = R * (1.5 * columns + 0.5)
  const sheetHeight = HH * (rows + 0.5)
  const { width, height, ...seen } = slanted(pose, sheetWidth, sheetHeight)
  const at = (c: number, r: number): number => (c < 0 || r < 0 || c >= columns || r >= rows ? -1 : r * columns + c)
  return {
    board,
    columns,
    rows,
    sheetWidth,
    sheetHeight,
    width,
    height,
    pose,
    ...seen,
    centre: (hex) => centreOf(board, hex % columns, Math.floor(hex / columns)),
    at,
    letter: (c, r) => (at(c, r) < 0 ? '' : (board.terrain[at(c, r)] ?? '')),
  }
}

type Slanted = Pick<Lens, 'width' | 'height' | 'project' | 'scale' | 'squash'>

/** The sheet on the table. Turned, its rows run from left to right and its columns from below. */
function slanted(pose: Pose, sheetWidth: number, sheetHeight: number): Slanted {
  const [flat, perspective] = SLANT[pose]
  const turned = pose === 'turned'
  const [across, down] = turned ? [sheetHeight, sheetWidth] : [sheetWidth, sheetHeight]
  const lie = (u: number, v: number): Point => (turned ? [v, sheetWidth - u] : [u, v])
  const width = across + 2 * M + 2 * AROUND
  const deep = down + 2 * M
  const [top, low] = [TOP, TOP + deep * flat]
  const span = (low - top) * (1 + perspective)
  const away = (y: number): number => 1 - (y + M) / deep
  const scaleAt = (y: number): number => 1 / (1 + perspective * away(y))
  const project = (u: number, v: number): Point => {
    const [x, y] = lie(u, v)
    return [width / 2 + (x - across / 2) * scaleAt(y), low - span * away(y) * scaleAt(y)]
  }
  const yOf = (y: number): number => low - span * away(y) * scaleAt(y)
  return {
    width,
    height: deep * flat + TOP + BOTTOM,
    project,
    scale: (u, v) => scaleAt(lie(u, v)[1]),
    squash: (u, v) => {
      const [, y] = lie(u, v)
      return (yOf(y + 1) - yOf(y - 1)) / 2 / scaleAt(y)
    },
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

/** The corners of a hex as it is seen. */
export const outline = (lens: Lens, hex: number): readonly Point[] =>
  corners(lens, hex).map(([u, v]) => lens.project(u, v))

/** What lens and hex alone decide is worked out once: a press asks it of a hundred hexes. */
function perHex<T>(make: (lens: Lens, hex: number) => T): (lens: Lens, hex: number) => T {
  const kept = new WeakMap<Lens, Map<number, T>>()
  return (lens, hex) => {
    const known = kept.get(lens) ?? new Map<number, T>()
    const before = known.get(hex)
    if (before !== undefined) return before
    const made = make(lens, hex)
    kept.set(lens, known.set(hex, made))
    return made
  }
}

/** The corners of a hex as they are seen, written down. */
const spots = perHex((lens, hex) => outline(lens, hex).map(([x, y]) => `${n1(x)} ${n1(y)}`))

const wholeHex = perHex((lens, hex) => `M${spots(lens, hex).join('L')}Z`)

/** A hex as it is seen. */
export const hexPath = (lens: Lens, hex: number, k = 1): string =>
  k === 1 ? wholeHex(lens, hex) : seen(lens, corners(lens, hex, k), true)

/** From an edge to its neighbour, from the east clockwise. */
const ACROSS = { low: turned(LOW), high: turned(HIGH) }

function turned<X>(ways: readonly X[]): readonly X[] {
  return [...ways.slice(2), ...ways.slice(0, 2)]
}

/** The hex beyond each edge: -1 where the board ends. */
const beyond = perHex((lens, hex) => {
  const [c, r] = [hex % lens.columns, Math.floor(hex / lens.columns)]
  return (low(lens.board, c) ? ACROSS.low : ACROSS.high).map(([dc, dr]) => lens.at(c + dc, r + dr))
})

/** The line round a region, as it is seen: edges with a neighbour that does not belong to it. */
export function rim(lens: Lens, hexes: readonly number[]): string {
  const inside = new Set(hexes)
  let line = ''
  for (const hex of hexes) {
    const at = spots(lens, hex)
    beyond(lens, hex).forEach((next, i) => {
      if (!inside.has(next)) line += `M${at[i]}L${at[(i + 1) % 6]}`
    })
  }
  return line
}

interface Foot {
  readonly x: number
  readonly y: number
  readonly s: number
  readonly q: number
}

/** Where a unit's foot is, with the size of things there. */
export const foot = perHex((lens, hex): Foot => {
  const [u, v] = lens.centre(hex)
  const [x, y] = lens.project(u, v)
  return { x, y, s: lens.scale(u, v), q: lens.squash(u, v) }
})

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
