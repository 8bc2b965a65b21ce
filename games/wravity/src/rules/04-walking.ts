// Chapter 4: Walking
import { illegal, legal, must } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import type { ActionOf, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, filled, holdsOn, inField, PLANET, soldierOf } from './02-soldiers.ts'
import { canDo, hasOnly, isFreeToAct, refusalOf, seatNumber, unclear } from './03-actions.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'

/** 4.1, 4.2, 4.3, 4.5: every hex that can be reached, with the hex before it; fields are entered, not crossed. */
function reach(board: Board, s: State, cells: Int8Array, u: Soldier, most: number): Map<number, number> {
  const from = new Map([[u.at, -1]])
  let edge = [u.at]
  for (let walked = 0; walked < most && edge.length > 0; walked++) {
    const next: number[] = []
    for (const hex of edge) {
      if (hex !== u.at && s.grenades.length > 0 && inField(board, s, hex)) continue
      for (let d = 0; d < 6; d++) {
        const to = board.step[hex * 6 + d] as number
        if (to < 0 || cells[to] !== 0 || from.has(to) || !givesHold(board, cells, to)) continue
        from.set(to, hex)
        next.push(to)
      }
    }
    edge = next
  }
  return from
}

/** 4.2 */
function givesHold(board: Board, cells: Int8Array, hex: number): boolean {
  if (board.wall[hex] === 1) return true
  for (let d = 0; d < 6; d++) if (cells[board.step[hex * 6 + d] as number] === PLANET) return true
  return false
}

function reachOf(box: Box, s: State, u: Soldier): Map<number, number> {
  const board = boardOf(box, s)
  return reach(board, s, filled(board, s), u, attributes(box, u).movement)
}

function checkWalk(box: Box, s: State, seat: number, a: ActionOf<'walk'>): Verdict {
  if (!hasOnly(a, 'soldier', 'to')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'walk')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (!holdsOn(boardOf(box, s), s, u)) return illegal('4.1', 'needsHold')
  if (a.to !== u.at && reachOf(box, s, u).has(a.to)) return legal
  return illegal('4.2', 'outOfReach', { movement: attributes(box, u).movement })
}

/** 4.4, 4.6: hex by hex, for a door may open on the way. */
function decideWalk(run: WravityRun, box: Box, a: ActionOf<'walk'>): void {
  const from = reachOf(box, run.state, soldierOf(run.state, a.soldier))
  const path: number[] = []
  for (let hex = a.to; must(from.get(hex)) >= 0; hex = must(from.get(hex))) path.unshift(hex)
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
    const out: ActionOf<'walk'>[] = []
    if (!isFreeToAct(s)) return out
    const board = boardOf(box, s)
    const cells = filled(board, s)
    for (let id = 0; id < s.soldiers.length; id++) {
      if ((piece !== undefined && piece !== id) || !canDo(box, s, seatNumber(seat), id, 'walk')) continue
      const u = soldierOf(s, id)
      if (u.speed > 0 || !givesHold(board, cells, u.at)) continue
      for (const to of reach(board, s, cells, u, attributes(box, u).movement).keys())
        if (to !== u.at) out.push({ type: 'walk', soldier: id, to })
    }
    return out
  },
  check: (s, seat, a) => checkWalk(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideWalk(run, box, a),
})
