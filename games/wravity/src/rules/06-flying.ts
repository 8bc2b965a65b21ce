// Chapter 6: what happens on the way
import { must } from '@muster/engine'
import type { Board, Book } from '../book.ts'
import type { Hex, Position, Soldier, SoldierId } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { boardOf, borrowed, FREE, inField, isConscious, soldierOf, stepOf } from './02-soldiers.ts'
import { actionsLeft, activeSeat } from './03-actions.ts'
import { crash } from './09-crashes.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'

/** 6.3, 6.4: only in its own player's turn, before it is ended, and with an action left. */
export function mayStop(book: Book, s: Position, u: Soldier): boolean {
  if (u.seat !== activeSeat(s) || s.ending || actionsLeft(book, u) === 0) return false
  return isConscious(boardOf(book, s), s, u)
}

/** 6.1, 6.2, 6.9: up to `steps` hexes straight ahead; short of that there is a crash. */
export function flyOn(run: WravityRun, book: Book, steps: number): void {
  const { soldier: id } = must(run.state.flights.at(-1))
  const board = boardOf(book, run.state)
  for (let flown = 0; flown < steps; ) {
    const path = clearPath(board, run.state, id, steps - flown)
    if (path.length === 0) {
      crash(run, book, id)
      return
    }
    flown += path.length
    run.emit({ type: 'soldierFlew', soldier: id, path })
    if (isSpecial(board, run.state, must(path.at(-1))) && stopsAt(run, book, id)) return
  }
}

/** The free hexes ahead, up to the first where something may happen by itself. */
function clearPath(board: Board, s: Position, id: SoldierId, most: number): Hex[] {
  const u = soldierOf(s, id)
  const cells = borrowed(board, s)
  const path: Hex[] = []
  for (let hex = u.at; path.length < most; ) {
    hex = stepOf(board, hex, u.heading)
    if (hex < 0 || cells[hex] !== FREE) break
    path.push(hex)
    if (isSpecial(board, s, hex)) break
  }
  return path
}

const isSpecial = (board: Board, s: Position, hex: Hex): boolean =>
  s.doors.includes(hex) || (s.grenades.length > 0 && inField(board, s, hex))

/** 14.15, 17.2 */
function stopsAt(run: WravityRun, book: Book, id: SoldierId): boolean {
  drawIn(run, book)
  return endIfCrossed(run, book) || soldierOf(run.state, id).speed === 0
}
