// Chapter 9: Crashes
import { illegal, legal, must } from '@muster/engine'
import { type Book, HEADINGS } from '../book.ts'
import {
  type Heading,
  type Hex,
  KIND,
  type Position,
  type Question,
  type Seat,
  type SeatId,
  type Soldier,
  type SoldierId,
} from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import { attributes, boardOf, GRENADE, holds, isConscious, opposite, PLANET, soldierOf, stepOf } from './02-soldiers.ts'
import { actionsLeft, activeSeat, NONE, seatNumber } from './03-actions.ts'
import { displace } from './06-displacement.ts'
import { bounce } from './09-bouncing.ts'
import { askRepeat } from './11-windows.ts'
import { explode } from './14-field.ts'

/** 6.7, 6.8, 9.16: what happens when the next step is not free. */
export function crash(run: WravityRun, book: Book, id: SoldierId): void {
  const u = soldierOf(run.state, id)
  const next = stepOf(boardOf(book, run.state), u.at, u.heading)
  const held = next < 0 ? PLANET : holds(run.state, next)
  if (held === PLANET) bounce(run, book, id)
  else if (held === GRENADE) setOff(run, book, next)
  else strike(run, book, id, held - 1)
}

/** 14.9: the soldier stops, for it is in the field. */
function setOff(run: WravityRun, book: Book, hex: Hex): void {
  explode(
    run,
    book,
    run.state.grenades.findIndex((g) => g.at === hex),
  )
}

/** 9.9, 9.10, 9.11, 9.12, 9.18: two soldiers meet, and somebody or the die parts them. */
function strike(run: WravityRun, book: Book, striker: SoldierId, struck: SoldierId): void {
  const s = run.state
  const [a, b] = [soldierOf(s, striker), soldierOf(s, struck)]
  const seat = chooser(book, s, a, b)
  if (a.speed <= 1 && b.speed <= 1) part(run, striker, struck, a.heading, 0)
  else if (seat >= 0) run.emit({ type: 'questionAsked', question: { type: 'axis', seat, striker, struck } })
  else throwApart(run, striker, struck)
}

/** 9.9, 9.10, 9.11: the seat that chooses; -1 for the die. */
function chooser(book: Book, s: Position, striker: Soldier, struck: Soldier): SeatId {
  const first = isAble(book, s, striker)
  const second = isAble(book, s, struck)
  if (first && second) return moreAgile(book, s, striker, struck)
  if (first) return striker.seat
  return second ? struck.seat : -1
}

/** 9.9, 9.10 */
function moreAgile(book: Book, s: Position, striker: Soldier, struck: Soldier): SeatId {
  const lead = attributes(book, striker).agility - attributes(book, struck).agility
  if (lead === 0) return activeSeat(s)
  return lead > 0 ? striker.seat : struck.seat
}

/** 9.7, 9.8 */
function isAble(book: Book, s: Position, u: Soldier): boolean {
  if (!isConscious(boardOf(book, s), s, u)) return false
  if (u.seat !== activeSeat(s)) return true
  return actionsLeft(book, u) > 0 && (u.used & (KIND.shoot | KIND.push | KIND.object)) === 0
}

/** 9.12: rolled until it is not the other's hex, which lies straight ahead. */
const rollAxis = (run: WravityRun, ahead: Heading): Heading => run.chance.pick(HEADINGS.filter((h) => h !== ahead))

function throwApart(run: WravityRun, striker: SoldierId, struck: SoldierId): void {
  const die = rollAxis(run, soldierOf(run.state, striker).heading)
  if (!askRepeat(run, { type: 'crash', soldier: striker, struck, die })) part(run, striker, struck, die, die)
}

export function crashAgain(run: WravityRun, striker: SoldierId, struck: SoldierId): void {
  const die = rollAxis(run, soldierOf(run.state, striker).heading)
  part(run, striker, struck, die, die)
}

/** 9.6, 9.13, 9.14, 9.15, 9.17, 9.20: both slow down; the struck one moves first, if it is to move. */
export function part(run: WravityRun, striker: SoldierId, struck: SoldierId, heading: Heading, die: number): void {
  const [a, b] = [soldierOf(run.state, striker), soldierOf(run.state, struck)]
  const speeds = [a.speed - 1, Math.max(0, b.speed - 1)] as const
  const headings = [heading, speeds[1] > 0 ? opposite(heading) : b.heading] as const
  run.emit({ type: 'soldiersCrashed', striker, struck, speeds, headings, die })
  displace(run, struck)
}

type AxisQuestion = Extract<Question, { readonly type: 'axis' }>

/** The question which way two soldiers part, if it is put to this seat. */
function axisAsked(s: Position, seat: Seat): AxisQuestion | null {
  return s.question?.type === 'axis' && s.question.seat === seatNumber(seat) ? s.question : null
}

/** 9.13: the other's hex lies where the striker was heading. */
const isOpen = (s: Position, q: AxisQuestion, heading: Heading): boolean => heading !== soldierOf(s, q.striker).heading

export const chooseAxis: MakeOrder<'chooseAxis'> = () => ({
  choices(s, seat, piece) {
    const q = axisAsked(s, seat)
    if (piece !== undefined || !q) return NONE
    return HEADINGS.filter((h) => isOpen(s, q, h)).map((heading) => ({ type: 'chooseAxis', heading }))
  },
  check(s, seat, a) {
    const q = axisAsked(s, seat)
    if (!q) return illegal('9.9', 'notAsked')
    return isOpen(s, q, a.heading) ? legal : illegal('9.13', 'straightAtIt')
  },
  decide(run, seat, a) {
    const q = must(axisAsked(run.state, seat))
    run.emit({ type: 'questionAnswered', seat: q.seat })
    part(run, q.striker, q.struck, a.heading, 0)
  },
})
