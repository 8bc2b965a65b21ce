// Chapter 16: Missions
import { must } from '@muster/engine'
import { type Board, type Book, distance, specOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import type { Planet, Position, SeatId, SideId, Soldier } from '../state.ts'
import { boardOf, isConscious } from './02-soldiers.ts'

type Mission = Extract<Effect, { readonly type: 'conqueror' | 'contraband' | 'mark' }>

/** 16.1: these are kept, never played. */
export function isMission(effect: Effect): effect is Mission {
  return effect.type === 'conqueror' || effect.type === 'contraband' || effect.type === 'mark'
}

/** 16.2: what a card in `seat`'s hand is worth at the end. */
export function missionPoints(book: Book, s: Position, seat: SeatId, card: string): number {
  const { effect } = specOf(book, card)
  if (!isMission(effect)) return 0
  if (effect.type === 'mark') return isMarked(book, s, seat, effect.rank) ? effect.points : 0
  return planetPoints(book, s, must(s.sides[seat]), effect)
}

/** 16.4, 16.5 */
function planetPoints(book: Book, s: Position, side: SideId, effect: Exclude<Mission, { type: 'mark' }>): number {
  let points = 0
  for (const p of s.planets) {
    if (controls(boardOf(book, s), s, side, p)) points += effect.type === 'conqueror' ? effect.points : p.value
  }
  return points
}

/** 16.3 */
export function controls(
  board: Board,
  s: Pick<Position, 'soldiers' | 'grenades'>,
  side: SideId,
  planet: Pick<Planet, 'at'>,
): boolean {
  let own = false
  for (const u of s.soldiers) {
    if (planet.at < 0 || u.at < 0 || distance(board, planet.at, u.at) !== 1) continue
    if (!isConscious(board, s, u)) continue
    if (u.side !== side) return false
    own = true
  }
  return own
}

/** 16.6, 16.10: immobilised at the end, revived in between or not. */
function isMarked(book: Book, s: Position, seat: SeatId, rank: string): boolean {
  const marked = markedSoldier(book, s, seat, rank)
  return marked !== null && marked.lives === 0
}

/** 16.8, 16.9: rosters are listed by number. */
export function markedSoldier(
  book: Book,
  s: Pick<Position, 'soldiers' | 'sides'>,
  seat: SeatId,
  rank: string,
): Soldier | null {
  const rival = rivalOnTheLeft(s, seat)
  let first: Soldier | null = null
  let leader: Soldier | null = null
  for (const u of s.soldiers) {
    if (u.seat !== rival) continue
    if (u.rank === rank) return u
    first ??= u
    if (leader === null && book.content.ranks[u.rank]?.commands === true) leader = u
  }
  return leader ?? first
}

/** 16.7 */
function rivalOnTheLeft(s: Pick<Position, 'sides'>, seat: SeatId): SeatId {
  const n = s.sides.length
  for (let i = 1; i < n; i++) if (s.sides[(seat + i) % n] !== s.sides[seat]) return (seat + i) % n
  return -1
}
