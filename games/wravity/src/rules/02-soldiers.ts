// Chapter 2: Soldiers, and what fills the hexes around them
import { must } from '@muster/engine'
import { type Board, type Book, distance, opposite } from '../book.ts'
import type { Attributes } from '../content/types.ts'
import type { Heading, Hex, Position, Soldier, SoldierId } from '../state.ts'
import { FREE, GRENADE, PLANET } from './02-slate.ts'

export const boardOf = (book: Book, s: Pick<Position, 'room'>): Board => must(book.boards[s.room])

export const soldierOf = (s: Pick<Position, 'soldiers'>, id: SoldierId): Soldier => must(s.soldiers[id])

/** 2.1, 2.3, 2.4, 2.5: white while intact, red from the first wound on. */
export function attributes(book: Book, u: Soldier): Attributes {
  const spec = must(must(book.soldiers[u.squad])[u.number])
  return u.lives === book.content.limits.lives ? spec.white : spec.red
}

/** The same of a soldier in play, with the board's slate filled: for those who ask about many. */
export function attributesOf(book: Book, { slate }: Board, s: Position, id: SoldierId): Attributes {
  let own = slate.attributes[id]
  if (!own) {
    own = attributes(book, soldierOf(s, id))
    slate.attributes[id] = own
  }
  return own
}

/** 2.13 */
export function capped(book: Book, speed: number): number {
  return Math.min(speed, book.content.limits.speed)
}

/** 1.19, 2.7, 2.14, 14.7: planets, soldiers of any state and grenades each fill their hex. */
export function holds(s: Position, hex: Hex): number {
  const { soldiers } = s
  for (let i = 0; i < soldiers.length; i++) if (soldiers[i]?.at === hex) return i + 1
  const { planets, grenades } = s
  for (let i = 0; i < planets.length; i++) if (planets[i]?.at === hex) return PLANET
  for (let i = 0; i < grenades.length; i++) if (grenades[i]?.at === hex) return GRENADE
  return FREE
}

/** The soldier in a hex, or -1. */
export function soldierAt(s: Pick<Position, 'soldiers'>, hex: Hex): SoldierId {
  const { soldiers } = s
  if (hex >= 0) for (let i = 0; i < soldiers.length; i++) if (soldiers[i]?.at === hex) return i
  return -1
}

export const isFree = (s: Position, hex: Hex): boolean => hex >= 0 && holds(s, hex) === FREE

export function isNextToPlanet(board: Board, s: Position, hex: Hex): boolean {
  const { planets } = s
  for (let i = 0; i < planets.length; i++) {
    const { at } = must(planets[i])
    if (at >= 0 && distance(board, at, hex) === 1) return true
  }
  return false
}

/** 2.9, 2.10, 2.11: whether a hex gives a hold: wall, or next to a planet. */
export function hasHold(board: Board, s: Position, hex: Hex): boolean {
  return board.wall[hex] === 1 || isNextToPlanet(board, s, hex)
}

/** 2.9, 2.10, 2.11: position alone tells holding on from being adrift; walking and impulses ask for a hold. */
export function holdsOn(board: Board, s: Position, u: Soldier): boolean {
  return u.at >= 0 && u.speed === 0 && hasHold(board, s, u.at)
}

/** 2.12: whether a gravity field has the hex. */
export function inField(board: Board, s: Pick<Position, 'grenades'>, hex: Hex): boolean {
  for (const g of s.grenades) if (g.until >= 0 && distance(board, g.at, hex) <= g.reach) return true
  return false
}

/** 2.12 */
export function isConscious(board: Board, s: Pick<Position, 'grenades'>, u: Soldier): boolean {
  return u.lives > 0 && u.at >= 0 && !(s.grenades.length > 0 && inField(board, s, u.at))
}

export const stepOf = (board: Board, hex: Hex, heading: Heading): Hex => board.step[hex * 6 + heading - 1] as number

export const isBetween = (n: number, low: number, high: number): boolean => n >= low && n <= high

export { borrowed, FREE, filled, GRENADE, PLANET } from './02-slate.ts'
export { opposite }
