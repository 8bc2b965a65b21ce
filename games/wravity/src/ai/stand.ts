// What a soldier and its place are, worked out once for as long as it stands there
import { must } from '@muster/engine'
import { type Board, type Book, distance } from '../book.ts'
import { attributes } from '../rules/02-soldiers.ts'
import type { Position, Soldier } from '../state.ts'
import { aheadOf, nearness } from './evaluate.ts'

/** More sides than any battle has. */
export const SIDES = 8

export interface Stand {
  of: Soldier | null
  among: Position['planets'][number] | undefined
  precision: number
  /** Whether its hex gives a hold. */
  holds: boolean
  /** How near it is to each door, and whether it is at rest beside it. */
  readonly near: Float64Array
  readonly opens: Uint8Array
}

/**
 * The latest, by the number of the soldier, and the one before: whoever tries actions comes back to where it stood.
 * Soldiers are replaced, never changed, and planets lie still in battle.
 */
const latest: Stand[] = []
const before: Stand[] = []

const nobody = (): Stand => ({
  of: null,
  among: undefined,
  precision: 0,
  holds: false,
  near: new Float64Array(SIDES),
  opens: new Uint8Array(SIDES),
})

/** With the board's slate filled. */
export function standOf(book: Book, board: Board, s: Position, id: number): Stand {
  const u = s.soldiers[id] as Soldier
  const known = latest[id]
  if (known !== undefined && known.of === u && known.among === s.planets[0]) return known
  return recalled(book, board, s, id, u)
}

function recalled(book: Book, board: Board, s: Position, id: number, u: Soldier): Stand {
  while (latest.length <= id) {
    latest.push(nobody())
    before.push(nobody())
  }
  const older = must(before[id])
  before[id] = must(latest[id])
  latest[id] = older
  if (older.of !== u || older.among !== s.planets[0]) look(book, board, s, u, older)
  return older
}

function look(book: Book, board: Board, s: Position, u: Soldier, into: Stand): void {
  into.of = u
  into.among = s.planets[0]
  into.precision = attributes(book, u).precision
  into.holds = u.at >= 0 && board.slate.hold[u.at] === 1
  if (u.at < 0) return
  const ahead = u.speed > 0 ? aheadOf(board, u) : u.at
  for (let i = 0; i < s.doors.length; i++) {
    const door = s.doors[i] as number
    into.near[i] = nearness(board, u.speed, ahead, door)
    into.opens[i] = u.speed === 0 && board.wall[u.at] === 1 && distance(board, door, u.at) === 1 ? 1 : 0
  }
}
