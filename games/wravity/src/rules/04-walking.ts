// Chapter 4: Walking
import { illegal, legal, must } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import type { ActionOf, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, borrowed, hasHold, holdsOn, inField, PLANET, soldierOf } from './02-soldiers.ts'
import { canDo, endOf, firstOf, hasOnly, isFreeToAct, NONE, refusalOf, seatNumber, unclear } from './03-actions.ts'
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

function reachOf(box: Box, s: State, u: Soldier): Reach {
  const board = boardOf(box, s)
  return reach(board, s, borrowed(board, s), u, attributes(box, u).movement)
}

function checkWalk(box: Box, s: State, seat: number, a: ActionOf<'walk'>): Verdict {
  if (!hasOnly(a, 'soldier', 'to')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'walk')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!holdsOn(boardOf(box, s), s, u)) return illegal('4.1', 'needsHold')
  if (a.to !== u.at && reachOf(box, s, u).hexes.includes(a.to)) return legal
  return illegal('4.2', 'outOfReach', { movement: attributes(box, u).movement })
}

/** 4.4, 4.6: hex by hex, for a door may open on the way. */
function decideWalk(run: WravityRun, box: Box, a: ActionOf<'walk'>): void {
  const { hexes, before } = reachOf(box, run.state, soldierOf(run.state, a.soldier))
  const path: number[] = []
  for (let i = hexes.indexOf(a.to); i > 0; i = must(before[i])) path.unshift(must(hexes[i]))
  const door = path.findIndex((hex) => run.state.doors.includes(hex))
  if (door >= 0 && door < path.length - 1) {
    run.emit({ type: 'soldierWalked', soldier: a.soldier, path: path.splice(0, door + 1) })
    if (endIfCrossed(run, box)) return
  }
  run.emit({ type: 'soldierWalked', soldier: a.soldier, path })
  drawIn(run, box)
}

export const walk: MakeOrder<'walk'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const out: ActionOf<'walk'>[] = []
    const board = boardOf(box, s)
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      if (!canDo(box, s, n, id, 'walk')) continue
      const u = soldierOf(s, id)
      if (u.speed > 0 || !hasHold(board, s, u.at)) continue
      const { hexes } = reach(board, s, borrowed(board, s), u, attributes(box, u).movement)
      for (let i = 1; i < hexes.length; i++) out.push({ type: 'walk', soldier: id, to: hexes[i] as number })
    }
    return out
  },
  check: (s, seat, a) => checkWalk(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideWalk(run, box, a),
})
