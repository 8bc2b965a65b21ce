// Chapter 10: who can be shot, and what it takes
import { type Board, type Book, distance } from '../book.ts'
import type { Hex, Position, SideId, Soldier } from '../state.ts'
import { attributes, boardOf, soldierAt, soldierOf, stepOf } from './02-soldiers.ts'

/** 10.2, 14.18: the hexes of rivals that are not immobilised, and of grenades. */
export function aimable(s: Pick<Position, 'soldiers' | 'grenades'>, side: SideId): Hex[] {
  const out: Hex[] = []
  for (let i = 0; i < s.soldiers.length; i++) {
    const t = soldierOf(s, i)
    if (t.at >= 0 && t.side !== side && t.lives > 0) out.push(t.at)
  }
  for (const g of s.grenades) if (g.until < 0) out.push(g.at)
  return out
}

/** 10.1, 10.3, 10.4, 14.7: on one of the six lines, with nothing before it that stops the beam. */
export function isInSight(board: Board, s: Pick<Position, 'beamsPass'>, cells: Int8Array, from: Hex, to: Hex): boolean {
  const bearing = board.bearings[from * board.size + to]
  if (!bearing) return false
  for (let hex = stepOf(board, from, bearing); hex !== to; hex = stepOf(board, hex, bearing)) {
    const held = cells[hex] as number
    if (held < 0 || (held > 0 && !s.beamsPass)) return false
  }
  return true
}

/** What a shot depends on, of a position or a view. */
type Aimed = Pick<Position, 'soldiers' | 'grenades' | 'room'>

/** 10.5, 10.6, 14.10: both speeds and the hexes between, less the precision. */
export function shotNeeds(book: Book, s: Aimed, u: Soldier, hex: Hex): number {
  const board = boardOf(book, s)
  const between = distance(board, u.at, hex) - 1
  return u.speed + speedIn(s, hex) + between - attributes(book, u).precision
}

/** The speed of whatever is in a hex. */
export function speedIn(s: Aimed, hex: Hex): number {
  const id = soldierAt(s, hex)
  if (id >= 0) return soldierOf(s, id).speed
  return s.grenades.find((g) => g.at === hex)?.speed ?? 0
}

/** 10.7, 10.8, 13.3, 15.1, 15.3: a natural 1 never, a 10 always. */
export function hitsWith(die: number, bonus: number, needed: number): boolean {
  return die > 1 && (die + bonus >= needed || isDirect(die, bonus))
}

/** 10.8, 15.2 */
export const isDirect = (die: number, bonus: number): boolean => die > 1 && die + bonus >= 10

/** 10.7, 10.8: by what is needed, up to what only a 10 reaches. */
const CHANCES = Float64Array.from({ length: 11 }, (_, needed) => (11 - Math.max(2, needed)) / 10)

/** 10.7, 10.8: the chance of a shot that needs so much. */
export const hitChance = (needed: number): number => CHANCES[needed < 2 ? 2 : needed > 10 ? 10 : needed] as number
