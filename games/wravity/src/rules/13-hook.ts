// Chapter 13: Hook
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Board, Book } from '../book.ts'
import type { Heading, Hex, Position, Question, Roll, Seat, SeatId, Soldier, SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  boardOf,
  borrowed,
  capped,
  FREE,
  GRENADE,
  holdsOn,
  inField,
  isBetween,
  soldierAt,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import { isLeftInPeace, moving, NONE, refusalOf, seatNumber } from './03-actions.ts'
import { displace } from './06-displacement.ts'
import { hitsWith, shotNeeds } from './10-aiming.ts'
import { checkCard, held, spend, withCard } from './11-cards.ts'
import { askRepeat } from './11-windows.ts'
import { add } from './added.ts'

type HookRoll = Extract<Roll, { type: 'hook' }>

/** 13.1, 13.2, 13.12, 14.17: the hex the hook would catch; -1 for none. */
export function hookTarget(board: Board, s: Position, from: Hex, heading: Heading): Hex {
  const cells = borrowed(board, s)
  let last = -1
  for (let hex = stepOf(board, from, heading); hex >= 0; hex = stepOf(board, hex, heading)) {
    const held = cells[hex] as number
    if (held === GRENADE || (held > 0 && inField(board, s, hex))) return -1
    if (held !== FREE) return hex
    last = hex
  }
  return last
}

function checkHook(book: Book, s: Position, seat: SeatId, a: ActionOf<'hook'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'object') ?? checkCard(held(book, s, seat).hook, a.card)
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const target = hookTarget(boardOf(book, s), s, u.at, a.heading)
  if (target < 0) return illegal('13.1', 'nothingToHook')
  return isForbidden(s, u, target) ? illegal('11.21', 'targetConcentrating') : legal
}

/** 11.21 */
function isForbidden(s: Position, by: Soldier, target: Hex): boolean {
  const caught = soldierAt(s, target)
  return caught >= 0 && isLeftInPeace(by, soldierOf(s, caught))
}

/** 13.3 */
export function hookNeeds(book: Book, s: Position, soldier: SoldierId, heading: Heading): number {
  const u = soldierOf(s, soldier)
  return shotNeeds(book, s, u, hookTarget(boardOf(book, s), s, u.at, heading))
}

/** 13.4, 13.5: the force is chosen only once it has caught. */
export function resolveHook(run: WravityRun, roll: HookRoll, which: 'first' | 'again'): void {
  const { soldier, heading, die, needed } = roll
  const caught = hitsWith(die, 0, needed)
  run.emit({ type: 'hookThrown', soldier, heading, die, needed, caught })
  const { seat } = soldierOf(run.state, soldier)
  if (caught) run.emit({ type: 'questionAsked', question: { type: 'pull', seat, soldier, heading } })
  else if (which === 'first') askRepeat(run, roll)
}

/** 13.6, 13.8, 13.9, 13.10: who is drawn, and how fast; null for one that stays as it was. */
export function pulled(
  book: Book,
  s: Position,
  soldier: SoldierId,
  target: SoldierId,
  force: number,
): [number | null, number | null] {
  const board = boardOf(book, s)
  const u = soldierOf(s, soldier)
  if (target < 0) return [force, null]
  const t = soldierOf(s, target)
  if (holdsOn(board, s, u)) return [null, capped(book, t.speed + force)]
  if (holdsOn(board, s, t)) return [force, null]
  return [capped(book, u.speed + force), capped(book, t.speed + force)]
}

/** 13.7, 13.11: the soldier that was hooked moves first. */
function decidePull(run: WravityRun, book: Book, soldier: SoldierId, heading: Heading, force: number): void {
  const s = run.state
  const target = soldierAt(s, hookTarget(boardOf(book, s), s, soldierOf(s, soldier).at, heading))
  const [speed, targetSpeed] = pulled(book, s, soldier, target, force)
  run.emit({ type: 'hookPulled', soldier, heading, speed, target, targetSpeed })
  if (speed !== null && moving(s) !== soldier) displace(run, soldier)
  if (targetSpeed !== null) displace(run, target)
}

function hooksOf(book: Book, s: Position, soldier: SoldierId): void {
  const u = soldierOf(s, soldier)
  const cards = held(book, s, u.seat).hook
  for (let heading = 1; heading <= 6; heading++) {
    const target = hookTarget(boardOf(book, s), s, u.at, heading)
    if (target < 0 || isForbidden(s, u, target)) continue
    for (const card of cards) add({ type: 'hook', soldier, card, heading })
  }
}

export const hook: MakeOrder<'hook'> = (book) => ({
  choices: (s, seat, piece) => withCard(book, s, seat, piece, held(book, s, seatNumber(seat)).hook, hooksOf),
  check: (s, seat, a) => checkHook(book, s, seatNumber(seat), a),
  decide(run, seat, a) {
    const { soldier, heading } = a
    const needed = hookNeeds(book, run.state, soldier, heading)
    spend(run, seatNumber(seat), a.card, soldier)
    resolveHook(run, { type: 'hook', soldier, heading, die: run.chance.d10(), needed }, 'first')
  },
})

/** The question how strongly to pull, if it is put to this seat. */
function pullAsked(s: Position, seat: Seat): Extract<Question, { readonly type: 'pull' }> | null {
  return s.question?.type === 'pull' && s.question.seat === seatNumber(seat) ? s.question : null
}

export const pull: MakeOrder<'pull'> = (book) => ({
  choices(s, seat, piece) {
    const q = pullAsked(s, seat)
    if (piece !== undefined || !q) return NONE
    const out: ActionOf<'pull'>[] = []
    const { strength } = attributes(book, soldierOf(s, q.soldier))
    for (let force = 1; force <= strength; force++) out.push({ type: 'pull', force })
    return out
  },
  check(s, seat, a) {
    const q = pullAsked(s, seat)
    if (!q) return illegal('13.5', 'notAsked')
    const { strength } = attributes(book, soldierOf(s, q.soldier))
    return isBetween(a.force, 1, strength) ? legal : illegal('13.5', 'tooStrong', { strength })
  },
  /** 13.5 */
  decide(run, seat, a) {
    const q = must(pullAsked(run.state, seat))
    run.emit({ type: 'questionAnswered', seat: q.seat })
    decidePull(run, book, q.soldier, q.heading, a.force)
  },
})
