// Chapter 1: placing planets, and looking under them
import { illegal, legal, must } from '@muster/engine'
import { type Board, type Book, distance } from '../book.ts'
import type { Hex, PlanetId, Position, Seat, SeatId, Soldier } from '../state.ts'
import type { MakeOrder, Verdict } from '../types.ts'
import { boardOf, isConscious, isNextToPlanet, soldierOf } from './02-soldiers.ts'
import { activeSeat, endOf, firstOf, isFreeToAct, moving, NONE, seatNumber } from './03-actions.ts'
import { add, added } from './added.ts'
import { placeAt } from './offered.ts'

export const planetsPlaced = (s: Position): number => s.planets.filter((p) => p.at >= 0).length

/** 1.14, 1.15: one at a time, in seat order from the winner of the roll. */
export const placer = (s: Position): SeatId => (s.first + planetsPlaced(s)) % s.sides.length

/** 1.16, 1.17, 1.18: the rule by which a planet may not lie here, or null. */
function suits(board: Board, s: Position, hex: Hex): '1.16' | '1.17' | '1.18' | null {
  const { room, centre } = board
  if (distance(board, centre, hex) > room.reach) return '1.16'
  const { doors, planets } = s
  for (let i = 0; i < doors.length; i++) if (distance(board, must(doors[i]), hex) < room.fromDoors) return '1.17'
  for (let i = 0; i < planets.length; i++) {
    const { at } = must(planets[i])
    if (at >= 0 && distance(board, at, hex) < room.apart) return '1.18'
  }
  return null
}

function misplaced(board: Board, s: Position, hex: Hex): Verdict | null {
  const { reach, fromDoors } = board.room
  const rule = suits(board, s, hex)
  if (rule === '1.16') return illegal('1.16', 'tooFarOut', { reach })
  if (rule === '1.17') return illegal('1.17', 'tooNearDoor', { far: fromDoors })
  return rule && illegal('1.18', 'tooNearPlanet')
}

const isPlacing = (s: Position, seat: Seat): boolean => s.phase === 'planets' && placer(s) === seatNumber(seat)

export const placePlanet: MakeOrder<'placePlanet'> = (book) => ({
  choices(s, seat, piece) {
    if (piece !== undefined || !isPlacing(s, seat)) return NONE
    const board = boardOf(book, s)
    for (let at = 0; at < board.size; at++) if (suits(board, s, at) === null) add(placeAt(at))
    return added()
  },
  check(s, seat, a) {
    if (!isPlacing(s, seat)) return illegal('1.14', 'notPlacing')
    return misplaced(boardOf(book, s), s, a.at) ?? legal
  },
  decide(run, seat, a) {
    run.emit({ type: 'planetPlaced', planet: planetsPlaced(run.state), at: a.at, seat: seatNumber(seat) })
    if (planetsPlaced(run.state) === run.state.planets.length) run.emit({ type: 'turnBegan', turn: 0 })
  },
})

/** 1.21, 2.2 */
function looksUnder(book: Book, s: Position, u: Soldier, planet: PlanetId): Verdict {
  const board = boardOf(book, s)
  const p = s.planets[planet]
  if (book.content.ranks[u.rank]?.looks !== true) return illegal('2.2', 'notEngineer')
  if (!p || u.at < 0 || u.speed > 0 || distance(board, p.at, u.at) !== 1) return illegal('1.21', 'notHoldingPlanet')
  if (!isConscious(board, s, u)) return illegal('2.6', 'immobilised')
  return p.seen.includes(u.seat) ? illegal('1.23', 'seenAlready') : legal
}

const mayLook = (s: Position, seat: SeatId): boolean => isFreeToAct(s) && activeSeat(s) === seat && moving(s) < 0

export const look: MakeOrder<'look'> = (book) => ({
  choices(s, seat, piece) {
    const n = seatNumber(seat)
    if (!mayLook(s, n)) return NONE
    const board = boardOf(book, s)
    const end = endOf(s, n, piece)
    for (let soldier = firstOf(s, n, piece); soldier < end; soldier++) {
      const u = soldierOf(s, soldier)
      if (u.at < 0 || u.speed > 0 || !isNextToPlanet(board, s, u.at)) continue
      for (let planet = 0; planet < s.planets.length; planet++)
        if (looksUnder(book, s, u, planet).ok) add({ type: 'look', soldier, planet })
    }
    return added()
  },
  check(s, seat, a) {
    if (!mayLook(s, seatNumber(seat))) return illegal('3.9', 'anotherIsFlying')
    const u = s.soldiers[a.soldier]
    if (!u || u.seat !== seatNumber(seat)) return illegal('3.2', 'notYourSoldier')
    return looksUnder(book, s, u, a.planet)
  },
  /** 1.21, 1.22: no action, and only this player learns the value. */
  decide(run, seat, a) {
    const { soldier, planet } = a
    const { value } = must(run.state.planets[planet])
    run.emit({ type: 'planetSeen', seat: seatNumber(seat), soldier, planet, value })
  },
})
