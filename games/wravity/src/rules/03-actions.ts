// Chapter 3: who may act, and how often
import { type Verdict as AnyVerdict, illegal, type Piece } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import { type Flight, KIND, type Kind, SEATS, type Seat, type Soldier, type State } from '../state.ts'
import { boardOf, inField } from './02-soldiers.ts'

const FIRST = '1'.charCodeAt(0)

/** How many bits are set, for every set of kinds. */
const BITS = Uint8Array.from({ length: 256 }, (_, n) => n.toString(2).replaceAll('0', '').length)

type Refused = Extract<AnyVerdict<Rule>, { readonly ok: false }>

/** `p1` is 0. */
export const seatNumber = (seat: Seat): number => seat.charCodeAt(1) - FIRST
export const seatName = (seat: number): Seat => SEATS[seat] as Seat

/** 3.1: seats in order, from the one that won the roll. */
export const activeSeat = (s: State): number => (s.first + s.turn) % s.sides.length
export const roundOf = (s: State): number => 1 + Math.floor(s.turn / s.sides.length)

/** Whether the player whose turn it is may choose freely. */
export const isFreeToAct = (s: State): boolean => s.phase === 'battle' && s.question === null && !s.ending

/** 3.3, 3.5: what is left when the flight still to come is counted. */
export function actionsLeft(book: Book, u: Soldier): number {
  if (u.used & KIND.concentrate) return 0
  const owed = u.speed > 0 && !u.displaced ? 1 : 0
  const left = book.content.limits.actions - (BITS[u.used] as number) - owed
  return left > 0 ? left : 0
}

/** The soldier in the midst of its displacement, or -1. */
export function moving(s: State): number {
  const n = s.flights.length
  return n > 0 ? (s.flights[n - 1] as Flight).soldier : -1
}

/** No offers: one list for all who have none. */
export const NONE: readonly never[] = []

/** The first of the soldiers that may be listed: rosters lie one after another, and one in flight acts alone. */
export function firstOf(s: State, seat: number, piece: Piece | undefined): number {
  const mover = moving(s)
  const from = mover >= 0 ? mover : (s.soldiers.length / s.sides.length) * seat
  return typeof piece === 'number' ? Math.max(piece, from) : from
}

/** The one after the last of them. */
export function endOf(s: State, seat: number, piece: Piece | undefined): number {
  const mover = moving(s)
  const end = mover >= 0 ? mover + 1 : (s.soldiers.length / s.sides.length) * (seat + 1)
  if (typeof piece === 'number') return Math.min(piece + 1, end)
  return piece === undefined ? end : 0
}

/** Whether one of the soldiers from `firstOf` on can take an action of this kind: the fast form of `refusalOf`. */
export function canDo(book: Book, s: State, seat: number, id: number, kind: Kind): boolean {
  const u = s.soldiers[id] as Soldier
  if (u.at < 0 || u.lives === 0 || u.seat !== seat || u.used & KIND[kind]) return false
  if (actionsLeft(book, u) === 0) return false
  return s.grenades.length === 0 || !inField(boardOf(book, s), s, u.at)
}

/** Puts the offers of one soldier on the list. */
export type Lister<A> = (book: Book, s: State, id: number, out: A[]) => void

/** The offers of every soldier that can take an action of this kind now. */
export function listed<A>(
  book: Book,
  s: State,
  seat: Seat,
  piece: Piece | undefined,
  kind: Kind,
  list: Lister<A>,
): readonly A[] {
  if (!isFreeToAct(s)) return NONE
  const n = seatNumber(seat)
  const out: A[] = []
  const end = endOf(s, n, piece)
  for (let id = firstOf(s, n, piece); id < end; id++) if (canDo(book, s, n, id, kind)) list(book, s, id, out)
  return out
}

/** 3.2, 3.3, 3.4: the reason why a soldier may not take an action of this kind, or null. */
export function refusalOf(book: Book, s: State, seat: number, id: number, kind: Kind): Refused | null {
  const u = s.soldiers[id]
  if (s.phase !== 'battle' || s.question) return illegal('3.9', 'answerFirst')
  if (!u || u.seat !== seat) return illegal('3.2', 'notYourSoldier')
  if (u.at < 0) return illegal('3.11', 'outside')
  if (u.lives === 0) return illegal('2.6', 'immobilised')
  if (inField(boardOf(book, s), s, u.at)) return illegal('14.14', 'heldByField')
  const mover = moving(s)
  if (mover >= 0 && mover !== id) return illegal('3.9', 'anotherIsFlying')
  if (u.used & KIND.concentrate) return illegal('11.14', 'concentrating')
  if (u.used & KIND[kind]) return illegal('3.4', 'alreadyDone')
  if (actionsLeft(book, u) > 0) return null
  return u.speed > 0 && !u.displaced ? illegal('3.5', 'flightIsOwed') : illegal('3.3', 'noActionLeft')
}
