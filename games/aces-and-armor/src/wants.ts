import type { Want } from '@muster/engine'
import { groundOf, hexesApart } from './board.ts'
import type { Book } from './book.ts'
import { type AcesAndArmor, type Action, type Position, type Seat, sideOf, type UnitId } from './state.ts'
import { unitOf } from './units.ts'
import { full } from './words/names.ts'

/** While units move or are declared: a step to a hex beside, or an attack on the nearest enemies. */
export function wants(book: Book, s: Position, seat: Seat): Want<AcesAndArmor>[] {
  if (s.phase !== 'move' && s.phase !== 'declare') return []
  const mine = s.players[s.turn]?.factions ?? []
  if (!mine.includes(seat)) return []
  return s.units.flatMap((u, unit) => {
    if (u.at < 0 || !mine.includes(u.faction)) return []
    const actions = s.phase === 'move' ? steps(s, unit) : attacks(book, s, unit)
    return [{ piece: unit, name: full(s, unit), actions }]
  })
}

function steps(s: Position, unit: UnitId): Action[] {
  const beside = groundOf(s.table.board).grid.neighbours[unitOf(s, unit).at] ?? []
  return beside.map((to) => ({ type: 'move', unit, to }))
}

function attacks(book: Book, s: Position, unit: UnitId): Action[] {
  const u = unitOf(s, unit)
  const away = (id: UnitId): number => hexesApart(s.table.board, u.at, unitOf(s, id).at)
  const enemies = s.units.flatMap((x, id) => (x.at >= 0 && sideOf(x.faction) !== sideOf(u.faction) ? [id] : []))
  const nearest = enemies.toSorted((a, b) => away(a) - away(b)).slice(0, 3)
  if (book.content.units[u.kind]?.blast === undefined)
    return nearest.map((target) => ({ type: 'attack', unit, target }))
  return nearest.map((id) => ({ type: 'barrage', unit, hex: unitOf(s, id).at }))
}
