import { flatRectangle, type HexGrid, hexGrid, ring } from '@muster/engine'
import type { MapSpec } from './content/types.ts'
import type { Board, Hex } from './state.ts'

const START_LETTERS = '123456789abc'

/** The tables of a board's hexes, built once for each shape. */
export interface Ground {
  readonly grid: HexGrid
  readonly size: number
  /** Six for each hex; -1 off the board. */
  readonly near: Int16Array
  /** The same with `size` off the board. */
  readonly around: Int16Array
  /** By `a * size + b`. */
  readonly distances: HexGrid['distances']
}

const grounds = new Map<string, Ground>()

let latestBoard: Board | null = null
let latestGround: Ground | null = null

/** Looks at the latest board first: the same one is asked about again and again. */
export function groundOf(board: Board): Ground {
  if (board === latestBoard && latestGround) return latestGround
  latestGround = groundFor(board)
  latestBoard = board
  return latestGround
}

function groundFor(board: Board): Ground {
  const key = `${board.left} ${board.columns} ${board.rows}`
  let ground = grounds.get(key)
  if (!ground) {
    ground = makeGround(board)
    grounds.set(key, ground)
  }
  return ground
}

function makeGround({ left, columns, rows }: Board): Ground {
  const whole = flatRectangle(left + columns, rows)
  const grid = hexGrid(whole.filter((_, i) => i % (left + columns) >= left))
  const near = new Int16Array(grid.size * 6)
  for (const [hex, steps] of grid.step.entries()) near.set(steps, hex * 6)
  const around = near.map((hex) => (hex < 0 ? grid.size : hex))
  return { grid, size: grid.size, near, around, distances: grid.distances }
}

/** What lies where on a board, in tables. */
export interface Land {
  /** 1 in forests, and in water. */
  readonly forest: Uint8Array
  readonly wet: Uint8Array
  /** The factory on each hex; -1 for none. */
  readonly factoryOn: Int8Array
  /** How far it is from each hex to each factory: by `hex * factories + factory`. */
  readonly ways: Uint8Array
}

const lands = new WeakMap<Board, Land>()

let latestMapped: Board | null = null
let latestLand: Land | null = null

/** As `groundOf`: the latest board first. */
export function landOf(board: Board): Land {
  if (board === latestMapped && latestLand) return latestLand
  latestLand = lands.get(board) ?? makeLand(board)
  lands.set(board, latestLand)
  latestMapped = board
  return latestLand
}

function makeLand(board: Board): Land {
  const { factories } = board
  const ground = groundOf(board)
  const factoryOn = new Int8Array(ground.size).fill(-1)
  const ways = new Uint8Array(ground.size * factories.length)
  for (const [i, at] of factories.entries()) {
    factoryOn[at] = i
    for (let hex = 0; hex < ground.size; hex++) ways[hex * factories.length + i] = distance(ground, hex, at)
  }
  const marked = (letter: string) => Uint8Array.from(board.terrain, (here) => (here === letter ? 1 : 0))
  return { forest: marked('f'), wet: marked('~'), factoryOn, ways }
}

/** 1.5: a half is a board of its own, with nothing beyond its columns. */
export function makeBoard(map: string, spec: MapSpec, field: 'full' | 'left' | 'right'): Board {
  const left = field === 'right' ? spec.half : 0
  const right = field === 'left' ? spec.half : (spec.rows[0] ?? '').length
  const text = spec.rows.map((row) => row.slice(left, right)).join('')
  const board = {
    map,
    left,
    columns: right - left,
    rows: spec.rows.length,
    terrain: text.replace(/[1-9abc]/g, '.'),
    factories: [...text].flatMap((letter, hex) => (letter === 'X' ? [hex] : [])),
    starts: [...START_LETTERS].map((letter) => text.indexOf(letter)),
    shore: [],
  }
  return { ...board, shore: shoreOf(board, spec.shoreRows) }
}

/** Mainland next to water in the top rows; mainland is the largest piece of dry land. */
function shoreOf(board: Board, rows: number): Hex[] {
  if (rows === 0) return []
  const { near, size } = groundOf(board)
  const land = mainland(board)
  const out: Hex[] = []
  for (let h = 0; h < Math.min(size, rows * board.columns); h++) {
    const wet = [...near.subarray(h * 6, h * 6 + 6)].some((n) => n >= 0 && board.terrain[n] === '~')
    if (land.has(h) && wet) out.push(h)
  }
  return out
}

export function mainland(board: Board): Set<Hex> {
  let best = new Set<Hex>()
  const seen = new Set<Hex>()
  for (let h = 0; h < board.terrain.length; h++) {
    if (seen.has(h) || board.terrain[h] === '~') continue
    const piece = landFrom(board, h)
    for (const p of piece) seen.add(p)
    if (piece.size > best.size) best = piece
  }
  return best
}

function landFrom(board: Board, start: Hex): Set<Hex> {
  const { near } = groundOf(board)
  const piece = new Set([start])
  for (const h of piece) {
    for (const n of near.subarray(h * 6, h * 6 + 6)) if (n >= 0 && board.terrain[n] !== '~') piece.add(n)
  }
  return piece
}

/** From or to a place that is not on the board: beyond everything. */
const BEYOND = 1 << 20

export const distance = (ground: Ground, a: Hex, b: Hex): number => ground.distances[a * ground.size + b] ?? BEYOND

export const hexesApart = (board: Board, a: Hex, b: Hex): number => distance(groundOf(board), a, b)

/** The hexes at exactly this distance, clockwise from the north. */
export const ringOf = (ground: Ground, centre: Hex, radius: number): readonly Hex[] => ring(ground.grid, centre, radius)

/** Column letters and row numbers of the whole map: A1 is the top left. */
export function hexName(board: Board, hex: Hex): string {
  const column = board.left + (hex % board.columns)
  return `${columnName(column)}${Math.floor(hex / board.columns) + 1}`
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}

/** The hex of a name, or -1. */
export function hexNamed(board: Board, name: string): Hex {
  for (let h = 0; h < board.columns * board.rows; h++) if (hexName(board, h) === name) return h
  return -1
}
