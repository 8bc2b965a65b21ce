// Chapter 9: Crashes
import { illegal, legal, must } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import { KIND, type Soldier, type State } from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import {
  attributes,
  boardOf,
  GRENADE,
  holds,
  isConscious,
  isFree,
  isHeading,
  opposite,
  PLANET,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import { actionsLeft, activeSeat, hasOnly, seatNumber, unclear } from './03-actions.ts'
import { displace } from './06-displacement.ts'
import { askRepeat } from './11-windows.ts'
import { explode } from './14-field.ts'

/** 6.7, 6.8, 9.16: what happens when the next step is not free. */
export function crash(run: WravityRun, box: Box, id: number): void {
  const u = soldierOf(run.state, id)
  const next = stepOf(boardOf(box, run.state), u.at, u.heading)
  const held = next < 0 ? PLANET : holds(run.state, next)
  if (held === PLANET) bounce(run, box, id)
  else if (held === GRENADE) setOff(run, box, next)
  else strike(run, box, id, held - 1)
}

/** 14.9: the soldier stops, for it is in the field. */
function setOff(run: WravityRun, box: Box, hex: number): void {
  explode(
    run,
    box,
    run.state.grenades.findIndex((g) => g.at === hex),
  )
}

/** 9.1, 9.2, 9.3: without control, with 1 speed less. */
function bounce(run: WravityRun, box: Box, id: number): void {
  const u = soldierOf(run.state, id)
  const board = boardOf(box, run.state)
  const stuck = !hasFreeNeighbour(board, run.state, u.at)
  const dice = u.speed === 1 || stuck ? [] : rollFree(run, board, u.at)
  if (dice.length > 0 && askRepeat(run, { type: 'bounce', soldier: id, dice })) return
  emitBounce(run, id, dice, stuck ? 'stuck' : 'goesOn')
}

const hasFreeNeighbour = (board: Board, s: State, hex: number): boolean =>
  must(board.grid.neighbours[hex]).some((h) => isFree(s, h))

/** 9.4 */
function rollFree(run: WravityRun, board: Board, hex: number): number[] {
  const dice: number[] = []
  do dice.push(run.chance.d6())
  while (!isFree(run.state, stepOf(board, hex, must(dice.at(-1)))))
  return dice
}

/** 9.5: the movement left stays, unless there is no way out. */
export function emitBounce(run: WravityRun, id: number, dice: readonly number[], end: 'goesOn' | 'stuck'): void {
  const u = soldierOf(run.state, id)
  const heading = dice.at(-1) ?? u.heading
  run.emit({ type: 'soldierBounced', soldier: id, dice, speed: u.speed - 1, heading, stuck: end === 'stuck' })
}

/** A bounce rolled again stands. */
export function bounceAgain(run: WravityRun, box: Box, id: number): void {
  const dice = rollFree(run, boardOf(box, run.state), soldierOf(run.state, id).at)
  emitBounce(run, id, dice, 'goesOn')
}

/** 9.9, 9.10, 9.11, 9.12, 9.18: two soldiers meet, and somebody or the die parts them. */
function strike(run: WravityRun, box: Box, striker: number, struck: number): void {
  const s = run.state
  const [a, b] = [soldierOf(s, striker), soldierOf(s, struck)]
  const seat = chooser(box, s, a, b)
  if (a.speed <= 1 && b.speed <= 1) part(run, striker, struck, a.heading, [])
  else if (seat >= 0) run.emit({ type: 'questionAsked', question: { type: 'axis', seat, striker, struck } })
  else throwApart(run, striker, struck)
}

/** 9.9, 9.10, 9.11: the seat that chooses; -1 for the die. */
function chooser(box: Box, s: State, striker: Soldier, struck: Soldier): number {
  const first = isAble(box, s, striker)
  const second = isAble(box, s, struck)
  if (first && second) return moreAgile(box, s, striker, struck)
  if (first) return striker.seat
  return second ? struck.seat : -1
}

/** 9.9, 9.10 */
function moreAgile(box: Box, s: State, striker: Soldier, struck: Soldier): number {
  const lead = attributes(box, striker).agility - attributes(box, struck).agility
  if (lead === 0) return activeSeat(s)
  return lead > 0 ? striker.seat : struck.seat
}

/** 9.7, 9.8 */
export function isAble(box: Box, s: State, u: Soldier): boolean {
  if (!isConscious(boardOf(box, s), s, u)) return false
  if (u.seat !== activeSeat(s)) return true
  return actionsLeft(box, u) > 0 && (u.used & (KIND.shoot | KIND.push | KIND.object)) === 0
}

/** 9.12: until it is not the other's hex, which lies straight ahead. */
function rollAxis(run: WravityRun, ahead: number): number[] {
  const dice: number[] = []
  do dice.push(run.chance.d6())
  while (dice.at(-1) === ahead)
  return dice
}

function throwApart(run: WravityRun, striker: number, struck: number): void {
  const dice = rollAxis(run, soldierOf(run.state, striker).heading)
  if (!askRepeat(run, { type: 'crash', soldier: striker, struck, dice }))
    part(run, striker, struck, must(dice.at(-1)), dice)
}

export function crashAgain(run: WravityRun, striker: number, struck: number): void {
  const dice = rollAxis(run, soldierOf(run.state, striker).heading)
  part(run, striker, struck, must(dice.at(-1)), dice)
}

/** 9.6, 9.13, 9.14, 9.15, 9.17, 9.20: both slow down; the struck one moves first, if it is to move. */
export function part(run: WravityRun, striker: number, struck: number, heading: number, dice: readonly number[]): void {
  const [a, b] = [soldierOf(run.state, striker), soldierOf(run.state, struck)]
  const speeds = [a.speed - 1, Math.max(0, b.speed - 1)] as const
  const headings = [heading, speeds[1] > 0 ? opposite(heading) : b.heading] as const
  run.emit({ type: 'soldiersCrashed', striker, struck, speeds, headings, dice })
  displace(run, struck)
}

export const chooseAxis: MakeOrder<'chooseAxis'> = () => ({
  choices(s, seat) {
    const q = s.question
    if (q?.type !== 'axis' || q.seat !== seatNumber(seat)) return []
    const ahead = aheadOf(s, q.striker)
    return [1, 2, 3, 4, 5, 6].filter((h) => h !== ahead).map((heading) => ({ type: 'chooseAxis', heading }))
  },
  check(s, seat, a) {
    const q = s.question
    if (q?.type !== 'axis' || q.seat !== seatNumber(seat)) return illegal('9.9', 'notAsked')
    if (!hasOnly(a, 'heading') || !isHeading(a.heading)) return unclear()
    if (a.heading === aheadOf(s, q.striker)) return illegal('9.13', 'straightAtIt')
    return legal
  },
  decide(run, seat, a) {
    const q = run.state.question
    if (q?.type !== 'axis') return
    run.emit({ type: 'questionAnswered', seat: seatNumber(seat) })
    part(run, q.striker, q.struck, a.heading, [])
  },
})

/** The other's hex lies where the striker was heading. */
const aheadOf = (s: State, striker: number): number => soldierOf(s, striker).heading
