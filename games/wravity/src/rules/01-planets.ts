// Chapter 1: placing planets, and looking under them
import { illegal, legal, must } from '@muster/engine'
import type { Box } from '../box.ts'
import type { ActionOf, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict } from '../types.ts'
import { boardOf, isBetween, isConscious, namedSoldier } from './02-soldiers.ts'
import { activeSeat, hasOnly, isFreeToAct, moving, seatNumber, unclear } from './03-actions.ts'

export const planetsPlaced = (s: State): number => s.planets.filter((p) => p.at >= 0).length

/** 1.14, 1.15: one at a time, in seat order from the winner of the roll. */
export const placer = (s: State): number => (s.first + planetsPlaced(s)) % s.sides.length

/** 1.16, 1.17, 1.18: why a planet may not lie here, or null. */
function misplaced(box: Box, s: State, hex: number): Verdict | null {
  const board = boardOf(box, s)
  const { room, distances, size } = board
  const far = (other: number): number => distances[other * size + hex] as number
  if (far(board.grid.at(0, 0)) > room.reach) return illegal('1.16', 'tooFarOut', { reach: room.reach })
  if (s.doors.some((door) => far(door) < room.fromDoors)) return illegal('1.17', 'tooNearDoor', { far: room.fromDoors })
  return s.planets.some((p) => p.at >= 0 && far(p.at) < room.apart) ? illegal('1.18', 'tooNearPlanet') : null
}

export const placePlanet: MakeOrder<'placePlanet'> = (box) => ({
  choices(s, seat, piece) {
    const out: ActionOf<'placePlanet'>[] = []
    if (piece !== undefined || s.phase !== 'planets' || placer(s) !== seatNumber(seat)) return out
    const { size } = boardOf(box, s)
    for (let at = 0; at < size; at++) if (!misplaced(box, s, at)) out.push({ type: 'placePlanet', at })
    return out
  },
  check(s, seat, a) {
    if (!hasOnly(a, 'at') || !isBetween(a.at, 0, boardOf(box, s).size - 1)) return unclear()
    if (s.phase !== 'planets' || placer(s) !== seatNumber(seat)) return illegal('1.14', 'notPlacing')
    return misplaced(box, s, a.at) ?? legal
  },
  decide(run, seat, a) {
    run.emit({ type: 'planetPlaced', planet: planetsPlaced(run.state), at: a.at, seat: seatNumber(seat) })
    if (planetsPlaced(run.state) === run.state.planets.length) run.emit({ type: 'turnBegan', turn: 0 })
  },
})

/** 1.21, 2.2 */
function looksUnder(box: Box, s: State, u: Soldier, planet: unknown): Verdict {
  const board = boardOf(box, s)
  const p = typeof planet === 'number' ? s.planets[planet] : undefined
  if (box.content.ranks[u.rank]?.looks !== true) return illegal('2.2', 'notEngineer')
  if (!p || u.at < 0 || u.speed > 0 || board.distances[p.at * board.size + u.at] !== 1)
    return illegal('1.21', 'notHoldingPlanet')
  if (!isConscious(board, s, u)) return illegal('2.6', 'immobilised')
  return p.seen.includes(u.seat) ? illegal('1.23', 'seenAlready') : legal
}

const mayLook = (s: State, seat: number): boolean => isFreeToAct(s) && activeSeat(s) === seat && moving(s) < 0

export const look: MakeOrder<'look'> = (box) => ({
  choices(s, seat, piece) {
    const out: ActionOf<'look'>[] = []
    if (!mayLook(s, seatNumber(seat))) return out
    s.soldiers.forEach((u, soldier) => {
      if ((piece !== undefined && piece !== soldier) || u.seat !== seatNumber(seat)) return
      if (u.at < 0 || box.content.ranks[u.rank]?.looks !== true) return
      for (let planet = 0; planet < s.planets.length; planet++)
        if (looksUnder(box, s, u, planet).ok) out.push({ type: 'look', soldier, planet })
    })
    return out
  },
  check(s, seat, a) {
    if (!hasOnly(a, 'soldier', 'planet')) return unclear()
    if (!mayLook(s, seatNumber(seat))) return illegal('3.9', 'anotherIsFlying')
    const u = namedSoldier(s, a.soldier)
    if (!u || u.seat !== seatNumber(seat)) return illegal('3.2', 'notYourSoldier')
    return looksUnder(box, s, u, a.planet)
  },
  /** 1.21, 1.22: no action, and only this player learns the value. */
  decide(run, seat, a) {
    const { soldier, planet } = a
    const { value } = must(run.state.planets[planet])
    run.emit({ type: 'planetSeen', seat: seatNumber(seat), soldier, planet, value })
  },
})
