// Where what is written over the board lies: beside what it belongs to, on nobody, on nothing else that is written, in the window.

/** Middle and size, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Something to be written, and what it belongs to. */
export interface Slip extends Pick<Box, 'w' | 'h'> {
  readonly of: Box
  /** On the ground, as far below its middle: null for what stands there, which nothing may lie on. */
  readonly on: number | null
  /** Two at one place lie side by side. */
  readonly aside: -1 | 0 | 1
  /** It stays above or below, where it cannot be taken for another's. */
  readonly close?: boolean
}

/** What is to be seen, and how much it would matter if it were not. */
export interface Kept extends Box {
  readonly weight: number
}

type Offset = readonly [dx: number, dy: number, cost: number]

/** What belongs to a piece may touch its rim. */
const RIM = 4
/** So much worse than the place before it is each place that is tried. */
const LATER = 0.04
/** Farther off one must look for what it belongs to. */
const FAR = 0.5
/** Beside a place lies another one, which it could be taken for. */
const ELSEWHERE = 0.9
/** On the edge of a place it is still its own. */
const OVER = 0.2
const ON_ANOTHER = 8
/** Less than this hides nothing. */
const TOUCH = 0.1
/** As often each is looked at once more when all the others lie. */
const ROUNDS = 2

/** In the order in which they are told. `room` is the window. */
export function placed(slips: readonly Slip[], kept: readonly Kept[], room: Box): readonly Box[] {
  const ways = slips.map((slip) => offsetsOf(slip))
  const boxes: Box[] = []
  for (let round = 0; round < ROUNDS; round++)
    slips.forEach((slip, i) => {
      const others = boxes.filter((_, j) => j !== i)
      boxes[i] = bestOf(slip, ways[i] ?? [], kept, others, room)
    })
  return boxes
}

/** Whether they lie on each other. */
export const isCrowded = (boxes: readonly Box[]): boolean =>
  boxes.some((a, i) => boxes.some((b, j) => j > i && shared(a, b) > 0))

function bestOf(slip: Slip, ways: readonly Offset[], kept: readonly Kept[], others: readonly Box[], room: Box): Box {
  let best: Box = { ...slip.of, w: slip.w, h: slip.h }
  let least = Number.POSITIVE_INFINITY
  for (const [dx, dy, cost] of ways) {
    const box = inside({ x: slip.of.x + dx, y: slip.of.y + dy, w: slip.w, h: slip.h }, room)
    let sum = cost
    for (const each of kept) sum += each.weight * part(box, each)
    for (const each of others) sum += ON_ANOTHER * part(box, each)
    if (sum >= least) continue
    least = sum
    best = box
  }
  return best
}

/** The likeliest first: above, where nothing is hidden from who looks from below. */
function offsetsOf({ of, w, h, on, aside, close }: Slip): readonly Offset[] {
  const [right, low] = [(of.w + w) / 2, (of.h + h) / 2 - RIM]
  const beside: Offset[] = [
    [0, -low, 0],
    [0, low, 0],
    [right, 0, 0],
    [-right, 0, 0],
    [w / 2, -low, 0],
    [-w / 2, -low, 0],
    [w / 2, low, 0],
    [-w / 2, low, 0],
    [0, -low - h, FAR],
    [0, low + h, FAR],
    [w / 2, -low - h, FAR],
    [-w / 2, -low - h, FAR],
    [w / 2, low + h, FAR],
    [-w / 2, low + h, FAR],
    [right + w / 2, -low, FAR],
    [-right - w / 2, -low, FAR],
  ]
  const ground: Offset[] =
    on === null
      ? []
      : [
          [0, on, 0],
          [0, 0, 0],
          [0, -on, 0],
          // On its edge, before anything beyond it.
          [0, on + h / 4, OVER],
          [0, on + h / 2, OVER],
          [0, -on - h / 2, OVER],
        ]
  const tried = close ? [...beside.slice(0, 2), [0, h - low, FAR] as const] : beside
  const all = [...ground, ...tried.map(([x, y, cost]): Offset => [x, y, cost + (on === null ? 0 : ELSEWHERE)])]
  return all.map(([x, y, cost], i) => [x + (aside * w) / 2, y, cost + i * LATER])
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

const inside = ({ x, y, w, h }: Box, room: Box): Box => ({
  x: between(room.x - room.w / 2 + w / 2, x, Math.max(room.x - room.w / 2 + w / 2, room.x + room.w / 2 - w / 2)),
  y: between(room.y - room.h / 2 + h / 2, y, Math.max(room.y - room.h / 2 + h / 2, room.y + room.h / 2 - h / 2)),
  w,
  h,
})

function shared(a: Box, b: Box): number {
  const wide = (a.w + b.w) / 2 - Math.abs(a.x - b.x)
  const high = (a.h + b.h) / 2 - Math.abs(a.y - b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Whether it hides anything of what is to be seen. */
export const liesOn = (box: Box, kept: readonly Kept[]): boolean => kept.some((each) => part(box, each) > TOUCH)

/** How much of the smaller one is hidden. */
const part = (a: Box, b: Box): number => {
  const area = shared(a, b)
  return area === 0 ? 0 : area / Math.min(a.w * a.h, b.w * b.h)
}
