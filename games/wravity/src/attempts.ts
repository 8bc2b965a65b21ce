// What may have been meant by pressing one's own soldier.
import { must, type Piece } from '@muster/engine'
import type { Action } from './action.ts'
import { type Book, distance } from './book.ts'
import { boardOf } from './rules/02-soldiers.ts'
import { seatNumber } from './rules/03-actions.ts'
import { KIND, type Position, type Seat, type Soldier, type SoldierId } from './state.ts'

export function pieces(s: Position, seat: Seat): readonly Piece[] {
  return s.soldiers.flatMap((u, id) => (u.seat === seatNumber(seat) ? [id] : []))
}

/** One that waits outside wants to come in; one inside wants whatever it has not done yet. */
export function attempts(book: Book, s: Position, piece: Piece): readonly Action[] {
  const soldier = Number(piece)
  const u = s.soldiers[soldier]
  if (!u || (s.phase !== 'battle' && s.phase !== 'planets')) return []
  if (s.phase === 'planets') return [{ type: 'walk', soldier, to: 0 }]
  if (s.question || u.at >= 0) return inside(book, s, soldier, u)
  return [{ type: 'enter', soldier }]
}

function inside(book: Book, s: Position, soldier: SoldierId, u: Soldier): readonly Action[] {
  const walk: Action = { type: 'walk', soldier, to: Math.max(0, u.at) }
  const others: readonly Action[] = [
    // Only who flies can have meant to fly on: of one at rest it would tell nothing.
    ...(u.speed > 0 ? [{ type: 'fly', soldier, steps: u.speed } as const] : []),
    ...shots(book, s, soldier, u),
  ]
  return (u.used & KIND.walk) === 0 ? [walk, ...others] : [...others, impulseOf(soldier), walk]
}

const impulseOf = (soldier: SoldierId): Action => ({ type: 'impulse', soldier, heading: 1, force: 1 })

function shots(book: Book, s: Position, soldier: SoldierId, u: Soldier): readonly Action[] {
  if (u.at < 0) return []
  const board = boardOf(book, s)
  const rivals = s.soldiers.filter((x) => x.side !== u.side && x.at >= 0 && x.lives > 0)
  const far = (x: Soldier): number => distance(board, u.at, x.at)
  const nearest = [...rivals].sort((a, b) => far(a) - far(b))[0]
  return nearest ? [{ type: 'shoot', soldier, at: must(nearest).at, card: null }] : []
}
