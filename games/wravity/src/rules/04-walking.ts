// Chapter 4: Walking
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import { type Board, type Book, laterals } from '../book.ts'
import { type Hex, KIND, type Position, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  attributesOf,
  boardOf,
  borrowed,
  FREE,
  holdsOn,
  inField,
  soldierAt,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import { listed, refusalOf, seatNumber } from './03-actions.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'
import { add } from './added.ts'
import { walkTo } from './offered.ts'

/**
 * Hexes in the order they are reached, the start first, each with the place in the list of the one before it: of the
 * soldier that was asked about last. A hex that was reached bears the number of the question.
 */
const hexes: Hex[] = []
const before: number[] = []
let found = 0
const reached: number[] = []
let asked = 0

/** 4.1, 4.2, 4.3, 4.5: every hex that can be reached, with the board's slate filled; fields are entered, not crossed. */
function reach(board: Board, s: Position, u: Soldier, most: number): void {
  const { cells, hold } = board.slate
  asked++
  found = 0
  put(u.at, -1)
  for (let from = 0, end = 1, walked = 0; walked < most && from < end; walked++) {
    for (; from < end; from++) {
      const hex = must(hexes[from])
      if (from > 0 && s.grenades.length > 0 && inField(board, s, hex)) continue
      for (let heading = 1; heading <= 6; heading++) {
        const to = stepOf(board, hex, heading)
        if (to >= 0 && cells[to] === FREE && hold[to] === 1 && reached[to] !== asked) put(to, from)
      }
    }
    end = found
  }
}

function put(hex: Hex, from: number): void {
  hexes[found] = hex
  before[found++] = from
  reached[hex] = asked
}

/** 4.1: whether it has something to hold on to; then what it can reach is found. */
function canWalk(book: Book, s: Position, u: Soldier): boolean {
  const board = boardOf(book, s)
  if (!holdsOn(board, s, u)) return false
  borrowed(board, s)
  reach(board, s, u, attributes(book, u).movement)
  return true
}

function checkWalk(book: Book, s: Position, seat: SeatId, a: ActionOf<'walk'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'walk')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!canWalk(book, s, u)) return illegal('4.1', 'needsHold')
  if (a.to !== u.at && reached[a.to] === asked) return legal
  return illegal('4.2', 'outOfReach', { movement: attributes(book, u).movement })
}

/** 4.4, 4.6, 17.2: in one go, unless a door is opened or crossed on the way. */
function decideWalk(run: WravityRun, book: Book, a: ActionOf<'walk'>): void {
  canWalk(book, run.state, soldierOf(run.state, a.soldier))
  const path = wayTo(a.to)
  const last = path.length - 1
  for (let from = 0, i = 0; i <= last; i++) {
    if (i < last && !isAtDoor(book, run.state, a.soldier, must(path[i]))) continue
    run.emit({ type: 'soldierWalked', soldier: a.soldier, path: path.slice(from, i + 1) })
    if (endIfCrossed(run, book)) return
    from = i + 1
  }
  drawIn(run, book)
}

function wayTo(to: Hex): Hex[] {
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

function walksOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  reach(board, s, soldierOf(s, soldier), attributesOf(book, board, s, soldier).movement)
  for (let i = 1; i < found; i++) add(walkTo(soldier, must(hexes[i])))
}

export const walk: MakeOrder<'walk'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, KIND.walk, walksOf),
  check: (s, seat, a) => checkWalk(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideWalk(run, book, a),
})
