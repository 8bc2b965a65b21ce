// Chapter 4: Walking
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import { type Board, type Book, laterals } from '../book.ts'
import type { Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, borrowed, holdsOn, inField, PLANET, soldierAt, soldierOf } from './02-soldiers.ts'
import { listed, refusalOf, seatNumber } from './03-actions.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'

/** Hexes in the order they are reached, the start first, each with the place in the list of the one before it. */
interface Reach {
  readonly hexes: number[]
  readonly before: number[]
}

/** 4.1, 4.2, 4.3, 4.5: every hex that can be reached; fields are entered, not crossed. */
function reach(board: Board, s: State, cells: Int8Array, u: Soldier, most: number): Reach {
  const hexes = [u.at]
  const before = [-1]
  for (let from = 0, end = 1, walked = 0; walked < most && from < end; walked++) {
    for (; from < end; from++) {
      if (from > 0 && s.grenades.length > 0 && inField(board, s, hexes[from] as number)) continue
      for (let d = 0; d < 6; d++) {
        const to = board.step[(hexes[from] as number) * 6 + d] as number
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
function givesHold(board: Board, cells: Int8Array, hex: number): boolean {
  if (board.wall[hex] === 1) return true
  for (let d = 0; d < 6; d++) if (cells[board.step[hex * 6 + d] as number] === PLANET) return true
  return false
}

function reachOf(book: Book, s: State, u: Soldier): Reach {
  const board = boardOf(book, s)
  return reach(board, s, borrowed(board, s), u, attributes(book, u).movement)
}

function checkWalk(book: Book, s: State, seat: number, a: ActionOf<'walk'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'walk')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!holdsOn(boardOf(book, s), s, u)) return illegal('4.1', 'needsHold')
  if (a.to !== u.at && reachOf(book, s, u).hexes.includes(a.to)) return legal
  return illegal('4.2', 'outOfReach', { movement: attributes(book, u).movement })
}

/** 4.4, 4.6, 17.2: in one go, unless a door is opened or crossed on the way. */
function decideWalk(run: WravityRun, book: Book, a: ActionOf<'walk'>): void {
  const u = soldierOf(run.state, a.soldier)
  const path = wayTo(reachOf(book, run.state, u), a.to)
  const last = path.length - 1
  for (let from = 0, i = 0; i <= last; i++) {
    if (i < last && !isAtDoor(book, run.state, u, must(path[i]))) continue
    run.emit({ type: 'soldierWalked', soldier: a.soldier, path: path.slice(from, i + 1) })
    if (endIfCrossed(run, book)) return
    from = i + 1
  }
  drawIn(run, book)
}

function wayTo({ hexes, before }: Reach, to: number): number[] {
  const path: number[] = []
  for (let i = hexes.indexOf(to); i > 0; i = must(before[i])) path.unshift(must(hexes[i]))
  return path
}

/** In a rival's door, or beside one in which a friend stands. */
function isAtDoor(book: Book, s: State, u: Soldier, hex: number): boolean {
  const board = boardOf(book, s)
  return s.doors.some((door, side) => {
    if (side === u.side || hex === door) return side !== u.side
    const friend = s.soldiers[soldierAt(s, door)]
    return friend?.side === u.side && friend !== u && laterals(board, door).includes(hex)
  })
}

function walksOf(book: Book, s: State, soldier: number, out: ActionOf<'walk'>[]): void {
  const u = soldierOf(s, soldier)
  if (!holdsOn(boardOf(book, s), s, u)) return
  const { hexes } = reachOf(book, s, u)
  for (let i = 1; i < hexes.length; i++) out.push({ type: 'walk', soldier, to: hexes[i] as number })
}

export const walk: MakeOrder<'walk'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, 'walk', walksOf),
  check: (s, seat, a) => checkWalk(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideWalk(run, book, a),
})
