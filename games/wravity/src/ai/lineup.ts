// Soldiers in columns, side by side: read once from a position, then looked at many times
import type { Board, Book } from '../book.ts'
import { isConscious } from '../rules/02-soldiers.ts'
import type { Position, Soldier } from '../state.ts'
import { SIDES, type Stand, standOf } from './stand.ts'

/** More soldiers than any battle has. */
export const MOST = 64

/** Good until the next position is looked at. Those who can be hit lie from `side * MOST` on, by their numbers. */
export interface Lineup {
  sides: number
  /** How many of each side can be hit. */
  readonly count: Int32Array
  readonly ids: Int32Array
  readonly places: Int32Array
  readonly speeds: Int32Array
  readonly precisions: Int32Array
  /** 1 for those who can shoot. */
  readonly armed: Uint8Array
  /** By side, the best precision of those who wait outside; -1 where nobody does. */
  readonly waiting: Int32Array
}

const column = (): Int32Array => new Int32Array(SIDES * MOST)

const line: Lineup = {
  sides: 0,
  count: new Int32Array(SIDES),
  ids: column(),
  places: column(),
  speeds: column(),
  precisions: column(),
  armed: new Uint8Array(SIDES * MOST),
  waiting: new Int32Array(SIDES),
}

export function emptyLineup(s: Position): Lineup {
  line.sides = s.doors.length
  for (let side = 0; side < s.doors.length; side++) {
    line.count[side] = 0
    line.waiting[side] = -1
  }
  return line
}

export function enroll(into: Lineup, id: number, u: Soldier, { precision }: Stand, conscious: boolean): void {
  const { side } = u
  if (u.at < 0) {
    if (precision > (into.waiting[side] as number)) into.waiting[side] = precision
    return
  }
  if (u.lives === 0) return
  const n = into.count[side] as number
  const at = side * MOST + n
  into.count[side] = n + 1
  into.ids[at] = id
  into.places[at] = u.at
  into.speeds[at] = u.speed
  into.precisions[at] = precision
  into.armed[at] = conscious ? 1 : 0
}

/** Everybody, with the board's slate filled. */
export function lineUp(book: Book, board: Board, s: Position): Lineup {
  const into = emptyLineup(s)
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    enroll(into, id, u, standOf(book, board, s, id), isConscious(board, s, u))
  }
  return into
}
