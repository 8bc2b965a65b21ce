import { must, say, type Want } from '@muster/engine'
import { tablesOf } from './board.ts'
import type { Book } from './book.ts'
import { type Action, type Grid, type Position, type RivetWars, type Seat, sideOf, type Unit } from './state.ts'
import { unitAt } from './words/names.ts'

/** In the phases in which units act: an attack on the nearest enemies, or a move to a grid beside. */
export function wants(b: Book, s: Position, seat: Seat): Want<RivetWars>[] {
  if (s.phase !== 'combat' && s.phase !== 'movement') return []
  const own = s.units.flatMap((u) => (u && u.at >= 0 && u.side === sideOf(seat) ? [u] : []))
  return own.map((u) => ({
    piece: u.id,
    name: say('piece.unit', unitAt(b, s, u.id)),
    actions: s.phase === 'combat' ? attacks(b, s, u) : moves(s, u),
  }))
}

function moves(s: Position, u: Readonly<Unit>): Action[] {
  return must(tablesOf(s.field).beside[u.at]).map((at) => ({ type: 'move', unit: u.id, at }))
}

function attacks(b: Book, s: Position, u: Readonly<Unit>): Action[] {
  const { distance, size } = tablesOf(s.field)
  const away = (at: Grid): number => must(distance[u.at * size + at])
  const enemies = s.units.flatMap((x) => (x && x.at >= 0 && x.side !== u.side ? [x.at] : []))
  const nearest = enemies.toSorted((x, y) => away(x) - away(y)).slice(0, 3)
  const lines = [u.kind, ...u.plugs].flatMap((kind) => b.unit(kind).attacks)
  return nearest.flatMap((at) => lines.map((_, line): Action => ({ type: 'attack', unit: u.id, line, at })))
}
