// What may have been meant by pressing one's own unit.
import type { Piece } from '@muster/engine'
import { distance, groundOf, ringOf } from './board.ts'
import type { Book } from './book.ts'
import { type Action, type Position, type Seat, sideOf, type Unit, type UnitId } from './state.ts'
import { specOf } from './units.ts'

export function pieces(s: Position, seat: Seat): readonly Piece[] {
  return s.units.flatMap((u, id) => (u.faction === seat && u.at >= 0 ? [id] : []))
}

export function attempts(book: Book, s: Position, piece: Piece): readonly Action[] {
  const unit = Number(piece)
  const u = s.units[unit]
  if (!u || u.at < 0) return []
  if (s.asked.length > 0) return [{ type: 'intercept', unit }]
  if (s.phase === 'declare') return attacks(book, s, unit, u)
  return s.phase === 'money' ? [{ type: 'repair', unit }] : moves(s, unit, u)
}

const moves = (s: Position, unit: UnitId, u: Readonly<Unit>): readonly Action[] =>
  ringOf(groundOf(s.table.board), u.at, 1).map((to) => ({ type: 'move', unit, to }))

/** At the nearest enemy. */
function attacks(book: Book, s: Position, unit: UnitId, u: Readonly<Unit>): readonly Action[] {
  if (specOf(book, u).blast !== undefined) return [{ type: 'barrage', unit, hex: u.at }]
  const ground = groundOf(s.table.board)
  const enemies = s.units.flatMap((x, id) => (x.at >= 0 && sideOf(x.faction) !== sideOf(u.faction) ? [id] : []))
  const far = (id: UnitId): number => distance(ground, u.at, s.units[id]?.at ?? u.at)
  const target = enemies.sort((a, b) => far(a) - far(b) || a - b)[0]
  return target === undefined ? [] : [{ type: 'attack', unit, target }]
}
