// Chapter 8: Pushing
import { illegal, legal, must } from '@muster/engine'
import type { BrakeAction, PushAction } from '../action.ts'
import { type Board, type Book, distance } from '../book.ts'
import { type Heading, KIND, type Position, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  attributesOf,
  boardOf,
  borrowed,
  capped,
  holdsOn,
  inField,
  isBetween,
  opposite,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import { isLeftInPeace, listed, moving, NONE, refusalOf, seatNumber } from './03-actions.ts'
import { displace, raised } from './06-displacement.ts'
import { addSome } from './added.ts'
import { pushesBy } from './offered.ts'

/** 8.1, 11.21, 14.17: why nobody can be pushed or braked like that, or null. */
export function beyondReach(book: Book, s: Position, seat: SeatId, a: PushAction | BrakeAction): Verdict | null {
  const refused = refusalOf(book, s, seat, a.soldier, 'push')
  if (refused) return refused
  const rule = outOfReach(boardOf(book, s), s, soldierOf(s, a.soldier), s.soldiers[a.target])
  if (rule === '8.1') return illegal('8.1', 'notNextToIt')
  return rule && TARGET[rule]
}

/** What is said of a target that must be let alone. */
const TARGET = { '11.21': illegal('11.21', 'targetConcentrating'), '14.17': illegal('14.17', 'targetHeld') } as const

/** 8.1, 11.21, 14.17: the rule by which a soldier cannot push or brake another, or null. */
function outOfReach(board: Board, s: Position, u: Soldier, t: Soldier | undefined): '8.1' | '11.21' | '14.17' | null {
  if (!t || t.at < 0 || distance(board, u.at, t.at) !== 1) return '8.1'
  if (isLeftInPeace(u, t)) return '11.21'
  return s.grenades.length > 0 && inField(board, s, t.at) ? '14.17' : null
}

/** 8.1, 11.21, 14.17: everyone a soldier can push or brake, in their order; with the board's slate filled. */
export function withinReach(board: Board, s: Position, u: Soldier): readonly SoldierId[] {
  const { cells, beside } = board.slate
  if (beside[u.at] === 0) return NONE
  let out: SoldierId[] | null = null
  for (let heading = 1; heading <= 6; heading++) {
    const hex = stepOf(board, u.at, heading)
    const id = hex < 0 ? -1 : (cells[hex] as number) - 1
    if (id < 0 || outOfReach(board, s, u, s.soldiers[id]) !== null) continue
    if (out === null) out = [id]
    else putInOrder(out, id)
  }
  return out ?? NONE
}

function putInOrder(ids: SoldierId[], id: SoldierId): void {
  let at = ids.length
  for (; at > 0 && (ids[at - 1] as SoldierId) > id; at--) ids[at] = ids[at - 1] as SoldierId
  ids[at] = id
}

/** 8.12, 8.13: the last of the row along the target's way; -1 if that one is held by a field. */
export function takerOf(book: Book, s: Position, target: SoldierId, way: Heading): SoldierId {
  const board = boardOf(book, s)
  borrowed(board, s)
  return lastInRow(board, s, target, way)
}

/** The same with the board's slate filled. */
function lastInRow(board: Board, s: Position, target: SoldierId, way: Heading): SoldierId {
  let { at } = soldierOf(s, target)
  for (;;) {
    const next = stepOf(board, at, way)
    if (next < 0 || (board.slate.cells[next] as number) <= 0) break
    at = next
  }
  return s.grenades.length > 0 && inField(board, s, at) ? -1 : (board.slate.cells[at] as number) - 1
}

/** 8.2, 8.4 */
function checkPush(book: Book, s: Position, seat: SeatId, a: PushAction): Verdict {
  const far = beyondReach(book, s, seat, a)
  if (far) return far
  const u = soldierOf(s, a.soldier)
  const { strength } = attributes(book, u)
  if (!isBetween(a.force, 1, strength)) return illegal('8.2', 'tooStrong', { strength })
  const board = boardOf(book, s)
  borrowed(board, s)
  const rule = noWay(board, s, u, a.target, a.heading)
  if (rule === '8.4') return illegal('8.4', 'straightAtIt')
  return rule ? TARGET[rule] : legal
}

/** 8.4, 11.21, 14.17: the rule by which a soldier cannot push off another that way, or null; with the board's slate filled. */
function noWay(
  board: Board,
  s: Position,
  u: Soldier,
  target: SoldierId,
  heading: Heading,
): '8.4' | '11.21' | '14.17' | null {
  if (stepOf(board, u.at, heading) === soldierOf(s, target).at) return '8.4'
  const taker = lastInRow(board, s, target, opposite(heading))
  if (taker < 0) return '14.17'
  return isLeftInPeace(u, soldierOf(s, taker)) ? '11.21' : null
}

/** 8.3, 8.5, 8.6, 8.7, 8.8, 8.9, 8.14: the target is displaced on top of the pusher's own flight, and so first. */
function decidePush(run: WravityRun, book: Book, a: PushAction): void {
  const s = run.state
  const u = soldierOf(s, a.soldier)
  const taker = takerOf(book, s, a.target, opposite(a.heading))
  const speed = capped(book, must(s.soldiers[taker]).speed + a.force)
  const recoil = holdsOn(boardOf(book, s), s, u) ? null : capped(book, u.speed + a.force)
  const left = recoil === null ? -1 : raised(s, a.soldier, u, recoil)
  run.emit({ ...a, type: 'soldierPushed', taker, speed, recoil, left })
  if (moving(s) !== a.soldier) displace(run, a.soldier)
  displace(run, taker)
}

export const push: MakeOrder<'push'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, KIND.push, pushesOf),
  check: (s, seat, a) => checkPush(book, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decidePush(run, book, a),
})

function pushesOf(book: Book, s: Position, soldier: SoldierId, board: Board): void {
  const u = soldierOf(s, soldier)
  const reached = withinReach(board, s, u)
  for (let i = 0; i < reached.length; i++) {
    const target = reached[i] as SoldierId
    const { strength } = attributesOf(book, board, s, soldier)
    const pushes = pushesBy(soldier, target, strength)
    for (let heading = 1; heading <= 6; heading++)
      if (noWay(board, s, u, target, heading) === null) addSome(pushes, (heading - 1) * strength, strength)
  }
}
