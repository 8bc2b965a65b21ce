// What a place is worth to a soldier
import type { Board, Book } from '../book.ts'
import { hitChance, isInSight } from '../rules/10-aiming.ts'
import type { Soldier, State } from '../state.ts'
import { ambushed } from './ambush.ts'
import { type Lineup, lineUp, MOST } from './lineup.ts'
import { mayShoot } from './shots.ts'
import { standOf } from './stand.ts'

/** What is looked at, once for many actions of a seat, with the board's slate filled. */
export interface Sight {
  readonly book: Book
  readonly board: Board
  readonly s: State
  readonly cells: Int8Array
  readonly seat: number
  readonly line: Lineup
  /** What soldiers' places are worth as they stand, as far as it was asked. */
  readonly here: (number | undefined)[]
}

const WORTH = [0, 2.6, 4.2]
const EXPOSED = 0.5
const DOOR = 3
const HOLD = 0.3
const ADRIFT = 1
/** In the door through which others wait to come. */
const SHUT = 2

export function sightOf(book: Book, board: Board, s: State, cells: Int8Array, seat: number): Sight {
  return { book, board, s, cells, seat, line: lineUp(book, board, s), here: [] }
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
  const { s, board, book, line } = v
  const { precision } = standOf(book, board, s, id)
  const row = at * board.size
  const own = WORTH[u.lives] as number
  let best = 0
  let danger = 0
  for (let side = 0; side < line.sides; side++) {
    if (side === u.side) continue
    const end = side * MOST + (line.count[side] as number)
    for (let i = side * MOST; i < end; i++) {
      const to = line.places[i] as number
      if (board.bearings[row + to] === 0 || !isInSight(board, s, v.cells, at, to)) continue
      const far = speed + (line.speeds[i] as number) + (board.distances[row + to] as number) - 1
      const gain = hitChance(far - precision) * worthOf(s, line.ids[i] as number)
      if (gain > best) best = gain
      if (line.armed[i] === 1) danger += hitChance(far - (line.precisions[i] as number)) * own
    }
  }
  for (let side = 0; side < line.sides; side++)
    if (side !== u.side) danger += ambushed(board, s, v.cells, side, line.waiting[side] as number, at, speed) * own
  const now = best === 0 || mayShoot(board, s, id) ? 1 : 0.4
  return now * best - EXPOSED * Math.min(danger, 5)
}

const worthOf = ({ soldiers }: State, id: number): number => WORTH[(soldiers[id] as Soldier).lives] as number

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
