// What a place is worth to a soldier
import type { Board, Book } from '../book.ts'
import { isConscious } from '../rules/02-soldiers.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Soldier, State } from '../state.ts'
import { ambushed, sharpestWaiting } from './ambush.ts'
import { mayShoot } from './shots.ts'
import { standOf } from './stand.ts'

/** What is looked at, once for many actions of a seat, with the board's slate filled. */
export interface Sight {
  readonly book: Book
  readonly board: Board
  readonly s: State
  readonly cells: Int8Array
  readonly seat: number
  readonly rivals: readonly Rival[]
  /** By side, how precise the best is who waits outside; -1 for nobody, and for the seat's own. */
  readonly waiting: readonly number[]
  /** What soldiers' places are worth as they stand, as far as it was asked. */
  readonly here: (number | undefined)[]
}

/** One who can be hit, and perhaps shoots. */
interface Rival {
  readonly at: number
  readonly speed: number
  /** What a hit on it is worth. */
  readonly worth: number
  readonly shoots: boolean
  readonly precision: number
}

const WORTH = [0, 2.6, 4.2]
const EXPOSED = 0.5
const DOOR = 3
const HOLD = 0.3
const ADRIFT = 1
/** In the door through which others wait to come. */
const SHUT = 2

export function sightOf(book: Book, board: Board, s: State, cells: Int8Array, seat: number): Sight {
  const own = s.sides[seat] as number
  const rivals: Rival[] = []
  for (let id = 0; id < s.soldiers.length; id++) {
    const t = s.soldiers[id] as Soldier
    if (t.side === own || t.at < 0 || t.lives === 0) continue
    const { precision } = standOf(book, board, s, id)
    rivals.push({
      at: t.at,
      speed: t.speed,
      worth: WORTH[t.lives] as number,
      shoots: isConscious(board, s, t),
      precision,
    })
  }
  const waiting: number[] = []
  for (let side = 0; side < s.doors.length; side++)
    waiting.push(side === own ? -1 : sharpestWaiting(book, board, s, side))
  return { book, board, s, cells, seat, rivals, waiting, here: [] }
}

/** A soldier in flight is half where it is and half where its next flight leads. */
export function standing(v: Sight, id: number, at: number, speed: number, heading: number): number {
  const u = v.s.soldiers[id] as Soldier
  const rest = speed > 0 ? 0 : v.board.slate.hold[at] === 1 ? HOLD : -ADRIFT
  const shut = at === v.s.doors[u.side] && isAwaited(v.s, u.side) ? SHUT : 0
  const here = nearDoor(v, u.side, at)
  const near = speed > 0 ? (here + nearDoor(v, u.side, flown(v, at, heading, speed))) / 2 : here
  return rest + DOOR * near + lines(v, id, u, at, speed) - shut
}

function isAwaited({ soldiers }: State, side: number): boolean {
  for (let i = 0; i < soldiers.length; i++)
    if (soldiers[i]?.side === side && (soldiers[i] as Soldier).at < 0) return true
  return false
}

/** What it may hit from there, less what may hit it. */
function lines(v: Sight, id: number, u: Soldier, at: number, speed: number): number {
  const { s, board, book, rivals, waiting } = v
  const row = at * board.size
  const { precision } = standOf(book, board, s, id)
  const own = WORTH[u.lives] as number
  let best = 0
  let danger = 0
  for (let i = 0; i < rivals.length; i++) {
    const t = rivals[i] as Rival
    if (board.bearings[row + t.at] === 0 || !isInSight(board, s, v.cells, at, t.at)) continue
    const far = speed + t.speed + (board.distances[row + t.at] as number) - 1
    const gain = hitChance(far - precision) * t.worth
    if (gain > best) best = gain
    if (t.shoots) danger += hitChance(far - t.precision) * own
  }
  for (let side = 0; side < waiting.length; side++)
    danger += ambushed(board, s, v.cells, side, waiting[side] as number, at, speed) * own
  const now = best === 0 || mayShoot(book, s, u) ? 1 : 0.4
  return now * best - EXPOSED * Math.min(danger, 5)
}

const FARTHEST = 16

/** From 0 to 1: what it is worth to be so far from the nearest rival's door. */
const NEAR = Float64Array.from({ length: FARTHEST + 1 }, (_, far) => (1 - far / FARTHEST) ** 2)

function nearDoor({ s, board }: Sight, own: number, hex: number): number {
  let near = FARTHEST
  for (let side = 0; side < s.doors.length; side++) {
    const far = board.distances[(s.doors[side] as number) * board.size + hex] as number
    if (side !== own && far < near) near = far
  }
  return NEAR[near] as number
}

/** Where so many steps along a heading lead, up to whatever is in the way. */
export function flown({ board, cells }: Sight, at: number, heading: number, steps: number): number {
  let hex = at
  for (let i = 0; i < steps; i++) {
    const next = board.step[hex * 6 + heading - 1] as number
    if (next < 0 || (cells[next] as number) !== 0) break
    hex = next
  }
  return hex
}
