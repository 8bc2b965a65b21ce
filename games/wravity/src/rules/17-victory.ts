// Chapter 17: Winning
import { must } from '@muster/engine'
import { type Board, type Book, laterals } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import type { Hex, Position, SideId, SoldierId } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { boardOf, borrowed, isConscious, soldierAt, soldierOf } from './02-soldiers.ts'
import { activeSeat, lastRound } from './03-actions.ts'
import { resultOf } from './18-points.ts'

function end(run: WravityRun, book: Book, rule: Rule, crossed: SoldierId = -1): true {
  run.emit({ type: 'battleEnded', result: resultOf(book, run.state, rule, crossed) })
  return true
}

/** 17.1, 17.2: whether a soldier stands in an opened door. */
export function endIfCrossed(run: WravityRun, book: Book): boolean {
  const board = boardOf(book, run.state)
  for (let side = 0; side < run.state.doors.length; side++) {
    const crossed = crosser(board, run.state, side)
    if (crossed >= 0) return end(run, book, '17.1', crossed)
  }
  return false
}

/** 17.3: both must be conscious, and the one beside the door at rest. */
function crosser(board: Board, s: Position, side: SideId): SoldierId {
  const door = must(s.doors[side])
  const id = (borrowed(board, s)[door] as number) - 1
  if (id < 0) return -1
  const u = soldierOf(s, id)
  if (u.side === side || !isConscious(board, s, u)) return -1
  return laterals(board, door).some((h) => opens(board, s, u.side, h)) ? id : -1
}

/** 17.3: the soldier of `side` that holds the door at `door` open; -1 for none. */
export function opener(board: Board, s: Position, side: SideId, door: Hex): SoldierId {
  const hex = laterals(board, door).find((h) => opens(board, s, side, h))
  return hex === undefined ? -1 : soldierAt(s, hex)
}

function opens(board: Board, s: Position, side: SideId, hex: Hex): boolean {
  const id = soldierAt(s, hex)
  if (id < 0) return false
  const u = soldierOf(s, id)
  return u.side === side && u.speed === 0 && isConscious(board, s, u)
}

/** Whether a side has soldiers in the room, and all of them are immobilised. */
function isDown(s: Position, side: SideId): boolean {
  let inside = false
  for (let i = 0; i < s.soldiers.length; i++) {
    const u = soldierOf(s, i)
    if (u.side !== side || u.at < 0) continue
    if (u.lives > 0) return false
    inside = true
  }
  return inside
}

function isBeaten(s: Position, side: SideId): boolean {
  for (let i = 0; i < s.soldiers.length; i++) {
    const u = soldierOf(s, i)
    if (u.side === side && u.lives > 0) return false
  }
  return true
}

/** 17.4, 17.6: one side left that has anyone to send. */
export function endIfBeaten(run: WravityRun, book: Book): boolean {
  const s = run.state
  let left = 0
  for (let side = 0; side < s.doors.length; side++) if (!isBeaten(s, side)) left++
  if (left > 1) return false
  return end(run, book, s.doors.length > 2 ? '17.6' : '17.4')
}

/** 17.5: with two sides, one whose soldiers in the room are all immobilised has its next turn to change that. */
export function watchLastStand(run: WravityRun): void {
  const s = run.state
  if (s.doors.length > 2) return
  for (let side = 0; side < s.doors.length; side++) {
    const down = isDown(s, side)
    if (down && !s.lastStand[side]) run.emit({ type: 'lastStandBegan', side })
    if (!down && s.lastStand[side]) run.emit({ type: 'lastStandEnded', side })
  }
}

/** 17.7, 17.11 */
const roundRule = (book: Book, s: Position): Rule =>
  must(book.content.modes[s.mode]).rounds === undefined ? '17.7' : '17.11'

/** 17.5, 17.7, 17.11: what the end of a turn may bring. */
export function endWithTurn(run: WravityRun, book: Book): boolean {
  const s = run.state
  const side = must(s.sides[activeSeat(s)])
  if (s.lastStand[side]?.length === 0) return end(run, book, '17.5')
  const last = s.turn + 1 >= lastRound(book, s.mode) * s.sides.length
  return last && end(run, book, roundRule(book, s))
}
