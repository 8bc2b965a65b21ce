// Chapter 10: who can be shot, and what it takes
import type { Board, Book } from '../book.ts'
import type { Grenade, Soldier, State } from '../state.ts'
import { attributes, boardOf, soldierAt, soldierOf } from './02-soldiers.ts'

/** 10.2, 14.18: the hexes of rivals that are not immobilised, and of grenades. */
export function aimable(s: State, side: number): number[] {
  const out: number[] = []
  const { soldiers, grenades } = s
  for (let i = 0; i < soldiers.length; i++) {
    const t = soldiers[i] as Soldier
    if (t.at >= 0 && t.side !== side && t.lives > 0) out.push(t.at)
  }
  for (let i = 0; i < grenades.length; i++)
    if ((grenades[i] as Grenade).until < 0) out.push((grenades[i] as Grenade).at)
  return out
}

/** 10.1, 10.3, 10.4, 14.7: on one of the six lines, with nothing before it that stops the beam. */
export function isInSight(board: Board, s: State, cells: Int8Array, from: number, to: number): boolean {
  const bearing = board.bearings[from * board.size + to] as number
  if (bearing === 0) return false
  const line = board.lines[from * 6 + bearing - 1] as Int16Array
  for (let i = 0; line[i] !== to; i++) {
    const held = cells[line[i] as number] as number
    if (held < 0 || (held > 0 && !s.beamsPass)) return false
  }
  return true
}

/** 10.5, 10.6, 14.10: both speeds and the hexes between, less the precision. */
export function shotNeeds(book: Book, s: State, u: Soldier, hex: number): number {
  const board = boardOf(book, s)
  const between = (board.distances[u.at * board.size + hex] as number) - 1
  return u.speed + speedIn(s, hex) + between - attributes(book, u).precision
}

/** The speed of whatever is in a hex. */
function speedIn(s: State, hex: number): number {
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
