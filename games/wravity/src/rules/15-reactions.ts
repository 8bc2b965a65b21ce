// Chapter 15: Luck and the Deflector Shield, in the windows of chapter 11
import { illegal, legal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Position, Roll, SeatId, SoldierId } from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import { soldierAt, soldierOf } from './02-soldiers.ts'
import { NONE, seatNumber } from './03-actions.ts'
import { resolveGrab } from './07-holding-on.ts'
import { bounceAgain, emitBounce } from './09-bouncing.ts'
import { crashAgain, part } from './09-crashes.ts'
import { resolveShot, wound } from './10-shooting.ts'
import { held, spend } from './11-cards.ts'
import { resolveHook } from './13-hook.ts'

const isAsked = (s: Position, seat: SeatId): boolean =>
  s.question !== null && s.question.seat === seat && (s.question.type === 'repeat' || s.question.type === 'hit')

/** 11.11: once, and it stands. */
function rollAgain(run: WravityRun, book: Book, roll: Roll): void {
  if (roll.type === 'shot') resolveShot(run, book, { ...roll, die: run.chance.d10() }, 'again')
  else if (roll.type === 'hook') resolveHook(run, { ...roll, die: run.chance.d10() }, 'again')
  else if (roll.type === 'grab') resolveGrab(run, { ...roll, die: run.chance.d6() }, 'again')
  else if (roll.type === 'bounce') bounceAgain(run, book, roll.soldier)
  else crashAgain(run, roll.soldier, roll.struck)
}

/** A roll that stands: only bounces still have something to do. */
function letStand(run: WravityRun, roll: Roll): void {
  if (roll.type === 'bounce') emitBounce(run, roll.soldier, roll.die, 'goesOn')
  if (roll.type === 'crash') part(run, roll.soldier, roll.struck, roll.die, roll.die)
}

const PASS = [{ type: 'pass' }] as const

export const pass: MakeOrder<'pass'> = () => ({
  choices: (s, seat, piece) => (piece === undefined && isAsked(s, seatNumber(seat)) ? PASS : NONE),
  check: (s, seat) => (isAsked(s, seatNumber(seat)) ? legal : illegal('11.10', 'notAsked')),
  /** 11.12 */
  decide(run, seat) {
    const q = run.state.question
    run.emit({ type: 'questionAnswered', seat: seatNumber(seat) })
    if (q?.type === 'repeat') letStand(run, q.roll)
    if (q?.type === 'hit') wound(run, q.shot, null)
  },
})

export const tryLuck: MakeOrder<'tryLuck'> = (book) => ({
  choices(s, seat, piece): readonly ActionOf<'tryLuck'>[] {
    if (piece !== undefined || !isAsked(s, seatNumber(seat))) return NONE
    return held(book, s, seatNumber(seat)).luck.map((card) => ({ type: 'tryLuck', card }))
  },
  check(s, seat, a) {
    if (!isAsked(s, seatNumber(seat))) return illegal('11.10', 'notAsked')
    return held(book, s, seatNumber(seat)).luck.includes(a.card) ? legal : illegal('15.10', 'noSuchCard')
  },
  /** 15.10, 15.11 */
  decide(run, seat, a) {
    const q = run.state.question
    if (q?.type !== 'repeat' && q?.type !== 'hit') return
    run.emit({ type: 'questionAnswered', seat: seatNumber(seat) })
    if (q.type === 'hit') {
      spend(run, seatNumber(seat), a.card, soldierAt(run.state, q.shot.at))
      wound(run, q.shot, 'luck')
    } else {
      spend(run, seatNumber(seat), a.card, q.roll.soldier)
      rollAgain(run, book, q.roll)
    }
  },
})

/** The soldier a shield could be put before now, or -1. */
function shieldable(s: Position, seat: SeatId): SoldierId {
  if (s.question?.type !== 'hit' || s.question.seat !== seat) return -1
  const id = soldierAt(s, s.question.shot.at)
  return soldierOf(s, id).shielded ? -1 : id
}

export const repel: MakeOrder<'repel'> = (book) => ({
  choices(s, seat, piece): readonly ActionOf<'repel'>[] {
    if (piece !== undefined || shieldable(s, seatNumber(seat)) < 0) return NONE
    return held(book, s, seatNumber(seat)).shield.map((card) => ({ type: 'repel', card }))
  },
  check(s, seat, a) {
    if (shieldable(s, seatNumber(seat)) < 0) return illegal('15.4', 'notAsked')
    return held(book, s, seatNumber(seat)).shield.includes(a.card) ? legal : illegal('15.4', 'noSuchCard')
  },
  /** 15.4, 15.5 */
  decide(run, seat, a) {
    const q = run.state.question
    if (q?.type !== 'hit') return
    const soldier = soldierAt(run.state, q.shot.at)
    run.emit({ type: 'questionAnswered', seat: seatNumber(seat) })
    spend(run, seatNumber(seat), a.card, soldier)
    run.emit({ type: 'soldierShielded', soldier })
    wound(run, q.shot, 'shield')
  },
})
