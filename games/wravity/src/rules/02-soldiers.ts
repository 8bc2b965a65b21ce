// Chapter 2: Soldiers, and what fills the hexes around them
import { must } from '@muster/engine'
import { type Board, type Book, opposite } from '../book.ts'
import type { Attributes } from '../content/types.ts'
import type { Grenade, Planet, Soldier, State } from '../state.ts'

export const boardOf = (book: Book, s: State): Board => must(book.boards[s.room])

export const soldierOf = (s: State, id: number): Soldier => must(s.soldiers[id])

/** 2.1, 2.3, 2.4, 2.5: white while intact, red from the first wound on. */
export function attributes(book: Book, u: Soldier): Attributes {
  const spec = must(must(book.soldiers[u.squad])[u.number])
  return u.lives === book.content.limits.lives ? spec.white : spec.red
}

/** 2.13 */
export function capped(book: Book, speed: number): number {
  return Math.min(speed, book.content.limits.speed)
}

/** What a hex holds: nothing, a soldier (its id from 1 up), a planet or a grenade. */
export const FREE = 0
export const PLANET = -1
export const GRENADE = -2

/** 1.19, 2.7, 2.14, 14.7: planets, soldiers of any state and grenades each fill their hex. */
export function holds(s: State, hex: number): number {
  const { soldiers } = s
  for (let i = 0; i < soldiers.length; i++) if ((soldiers[i] as Soldier).at === hex) return i + 1
  const { planets, grenades } = s
  for (let i = 0; i < planets.length; i++) if ((planets[i] as Planet).at === hex) return PLANET
  for (let i = 0; i < grenades.length; i++) if ((grenades[i] as Grenade).at === hex) return GRENADE
  return FREE
}

/** The soldier in a hex, or -1. */
export function soldierAt(s: State, hex: number): number {
  const { soldiers } = s
  if (hex >= 0) for (let i = 0; i < soldiers.length; i++) if ((soldiers[i] as Soldier).at === hex) return i
  return -1
}

export const isFree = (s: State, hex: number): boolean => hex >= 0 && holds(s, hex) === FREE

/** What every hex holds, as `holds` says; for those who ask about many. */
export function filled(board: Board, s: State): Int8Array {
  const cells = new Int8Array(board.size)
  const { soldiers } = s
  for (let i = 0; i < soldiers.length; i++) {
    const at = (soldiers[i] as Soldier).at
    if (at >= 0) cells[at] = i + 1
  }
  for (const p of s.planets) if (p.at >= 0) cells[p.at] = PLANET
  for (const g of s.grenades) cells[g.at] = GRENADE
  return cells
}

/** The same on the board's slate: good until the next call, for those who list many offers. */
export function borrowed(board: Board, s: State): Int8Array {
  const { cells, marked } = board.slate
  for (let i = 0; i < marked.length; i++) cells[marked[i] as number] = FREE
  marked.length = 0
  const { soldiers, planets, grenades } = s
  for (let i = 0; i < soldiers.length; i++) mark(cells, marked, (soldiers[i] as Soldier).at, i + 1)
  for (let i = 0; i < planets.length; i++) mark(cells, marked, (planets[i] as Planet).at, PLANET)
  for (let i = 0; i < grenades.length; i++) mark(cells, marked, (grenades[i] as Grenade).at, GRENADE)
  return cells
}

function mark(cells: Int8Array, marked: number[], hex: number, what: number): void {
  if (hex < 0) return
  cells[hex] = what
  marked.push(hex)
}

export function isNextToPlanet(board: Board, s: State, hex: number): boolean {
  const { planets } = s
  for (let i = 0; i < planets.length; i++) {
    const { at } = planets[i] as Planet
    if (at >= 0 && board.distances[at * board.size + hex] === 1) return true
  }
  return false
}

/** 2.9, 2.10, 2.11: whether a hex gives a hold: wall, or next to a planet. */
export function hasHold(board: Board, s: State, hex: number): boolean {
  return board.wall[hex] === 1 || isNextToPlanet(board, s, hex)
}

/** 2.9, 2.10, 2.11: position alone tells holding on from being adrift; walking and impulses ask for a hold. */
export function holdsOn(board: Board, s: State, u: Soldier): boolean {
  return u.at >= 0 && u.speed === 0 && hasHold(board, s, u.at)
}

/** 2.12: whether a gravity field has the hex. */
export function inField(board: Board, s: State, hex: number): boolean {
  for (const g of s.grenades) {
    if (g.until >= 0 && (board.distances[g.at * board.size + hex] as number) <= g.reach) return true
  }
  return false
}

/** 2.12 */
export function isConscious(board: Board, s: State, u: Soldier): boolean {
  return u.lives > 0 && u.at >= 0 && !(s.grenades.length > 0 && inField(board, s, u.at))
}

/** The heading from a hex to one next to it; 0 if it is not. */
export function headingTo(board: Board, from: number, to: number): number {
  for (let heading = 1; heading <= 6; heading++) if (board.step[from * 6 + heading - 1] === to) return heading
  return 0
}

export const stepOf = (board: Board, hex: number, heading: number): number =>
  board.step[hex * 6 + heading - 1] as number

export const isBetween = (n: number, low: number, high: number): boolean => n >= low && n <= high

export { opposite }
