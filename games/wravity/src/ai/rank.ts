import { must } from '@muster/engine'
import type { Action } from '../action.ts'
import { type Board, type Book, distance } from '../book.ts'
import { boardOf, soldierAt, soldierOf, stepOf } from '../rules/02-soldiers.ts'
import { hitsWith, shotNeeds } from '../rules/10-aiming.ts'
import type { Heading, Hex, Position, SeatId, SoldierId } from '../state.ts'

/** The same actions, those worth trying first in front. */
export function rank(book: Book, s: Position, seat: SeatId, actions: readonly Action[]): Action[] {
  const scored = actions.map((action, i) => ({ action, i, score: promise(book, s, seat, action) }))
  return scored.sort((a, b) => b.score - a.score || a.i - b.i).map((x) => x.action)
}

/** A guess at how good an action is, from 0 to about 100. */
function promise(book: Book, s: Position, seat: SeatId, a: Action): number {
  const board = boardOf(book, s)
  switch (a.type) {
    case 'shoot':
      return shotPromise(book, s, a.soldier, a.at) + (a.card ? -3 : 0)
    case 'placePlanet':
      return scattered(board, a.at)
    case 'enter':
      return 60
    case 'endTurn':
      return 30
    case 'revive':
      return soldierOf(s, a.target).lives === 0 ? 70 : 50
    case 'grab':
      return 45
    case 'fly':
      return 40 + toDoor(board, s, seat, aheadBy(board, s, a.soldier, a.steps)) * 10
    case 'walk':
      return 25 + toDoor(board, s, seat, a.to) * 20
    case 'impulse':
    case 'pushOff':
      return 25 + toDoor(board, s, seat, flown(board, s, soldierOf(s, a.soldier).at, a.heading, a.force)) * 20
    case 'concentrate':
      return 28
    case 'push':
    case 'brake':
      return soldierOf(s, a.target).seat === seat ? 12 : 18
    case 'cable':
    case 'hook':
    case 'throwGrenade':
      return 14
    default:
      return 35
  }
}

/** All over the room and alike on every side of it, rather in the middle: whoever tries only a few favours no door. */
export function scattered({ grid, size }: Board, hex: Hex): number {
  const [q, r] = [must(grid.q[hex]), must(grid.r[hex])]
  const apart = [Math.abs(q), Math.abs(r), Math.abs(q + r)]
  const [ring, place] = [Math.max(...apart), Math.min(...apart)]
  return ((ring * 5 + place * 7) % 11) / 11 - ring / 6 + ((hex * 89) % size) / (100 * size)
}

function shotPromise(book: Book, s: Position, soldier: SoldierId, at: Hex): number {
  const needed = shotNeeds(book, s, soldierOf(s, soldier), at)
  let hits = 0
  for (let die = 1; die <= 10; die++) if (hitsWith(die, 0, needed)) hits++
  const target = soldierAt(s, at)
  return target < 0 ? 10 : 40 + hits * 4
}

/** From 0 to 1: how near a hex is to the nearest rival's door. */
function toDoor(board: Board, s: Position, seat: SeatId, hex: Hex): number {
  let near = 99
  for (let side = 0; side < s.doors.length; side++) {
    if (side !== s.sides[seat]) near = Math.min(near, distance(board, must(s.doors[side]), hex))
  }
  return 1 - near / 16
}

function aheadBy(board: Board, s: Position, soldier: SoldierId, steps: number): Hex {
  const u = soldierOf(s, soldier)
  return flown(board, s, u.at, u.heading, steps)
}

function flown(board: Board, _s: Position, at: Hex, heading: Heading, steps: number): Hex {
  let hex = at
  for (let i = 0; i < steps; i++) {
    const next = stepOf(board, hex, heading)
    if (next < 0) break
    hex = next
  }
  return hex
}
