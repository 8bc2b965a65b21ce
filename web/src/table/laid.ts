// Tags laid over the board: as many words as there is room for, so that none lies on another.
import type { Camera, Size } from '../board/camera.ts'
import type { Geometry, Marks, PieceOnBoard, Spot } from '../face.ts'
import { type Box, isCrowded, type Kept, placed, type Slip } from './placed.ts'

/** Where the board comes to rest, in a window of which size. */
export interface Rest {
  readonly camera: Camera
  readonly room: Size
}

export const isSameRest = (a: Rest, b: Rest): boolean =>
  a.camera.x === b.camera.x &&
  a.camera.y === b.camera.y &&
  a.camera.k === b.camera.k &&
  a.room.width === b.room.width &&
  a.room.height === b.room.height

/** All words, the figure with its icon, or the figure alone. */
export type Words = 'all' | 'few' | 'bare'

export interface Tag {
  readonly spot: Spot
  /** It speaks of a place, and may lie on it. */
  readonly ground: boolean
  readonly icons: number
  readonly lines: readonly string[]
  readonly slim: boolean
  /** It is about whoever stands there, and about nobody beside. */
  readonly close?: boolean
}

export interface Laid {
  readonly words: Words
  readonly boxes: readonly Box[]
}

/** How wide a text is in letters of so many pixels. */
export type Measure = (text: string, px: number) => number

const LEVELS: readonly Words[] = ['all', 'few', 'bare']

export function laid(tags: readonly Tag[], kept: readonly Kept[], rest: Rest, measure: Measure): Laid {
  const asides = asidesOf(tags)
  const tried = LEVELS.map((words) => (): Laid => {
    const slips = tags.map((tag, i): Slip => slipOf(tag, words, asides[i] ?? 0, rest, measure))
    return { words, boxes: placed(slips, kept, windowOf(rest)) }
  })
  let best: Laid = { words: 'all', boxes: [] }
  for (const lay of tried) {
    best = lay()
    if (!isCrowded(best.boxes)) break
  }
  return best
}

function slipOf(tag: Tag, words: Words, aside: -1 | 0 | 1, rest: Rest, measure: Measure): Slip {
  const { k } = rest.camera
  const { spot, ground, close = false } = tag
  const low = spot.tag === undefined ? 0 : Math.max(0, -spot.tag * k)
  return { ...sizeOf(tag, words, measure), of: boxOf(spot, rest), on: ground ? low : null, aside, close }
}

/** As the stylesheet draws them. */
const FIGURE = { all: 15, few: 15, bare: 13 }
const EDGE = { all: 5, few: 5, bare: 3 }
const SMALL = 12.5
const ICON = 13
const GAP = 4
const LINE = 2

export function sizeOf({ icons, lines, slim }: Tag, words: Words, measure: Measure): Pick<Box, 'w' | 'h'> {
  const [first = '', ...others] = lines
  const figure = measure(first, slim ? FIGURE.bare : FIGURE[words])
  const drawn = words === 'bare' ? 0 : icons * (ICON + GAP)
  const told = words === 'all' ? others.reduce((sum, line) => sum + GAP + measure(line, SMALL), 0) : 0
  return { w: figure + drawn + told + 2 * (EDGE[words] + LINE), h: (slim ? 19 : 22) + LINE }
}

/** A piece is higher than wide where a tag must stand farther above it. */
export function boxOf({ x, y, r, tag }: Spot, { camera }: Rest): Box {
  const { k } = camera
  const up = tag !== undefined && tag > r ? (tag + r) / 2 : r
  return { x: x * k + camera.x, y: (y - (up - r) / 2) * k + camera.y, w: 2 * r * k, h: (up + r) * k }
}

export const windowOf = ({ room: { width, height } }: Rest): Box => ({
  x: width / 2,
  y: height / 2,
  w: width,
  h: height,
})

/** What is drawn of a piece leaves a rim of its place free. */
const BODY = 0.82

function bodyOf(spot: Spot, rest: Rest): Box {
  const { x, y, w, h } = boxOf(spot, rest)
  return { x, y, w: w * BODY, h: h * BODY }
}

const DECIDED = 6
const STANDING = 3
const LIT = 1.5
const WRITTEN = 2
/** As large on the screen at any scale. */
const LETTER = 15

/** Whoever stands there, first of all those that are being decided about; the middle of each lit place; and what is written. */
export function keptOn(geometry: Geometry, pieces: readonly PieceOnBoard[], marks: Marks, rest: Rest): readonly Kept[] {
  const decided = new Set([...marks.targets.keys(), ...(marks.selected === null ? marks.ready : [marks.selected])])
  const standing = pieces.flatMap(({ piece, place }) => {
    const spot = geometry.piece(piece)
    const isDecided = decided.has(piece) || (place !== null && marks.places.has(place))
    return spot ? [{ ...bodyOf(spot, rest), weight: isDecided ? DECIDED : STANDING }] : []
  })
  const lit = [...marks.places.keys()].map((place) => {
    const { w, h, ...at } = boxOf(geometry.place(place), rest)
    return { ...at, w: w / 2, h: h / 2, weight: LIT }
  })
  const { k, ...shift } = rest.camera
  const written = (geometry.written ?? []).map(({ x, y }) => ({
    x: x * k + shift.x,
    y: y * k + shift.y,
    w: LETTER,
    h: LETTER,
    weight: WRITTEN,
  }))
  return [...standing, ...lit, ...written]
}

/** Two tags at one place stand side by side. */
function asidesOf(tags: readonly Tag[]): readonly (-1 | 0 | 1)[] {
  const where = tags.map(({ spot: { x, y } }) => `${Math.round(x)} ${Math.round(y)}`)
  return where.map((here, i) => {
    const same = where.flatMap((there, j) => (there === here ? [j] : []))
    if (same.length !== 2) return 0
    return same[0] === i ? -1 : 1
  })
}
