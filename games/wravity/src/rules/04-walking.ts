// Chapter 4: Walking
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import { type Board, type Book, laterals } from '../book.ts'
import type { Hex, Position, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, borrowed, holdsOn, inField, PLANET, soldierAt, soldierOf, stepOf } from './02-soldiers.ts'
import { listedAround, refusalOf, seatNumber } from './03-actions.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'

/** Hexes in the order they are reached, the start first, each with the place in the list of the one before it. */
interface Reach {
  readonly hexes: Hex[]
  readonly before: number[]
}

/** 4.1, 4.2, 4.3, 4.5: every hex that can be reached; fields are entered, not crossed. */
function reach(board: Board, s: Position, cells: Int8Array, u: Soldier, most: number): Reach {
  const hexes = [u.at]
  const before = [-1]
  for (let from = 0, end = 1, walked = 0; walked < most && from < end; walked++) {
    for (; from < end; from++) {
      const hex = must(hexes[from])
      if (from > 0 && s.grenades.length > 0 && inField(board, s, hex)) continue
      for (let heading = 1; heading <= 6; heading++) {
        const to = stepOf(board, hex, heading)
        if (to < 0 || cells[to] !== 0 || !givesHold(board, cells, to) || hexes.includes(to)) continue
        hexes.push(to)
        before.push(from)
      }
    }
    end = hexes.length
  }
  return { hexes, before }
}

/** 4.2 */
function givesHold(board: Board, cells: Int8Array, hex: Hex): boolean {
  if (board.wall[hex] === 1) return true
  for (let heading = 1; heading <= 6; heading++) if (cells[stepOf(board, hex, heading)] === PLANET) return true
  return false
}

/** 4.1: null for one that has nothing to hold on to. */
function reachOf(book: Book, s: Position, u: Soldier): Reach | null {
  const board = boardOf(book, s)
  return holdsOn(board, s, u) ? reach(board, s, borrowed(board, s), u, attributes(book, u).movement) : null
}

function checkWalk(book: Book, s: Position, seat: SeatId, a: ActionOf<'walk'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'walk')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const within = reachOf(book, s, u)
  if (!within) return illegal('4.1', 'needsHold')
  if (a.to !== u.at && within.hexes.includes(a.to)) return legal
  return illegal('4.2', 'outOfReach', { movement: attributes(book, u).movement })
}

/** 4.4, 4.6, 17.2: in one go, unless a door is opened or crossed on the way. */
function decideWalk(run: WravityRun, book: Book, a: ActionOf<'walk'>): void {
  const path = wayTo(must(reachOf(book, run.state, soldierOf(run.state, a.soldier))), a.to)
  const last = path.length - 1
  for (let from = 0, i = 0; i <= last; i++) {
    if (i < last && !isAtDoor(book, run.state, a.soldier, must(path[i]))) continue
    run.emit({ type: 'soldierWalked', soldier: a.soldier, path: path.slice(from, i + 1) })
    if (endIfCrossed(run, book)) return
    from = i + 1
  }
  drawIn(run, book)
}

function wayTo({ hexes, before }: Reach, to: Hex): Hex[] {
  const path: Hex[] = []
  for (let i = hexes.indexOf(to); i > 0; i = must(before[i])) path.unshift(must(hexes[i]))
  return path
}

/** In a rival's door, or beside one in which a friend stands. */
function isAtDoor(book: Book, s: Position, id: SoldierId, hex: Hex): boolean {
  const board = boardOf(book, s)
  const own = soldierOf(s, id).side
  return s.doors.some((door, side) => {
    if (side === own || hex === door) return side !== own
    const friend = soldierAt(s, door)
    return friend !== id && s.soldiers[friend]?.side === own && laterals(board, door).includes(hex)
  })
}

function walksOf(book: Book, s: Position, soldier: SoldierId, out: ActionOf<'walk'>[]): void {
  const u = soldierOf(s, soldier)
  const board = boardOf(book, s)
  if (!holdsOn(board, s, u)) return
  const { hexes } = reach(board, s, board.slate.cells, u, attributes(book, u).movement)
  for (let i = 1; i < hexes.length; i++) out.push({ type: 'walk', soldier, to: must(hexes[i]) })
}

export const walk: MakeOrder<'walk'> = (book) => ({
  choices: (s, seat, piece) => listedAround(book, s, seat, piece, 'walk', walksOf),
  check: (s, seat, a) => checkWalk(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideWalk(run, book, a),
})
