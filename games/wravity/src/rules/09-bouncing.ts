// Chapter 9: bouncing off walls and planets
import { type Board, type Book, HEADINGS } from '../book.ts'
import type { Heading, Hex, Position, SoldierId } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { boardOf, borrowed, FREE, soldierOf, stepOf } from './02-soldiers.ts'
import { askRepeat } from './11-windows.ts'

/** 9.1, 9.2, 9.3: without control, with 1 speed less. */
export function bounce(run: WravityRun, book: Book, id: SoldierId): void {
  const u = soldierOf(run.state, id)
  const board = boardOf(book, run.state)
  const ways = freeWays(board, run.state, u.at)
  const stuck = ways.length === 0
  const die = u.speed === 1 || stuck ? 0 : rollFree(run, ways)
  if (die > 0 && askRepeat(run, { type: 'bounce', soldier: id, die })) return
  emitBounce(run, id, die, stuck ? 'stuck' : 'goesOn')
}

function freeWays(board: Board, s: Position, from: Hex): Heading[] {
  const cells = borrowed(board, s)
  return HEADINGS.filter((heading) => cells[stepOf(board, from, heading)] === FREE)
}

/** 9.4: a die rolled until its direction is free shows each free direction as often as any other. */
const rollFree = (run: WravityRun, ways: readonly Heading[]): Heading => run.chance.pick(ways)

/** 9.5: the movement left stays, unless there is no way out. */
export function emitBounce(run: WravityRun, id: SoldierId, die: number, end: 'goesOn' | 'stuck'): void {
  const u = soldierOf(run.state, id)
  const heading = die || u.heading
  run.emit({ type: 'soldierBounced', soldier: id, die, speed: u.speed - 1, heading, stuck: end === 'stuck' })
}

/** A bounce rolled again stands. */
export function bounceAgain(run: WravityRun, book: Book, id: SoldierId): void {
  const die = rollFree(run, freeWays(boardOf(book, run.state), run.state, soldierOf(run.state, id).at))
  emitBounce(run, id, die, 'goesOn')
}
