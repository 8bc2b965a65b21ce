// Where things lie on the table: a grid is 100 units wide and a little less deep, because one looks at it from a chair.
import type { Battlefield, Side, View } from '@muster/rivet-wars'
import type { Geometry, Spot } from '../../face.ts'

export const GRID = 100
const narrow = typeof matchMedia === 'function' && matchMedia('(max-width: 700px)').matches
/** How far the ground is squashed: hardly on a phone, where width is dear. */
export const SQUASH = narrow ? 0.94 : 0.73
export const LEFT = 40
export const TOP = 36
const RIGHT = 22
const BOTTOM = 16

export type Field = Pick<Battlefield, 'width' | 'height'>

export const boardWidth = (f: Field): number => LEFT + f.width * GRID + RIGHT
export const boardHeight = (f: Field, squash = SQUASH): number => TOP + f.height * GRID * squash + BOTTOM

/** From ground (100 to a grid, unsquashed) to the drawing. */
export const toX = (x: number): number => LEFT + x
export const toY = (y: number): number => TOP + y * SQUASH

export const columnOf = (f: Field, at: number): number => at % f.width
export const rowOf = (f: Field, at: number): number => Math.floor(at / f.width)

/** The ground point of a grid's north-west corner. */
export const cornerOf = (f: Field, at: number): readonly [number, number] => [
  columnOf(f, at) * GRID,
  rowOf(f, at) * GRID,
]

/** "C4" */
export const gridName = (f: Field, at: number): string =>
  `${String.fromCharCode(65 + columnOf(f, at))}${rowOf(f, at) + 1}`

/** What columns and rows are called, and the middle of where that is written. */
export const lettersOf = ({
  width,
  height,
}: Field): readonly { readonly text: string; readonly x: number; readonly y: number }[] => [
  ...Array.from({ length: width }, (_, i) => ({
    text: String.fromCharCode(65 + i),
    x: toX(i * GRID + 50),
    y: TOP - 15,
  })),
  ...Array.from({ length: height }, (_, i) => ({ text: String(i + 1), x: LEFT - 15, y: toY(i * GRID + 50) })),
]

/** The four squares in a side's target order: the front rank first, left before right. */
const SQUARES: Readonly<Record<Side, readonly (readonly [number, number])[]>> = {
  allies: [
    [26, 30],
    [74, 30],
    [26, 78],
    [74, 78],
  ],
  blight: [
    [74, 78],
    [26, 78],
    [74, 30],
    [26, 30],
  ],
}

/** Where each unit of a grid stands, from sizes in target order: a unit of two takes a rank, one of four the grid. */
export function stations(side: Side, sizes: readonly number[]): readonly (readonly [number, number])[] {
  const squares = SQUARES[side]
  const free = [true, true, true, true]
  const take = (i: number): readonly [number, number] => {
    free[i] = false
    return squares[i] ?? [50, 50]
  }
  const rank = (): number => (free[0] && free[1] ? 0 : 2)
  const places = new Map<number, readonly [number, number]>()
  const bySize = sizes.map((size, i) => [size, i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  const ranksFirst = sizes.indexOf(2)
  const singlesBefore = sizes.slice(0, Math.max(0, ranksFirst)).filter((s) => s === 1).length
  for (const [size, i] of bySize) {
    if (size >= 4) places.set(i, [50, 54])
    else if (size >= 2) {
      const start = singlesBefore > 0 && free[2] && free[3] ? 2 : rank()
      const a = take(start)
      const b = take(start + 1)
      places.set(i, [(a[0] + b[0]) / 2, a[1]])
    } else places.set(i, take(Math.max(0, free.indexOf(true))))
  }
  return sizes.map((_, i) => places.get(i) ?? [50, 54])
}

/** Who would capture an objective as things stand: whoever is there, else whose flag flies; null for nobody. */
export function holderOf(view: Pick<View, 'stacks' | 'units' | 'flags' | 'field'>, at: number): Side | null {
  const there = (view.stacks[at] ?? []).flatMap((id) => view.units[id] ?? [])
  return there[0]?.side ?? view.flags[view.field.objectives.indexOf(at)] ?? null
}

export interface Station {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Where ranks stand close behind each other, in a grid or beyond its edge, all are drawn a little smaller, so that none hides another. */
  readonly scale: number
}

interface Stance {
  readonly scale: number
  /** How far ranks are apart, and where the middle between them is. */
  readonly apart: number
  readonly middle: number
}

const ALONE: Stance = { scale: 1, apart: 1, middle: 54 }
const CROWDED: Stance = { scale: 0.8, apart: 1.2, middle: 54 }
/** With somebody right before or behind the grid, so that all ranks of the column are equally far from each other. */
const PRESSED: Stance = { scale: narrow ? 0.9 : 0.78, apart: 1.04, middle: 50 }
const PACKED: Stance = { ...PRESSED, scale: Math.min(PRESSED.scale, CROWDED.scale) }

/** The ground points of all units on the board. */
export function stationsOf(view: View, sizeOf: (kind: string) => number): ReadonlyMap<number, Station> {
  const out = new Map<number, Station>()
  const isTaken = (at: number): boolean => (view.stacks[at]?.length ?? 0) > 0
  view.stacks.forEach((stack, at) => {
    const units = stack.flatMap((id) => view.units[id] ?? [])
    const side = units[0]?.side
    if (!side) return
    const sizes = units.map((u) => sizeOf(u.kind))
    const [cx, cy] = cornerOf(view.field, at)
    const isFull = sizes.length > 1 && sizes.reduce((sum, size) => sum + size, 0) > 2
    const isPressed = isTaken(at - view.field.width) || isTaken(at + view.field.width)
    const { scale, apart, middle } = isPressed ? (isFull ? PACKED : PRESSED) : isFull ? CROWDED : ALONE
    stations(side, sizes).forEach(([x, y], i) => {
      const unit = units[i]
      if (unit) out.set(unit.id, { x: cx + x, y: cy + middle + (y - 54) * apart, size: sizes[i] ?? 1, scale })
    })
  })
  return out
}

export function geometryOf(view: View, sizeOf: (kind: string) => number): Geometry {
  const stands = stationsOf(view, sizeOf)
  return {
    width: boardWidth(view.field),
    height: boardHeight(view.field),
    written: lettersOf(view.field),
    place: (at) => {
      const sign = signSpot(view, stands, at)
      return { ...middleOf(view.field, at), ...(sign && { sign }) }
    },
    piece: (piece) => {
      const s = stands.get(Number(piece))
      return s
        ? { x: toX(s.x), y: toY(s.y) - (s.size >= 4 ? 30 : 18) * s.scale, r: (s.size >= 2 ? 46 : 26) * s.scale }
        : null
    },
  }
}

/** Where an icon may lie in a grid: in the middle of its lower edge first, for who stands in front stands above it. */
const FREE: readonly (readonly [number, number])[] = [
  [50, 82],
  [78, 82],
  [22, 82],
  [78, 50],
  [22, 50],
  [78, 20],
  [22, 20],
]
/** A figure's middle above its foot, and how far a wide one reaches to both sides. */
const WAIST = 20
const ARM = 26

/** The point of an occupied grid that is farthest from whoever stands there or reaches into it from below. */
export function signSpot(
  { field, stacks }: Pick<View, 'field' | 'stacks'>,
  stands: ReadonlyMap<number, Station>,
  at: number,
): Spot['sign'] {
  if ((stacks[at] ?? []).length === 0) return undefined
  const bodies = [...(stacks[at] ?? []), ...(stacks[at + field.width] ?? [])].flatMap((id) => bodiesOf(stands.get(id)))
  const [left, top] = cornerOf(field, at)
  const room = ([x, y]: readonly [number, number]): number =>
    Math.min(...bodies.map((b) => Math.hypot(b[0] - left - x, b[1] - top - y)))
  const [x, y] = FREE.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best))
  return { x: toX(left + x), y: toY(top + y) }
}

function bodiesOf(s: Station | undefined): readonly (readonly [number, number])[] {
  if (!s) return []
  const across = s.size >= 2 ? [-ARM, 0, ARM] : [0]
  return across.map((dx) => [s.x + dx, s.y - WAIST] as const)
}

export function middleOf(f: Field, at: number): Spot {
  const [x, y] = cornerOf(f, at)
  // At its lower edge: whoever stands above it reaches into it with their feet only.
  return { x: toX(x + 50), y: toY(y + 50), r: 46, tag: 10 - 50 * SQUASH }
}
