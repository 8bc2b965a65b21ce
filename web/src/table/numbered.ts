// The numbers of a summary's lines on the board: beside the way or the place they tell of, and on no piece.
import type { Geometry, Spot } from '../face.ts'
import { boxOf, type Rest, windowOf } from './laid.ts'
import { type Box, type Kept, placed, type Slip } from './placed.ts'
import type { Way } from './summary.ts'

export interface Numbered extends Way {
  readonly number: number
}

export interface Told {
  readonly from: number
  readonly to: number
  readonly numbers: readonly number[]
}

export interface NumberSlip {
  readonly key: string
  readonly numbers: readonly number[]
  readonly spot: Spot
  readonly box: Box
}

/** A slip of paper for each number, in pixels. */
const SLIP = 22
/** Half as wide as the line of a move, on the board. */
const LINE = 3
/** As bad as lying on a piece that is decided about. */
const TAG = 8

export const onTags = (tags: readonly Box[]): readonly Kept[] => tags.map((tag) => ({ ...tag, weight: TAG }))

/** Several lines about one way are told together. */
export function numbersOf(ways: readonly Numbered[]): readonly Told[] {
  const groups = Map.groupBy(ways, ({ from, to }) => `${from ?? to} ${to}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return { from: first.from ?? first.to, to: first.to, numbers: [...new Set(same.map(({ number }) => number))] }
  })
}

/** Whoever stands no farther off is told by the same slip. */
const NEAR = 4

/** All of them are of the line that is told now: of those with a way one slip names it, of those that stand together one as well. */
export function marked(geometry: Geometry, told: readonly Told[]): readonly Told[] {
  const way = told.find(({ from, to }) => from !== to)
  const alone: Told[] = []
  for (const each of told.filter(({ from, to }) => from === to)) {
    const { x, y, r } = geometry.place(each.to)
    const near = alone.map(({ to }) => geometry.place(to)).some((at) => Math.hypot(at.x - x, at.y - y) < NEAR * r)
    if (!near) alone.push(each)
  }
  return way ? [way, ...alone] : alone
}

export function slipsOf(
  geometry: Geometry,
  told: readonly Told[],
  kept: readonly Kept[],
  rest: Rest,
): readonly NumberSlip[] {
  const spots = told.map(({ from, to }) => middleOf(geometry, from, to))
  const slips = spots.map((spot, i): Slip => {
    const count = told[i]?.numbers.length ?? 1
    return { w: count * SLIP, h: SLIP, of: boxOf(spot, rest), on: null, aside: 0 }
  })
  const boxes = placed(slips, kept, windowOf(rest))
  return told.flatMap(({ from, to, numbers }, i) => {
    const [spot, box] = [spots[i], boxes[i]]
    return spot && box ? [{ key: `${from} ${to}`, numbers, spot, box }] : []
  })
}

/** Half way of a move there is only its line; a place is kept free. */
function middleOf(geometry: Geometry, from: number, to: number): Spot {
  const [a, b] = [geometry.place(from), geometry.place(to)]
  return from === to ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, r: LINE }
}

/** A line from the middle of a slip towards what it tells of; none where they touch. */
export function leaderOf(slip: Box, there: Box): { readonly length: number; readonly angle: number } {
  const [dx, dy] = [there.x - slip.x, there.y - slip.y]
  const far = Math.hypot(dx, dy)
  const isOn = Math.abs(dx) < (slip.w + there.w) / 4 && Math.abs(dy) < (slip.h + there.h) / 4
  return { length: isOn ? 0 : Math.round(far - Math.min(there.w, there.h) / 4), angle: Math.atan2(dy, dx) }
}
