// Chapter 6: interceptions that stop nobody and bring nothing

import type { Book } from '../book.ts'
import { type Action, type Move, NO_ARMY, type Position, type Unit } from '../state.ts'
import { playerOf, unitOf } from '../units.ts'
import { armiesDueTo, openArmies } from './03-armies.ts'
import { fillPrices } from './04-movement-cost.ts'
import { fieldOf } from './04-movement-field.ts'

/** 6.6, 6.10, 6.11, 6.15: whom it would stop has arrived, and the unit may attack in its next turn without any duty. */
export function isVain(book: Book, s: Position, a: Action): boolean {
  if (a.type !== 'intercept' || !s.move) return false
  return !canGoOn(book, s, s.move) && isUsableNext(book, s, unitOf(s, a.unit))
}

/** Whether the unit in the midst of its move has somewhere left to go. */
export function canGoOn(book: Book, s: Position, { unit, left, way }: Move): boolean {
  if (way.length > 0) return true
  if (left <= 0) return false
  const field = fieldOf(s.table.board)
  const mover = unitOf(s, unit)
  fillPrices(book, field, s, mover)
  const { near } = field.ground
  for (let d = mover.at * 6, end = d + 6; d < end; d++) {
    const n = near[d] ?? -1
    if (n >= 0 && (field.price[n] ?? left + 1) <= left) return true
  }
  return false
}

/** 3.4, 3.5, 3.6: whether the unit's army is certainly used in its player's next turn. */
function isUsableNext(book: Book, s: Position, u: Readonly<Unit>): boolean {
  const player = playerOf(s, u.faction)
  const place = (p: number): number => (p - s.first + s.players.length) % s.players.length
  const round = place(player) > place(s.turn) ? s.round : s.round + 1
  const due = armiesDueTo(book, s, player, round)
  if (due === null || u.army === NO_ARMY) return true
  const open = openArmies(s, player)
  return open.length <= due && open.includes(u.army)
}
