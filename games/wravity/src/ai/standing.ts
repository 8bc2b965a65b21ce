// What a place is worth to a soldier
import type { Board, Book } from '../book.ts'
import { attributes, hasHold, isConscious } from '../rules/02-soldiers.ts'
import { isInSight } from '../rules/10-aiming.ts'
import type { Soldier, State } from '../state.ts'
import { ambushed } from './ambush.ts'
import { mayShoot } from './shots.ts'

/** What is looked at, once for many actions. */
export interface Sight {
  readonly book: Book
  readonly board: Board
  readonly s: State
  readonly cells: Int8Array
  readonly seat: number
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

/** A soldier in flight is half where it is and half where its next flight leads. */
export function standing(v: Sight, u: Soldier, at: number, speed: number, heading: number): number {
  const rest = speed > 0 ? 0 : hasHold(v.board, v.s, at) ? HOLD : -ADRIFT
  const shut = at === v.s.doors[u.side] && v.s.soldiers.some((t) => t.side === u.side && t.at < 0) ? SHUT : 0
  const here = nearDoor(v, u.side, at)
  const near = speed > 0 ? (here + nearDoor(v, u.side, flown(v, at, heading, speed))) / 2 : here
  return rest + DOOR * near + lines(v, u, at, speed) - shut
}

/** What it may hit from there, less what may hit it. */
function lines(v: Sight, u: Soldier, at: number, speed: number): number {
  const { s, board, book } = v
  const { soldiers } = s
  const row = at * board.size
  let best = 0
  let danger = 0
  for (let i = 0; i < soldiers.length; i++) {
    const t = soldiers[i] as Soldier
    if (t.side === u.side || t.at < 0 || t.lives === 0 || board.bearings[row + t.at] === 0) continue
    if (!isInSight(board, s, v.cells, at, t.at)) continue
    const far = speed + t.speed + (board.distances[row + t.at] as number) - 1
    const gain = chance(far - attributes(book, u).precision) * (WORTH[t.lives] as number)
    if (gain > best) best = gain
    if (isConscious(board, s, t)) danger += chance(far - attributes(book, t).precision) * (WORTH[u.lives] as number)
  }
  for (let side = 0; side < s.doors.length; side++)
    if (side !== u.side) danger += ambushed(book, board, s, v.cells, side, at, speed) * (WORTH[u.lives] as number)
  const now = best === 0 || mayShoot(book, s, u) ? 1 : 0.4
  return now * best - EXPOSED * Math.min(danger, 5)
}

const chance = (needed: number): number => (11 - Math.min(10, Math.max(2, needed))) / 10

/** From 0 to 1: how near a hex is to the nearest rival's door. */
function nearDoor({ s, board }: Sight, own: number, hex: number): number {
  let near = 16
  for (let side = 0; side < s.doors.length; side++)
    if (side !== own) near = Math.min(near, board.distances[(s.doors[side] as number) * board.size + hex] as number)
  return (1 - near / 16) ** 2
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
