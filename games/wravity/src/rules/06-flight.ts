// Chapter 6: Flight
import { illegal, legal, must, type Piece } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import type { ActionOf, Flight, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  boardOf,
  borrowed,
  inField,
  isBetween,
  isConscious,
  isFree,
  namedSoldier,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import {
  actionsLeft,
  activeSeat,
  endOf,
  firstOf,
  hasOnly,
  isFreeToAct,
  moving,
  NONE,
  seatNumber,
  unclear,
} from './03-actions.ts'
import { beginFlight } from './06-displacement.ts'
import { crash } from './09-crashes.ts'
import { drawIn } from './14-field.ts'
import { endIfCrossed } from './17-victory.ts'

/** 6.3, 6.4: only in its own player's turn, before it is ended, and with an action left. */
export function mayStop(box: Box, s: State, u: Soldier): boolean {
  if (u.seat !== activeSeat(s) || s.ending || actionsLeft(box, u) === 0) return false
  return isConscious(boardOf(box, s), s, u)
}

/** 6.1, 6.2, 6.9: up to `steps` hexes straight ahead; short of that there is a crash. */
export function flyOn(run: WravityRun, box: Box, steps: number): void {
  const { soldier: id } = must(run.state.flights.at(-1))
  const board = boardOf(box, run.state)
  for (let flown = 0; flown < steps; ) {
    const path = clearPath(board, run.state, id, steps - flown)
    if (path.length === 0) {
      crash(run, box, id)
      return
    }
    flown += path.length
    run.emit({ type: 'soldierFlew', soldier: id, path })
    if (isSpecial(board, run.state, must(path.at(-1))) && stopsAt(run, box, id)) return
  }
}

/** The free hexes ahead, up to the first where something may happen by itself. */
function clearPath(board: Board, s: State, id: number, most: number): number[] {
  const u = soldierOf(s, id)
  const path: number[] = []
  for (let hex = u.at; path.length < most; ) {
    hex = stepOf(board, hex, u.heading)
    if (!isFree(s, hex)) break
    path.push(hex)
    if (isSpecial(board, s, hex)) break
  }
  return path
}

const isSpecial = (board: Board, s: State, hex: number): boolean =>
  s.doors.includes(hex) || (s.grenades.length > 0 && inField(board, s, hex))

/** 14.15, 17.2 */
function stopsAt(run: WravityRun, box: Box, id: number): boolean {
  drawIn(run, box)
  return endIfCrossed(run, box) || soldierOf(run.state, id).speed === 0
}

/** 3.16: the movement by which its player may let a soldier fly now, an immobilised one too; 0 for none. */
function movementOf(s: State, seat: number, id: number): number {
  const u = s.soldiers[id]
  if (!u || u.seat !== seat || u.speed === 0) return 0
  const mover = moving(s)
  if (mover >= 0) return mover === id ? (s.flights.at(-1) as Flight).left : 0
  return u.displaced ? 0 : u.speed
}

/** 6.3, 14.15: the free hexes ahead, as far as a field lets it fly. */
function freeAhead(s: State, board: Board, cells: Int8Array, u: Soldier, most: number): number {
  const line = board.lines[u.at * 6 + u.heading - 1] as Int16Array
  const last = Math.min(most, line.length)
  for (let n = 0; n < last; n++) {
    const hex = line[n] as number
    if (cells[hex] !== 0) return n
    if (s.grenades.length > 0 && inField(board, s, hex)) return n + 1
  }
  return last
}

/** 6.3: every hex of the way at which to stop, and the whole of it with the crash at its end. */
function flyChoices(box: Box, s: State, seat: number, piece?: Piece): readonly ActionOf<'fly'>[] {
  if (!isFreeToAct(s)) return NONE
  const out: ActionOf<'fly'>[] = []
  const end = endOf(s, seat, piece)
  for (let id = firstOf(s, seat, piece); id < end; id++) {
    const left = movementOf(s, seat, id)
    if (left > 0) legs(box, s, id, left, out)
  }
  return out
}

function legs(box: Box, s: State, id: number, left: number, out: ActionOf<'fly'>[]): void {
  const u = soldierOf(s, id)
  const board = boardOf(box, s)
  const stops = mayStop(box, s, u) ? freeAhead(s, board, borrowed(board, s), u, left) : 0
  for (let steps = 1; steps <= stops; steps++) out.push({ type: 'fly', soldier: id, steps })
  if (stops < left) out.push({ type: 'fly', soldier: id, steps: left })
}

function checkFly(box: Box, s: State, seat: number, a: ActionOf<'fly'>): Verdict {
  if (!isFreeToAct(s)) return illegal('3.9', 'answerFirst')
  if (!hasOnly(a, 'soldier', 'steps')) return unclear()
  const u = namedSoldier(s, a.soldier)
  if (!u || u.seat !== seat) return illegal('3.2', 'notYourSoldier')
  const left = movementOf(s, seat, a.soldier)
  if (left === 0) return noFlight(s, u, a.soldier)
  if (a.steps === left) return legal
  if (!mayStop(box, s, u)) return illegal('6.4', 'noStops')
  const board = boardOf(box, s)
  const free = freeAhead(s, board, borrowed(board, s), u, left)
  return isBetween(a.steps, 1, free) ? legal : illegal('6.3', 'noSuchStop', { free })
}

function noFlight(s: State, u: Soldier, id: number): Verdict {
  if (u.speed === 0) return illegal('2.8', 'notInFlight')
  const mover = moving(s)
  return mover >= 0 && mover !== id ? illegal('3.9', 'anotherIsFlying') : illegal('6.5', 'alreadyDisplaced')
}

export const fly: MakeOrder<'fly'> = (box) => ({
  choices: (s, seat, piece) => flyChoices(box, s, seatNumber(seat), piece),
  check: (s, seat, a) => checkFly(box, s, seatNumber(seat), a),
  decide(run, _seat, a) {
    if (moving(run.state) !== a.soldier) beginFlight(run, a.soldier, soldierOf(run.state, a.soldier).speed)
    flyOn(run, box, a.steps)
  },
})
