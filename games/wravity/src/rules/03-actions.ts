// Chapter 3: who may act, and how often
import { type Verdict as AnyVerdict, illegal, must, type Piece } from '@muster/engine'
import type { Board, Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import {
  KIND,
  type Kind,
  type Position,
  SEATS,
  type Seat,
  type SeatId,
  type Soldier,
  type SoldierId,
} from '../state.ts'
import { borrowed, fitOfSeat, leftOf } from './02-slate.ts'
import { boardOf, inField } from './02-soldiers.ts'
import { added } from './added.ts'

const FIRST = '1'.charCodeAt(0)

type Refused = Extract<AnyVerdict<Rule>, { readonly ok: false }>

/** `p1` is 0. */
export const seatNumber = (seat: Seat): SeatId => seat.charCodeAt(1) - FIRST
export const seatName = (seat: SeatId): Seat => must(SEATS[seat])

/** 3.1: seats in order, from the one that won the roll. */
export const activeSeat = (s: Position): SeatId => (s.first + s.turn) % s.sides.length
/** 17.7, 17.11: the round with which a battle of this mode ends. */
export const lastRound = ({ content }: Book, mode: string): number =>
  content.modes[mode]?.rounds ?? content.limits.rounds

export const roundOf = (s: Pick<Position, 'turn' | 'sides'>): number => 1 + Math.floor(s.turn / s.sides.length)

/** Whether the player whose turn it is may choose freely. */
export const isFreeToAct = (s: Position): boolean => s.phase === 'battle' && s.question === null && !s.ending

/** 3.3, 3.5: what is left when the flight still to come is counted. */
export const actionsLeft = ({ content }: Book, u: Soldier): number => leftOf(content.limits.actions, u)

/** The soldier in the midst of its displacement, or -1. */
export function moving(s: Position): SoldierId {
  const n = s.flights.length
  return n > 0 ? must(s.flights[n - 1]).soldier : -1
}

/** No offers: one list for all who have none. */
export const NONE: readonly never[] = []

/** The first of the soldiers that may be listed: rosters lie one after another, and one in flight acts alone. */
export function firstOf(s: Position, seat: SeatId, piece: Piece | undefined): number {
  const mover = moving(s)
  const from = mover >= 0 ? mover : (s.soldiers.length / s.sides.length) * seat
  return typeof piece === 'number' ? Math.max(piece, from) : from
}

/** The one after the last of them. */
export function endOf(s: Position, seat: SeatId, piece: Piece | undefined): number {
  const mover = moving(s)
  const end = mover >= 0 ? mover + 1 : (s.soldiers.length / s.sides.length) * (seat + 1)
  if (typeof piece === 'number') return Math.min(piece + 1, end)
  return piece === undefined ? end : 0
}

/** 11.21: who concentrated in this turn of its player is let alone by its own. */
export const isLeftInPeace = (by: Soldier, target: Soldier): boolean =>
  target.seat === by.seat && (target.used & KIND.concentrate) !== 0

/** The rule by which one soldier may not act now, by what is said of it. */
const BARS = {
  notYourSoldier: '3.2',
  outside: '3.11',
  immobilised: '2.6',
  heldByField: '14.14',
  anotherIsFlying: '3.9',
  concentrating: '11.14',
  alreadyDone: '3.4',
  flightIsOwed: '3.5',
  noActionLeft: '3.3',
} as const satisfies Readonly<Record<string, Rule>>

type Bar = keyof typeof BARS

/** 2.6, 3.11, 14.14: why a soldier cannot act at all, or null. */
export function unable(book: Book, s: Pick<Position, 'room' | 'grenades'>, u: Soldier): Bar | null {
  if (u.at < 0) return 'outside'
  if (u.lives === 0) return 'immobilised'
  return s.grenades.length > 0 && inField(boardOf(book, s), s, u.at) ? 'heldByField' : null
}

/** 3.3, 3.4, 3.5, 11.14: why it cannot take one more action, of this kind, or null. */
function spent(book: Book, u: Soldier, kind: Kind): Bar | null {
  if (u.used & KIND.concentrate) return 'concentrating'
  if (u.used & KIND[kind]) return 'alreadyDone'
  if (actionsLeft(book, u) > 0) return null
  return u.speed > 0 && !u.displaced ? 'flightIsOwed' : 'noActionLeft'
}

/** 3.2, 3.9: why a seat may not let a soldier take an action of this kind, or null. */
export function barred(book: Book, s: Position, seat: SeatId, id: SoldierId, kind: Kind): Bar | null {
  const u = s.soldiers[id]
  if (!u || u.seat !== seat) return 'notYourSoldier'
  const bar = unable(book, s, u)
  if (bar !== null) return bar
  return s.flights.length > 0 && moving(s) !== id ? 'anotherIsFlying' : spent(book, u, kind)
}

/** Whether nothing bars a soldier from an action of this kind: the same as `barred`, with the board's slate filled. */
export function isReady(board: Board, s: Position, seat: SeatId, id: SoldierId, bit: number): boolean {
  return ((board.slate.able[id] as number) & bit) !== 0 && isUnheld(board, s, seat, id)
}

/** 3.2, 14.14: whether it is the seat's, and no field holds it. */
function isUnheld(board: Board, s: Position, seat: SeatId, id: SoldierId): boolean {
  const u = s.soldiers[id] as Soldier
  return u.seat === seat && !(s.grenades.length > 0 && inField(board, s, u.at))
}

/** Whether a soldier is ready and fit for it, too: for those who list. */
export function isFit(board: Board, s: Position, seat: SeatId, id: SoldierId, bit: number): boolean {
  return ((board.slate.fit[id] as number) & bit) !== 0 && isUnheld(board, s, seat, id)
}

/** The board with its slate filled, if any soldier of the seat is fit for what the bit says; null otherwise: most lists are empty. */
export function boardFor(book: Book, s: Position, seat: SeatId, bit: number): Board | null {
  if (!isFreeToAct(s)) return null
  const board = boardOf(book, s)
  borrowed(board, s)
  return (fitOfSeat(board.slate, seat) & bit) !== 0 ? board : null
}

/** Adds the offers of one soldier, with the board's slate filled. */
export type Lister = (book: Book, s: Position, id: SoldierId, board: Board) => void

/** The offers of every soldier that is fit for what the bit says. */
export function listed<A>(
  book: Book,
  s: Position,
  seat: Seat,
  piece: Piece | undefined,
  bit: number,
  list: Lister,
): readonly A[] {
  const n = seatNumber(seat)
  const board = boardFor(book, s, n, bit)
  if (board === null) return NONE
  const end = endOf(s, n, piece)
  for (let id = firstOf(s, n, piece); id < end; id++) if (isFit(board, s, n, id, bit)) list(book, s, id, board)
  return added()
}

/** The refusal for one that is barred from an action of this kind, or null. */
export function refusalOf(book: Book, s: Position, seat: SeatId, id: SoldierId, kind: Kind): Refused | null {
  if (s.phase === 'planets') return illegal('1.14', 'planetsFirst')
  if (s.phase !== 'battle' || s.question) return illegal('3.9', 'answerFirst')
  const bar = barred(book, s, seat, id, kind)
  return bar && illegal(BARS[bar], bar)
}
