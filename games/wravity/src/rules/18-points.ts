// Chapter 18: Points
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import type { Position, Result, Score, SideId, Soldier, SoldierId } from '../state.ts'
import { soldierOf } from './02-soldiers.ts'
import { lastRound } from './03-actions.ts'
import { isMission, missionPoints } from './16-missions.ts'

/** 17.9, 17.10: the count decides, however it ended. */
export function resultOf(book: Book, s: Position, rule: Rule, crossed: SoldierId): Result {
  const missions = s.hands.map((hand, seat) =>
    hand
      .filter((card) => isMission(must(book.content.cards[card]).effect))
      .map((card) => ({ card, points: missionPoints(book, s, seat, card) })),
  )
  const scores = s.doors.map((_, side) => scoreOf(book, s, side, crossed, missions))
  return { rule, crossed, scores, winners: winnersOf(book, scores), missions }
}

/** 18.8: summed over the seats of the side. */
function scoreOf(book: Book, s: Position, side: SideId, crossed: SoldierId, missions: Result['missions']): Score {
  const won = missions.flatMap((held, seat) => (s.sides[seat] === side ? held.map((m) => m.points) : []))
  const parts = { ...publicScore(book, s, side, crossed), missions: won.reduce((a, b) => a + b, 0) }
  return { ...parts, total: parts.door + parts.intact + parts.immobilised + parts.wounded + parts.missions }
}

/** 18.1, 18.5: what everybody can count. */
export function publicScore(
  book: Book,
  s: Counted & Pick<Position, 'soldiers'>,
  side: SideId,
  crossed: SoldierId,
): Omit<Score, 'missions' | 'total'> {
  const { points } = book.content
  const score = { door: 0, intact: 0, immobilised: 0, wounded: 0 }
  if (crossed >= 0 && soldierOf(s, crossed).side === side) score.door = points.door
  for (const u of s.soldiers) {
    if (u.side === side) score.intact += countsIntact(book, s, u) ? points.intact : 0
    else if (isImmobilised(u)) score.immobilised += points.immobilised
    else if (isWounded(book, u)) score.wounded += points.wounded
  }
  return score
}

/** What points are counted from: a view knows it, too. */
export type Counted = Pick<Position, 'latecomers' | 'mode'>

/** 18.2, 18.5: what a soldier is worth at the end, to its own side or to all others. */
export function worthOf(
  book: Book,
  s: Counted,
  u: Soldier,
): { readonly points: number; readonly to: 'own' | 'others' } {
  const { points } = book.content
  if (isImmobilised(u)) return { points: points.immobilised, to: 'others' }
  if (isWounded(book, u)) return { points: points.wounded, to: 'others' }
  return { points: countsIntact(book, s, u) ? points.intact : 0, to: 'own' }
}

/** 18.2, 18.6, 18.7: the last round is that of the limit; a battle that ends before has none. */
function countsIntact(book: Book, s: Counted, u: Soldier): boolean {
  if (u.at < 0 || u.lives < book.content.limits.lives) return false
  return s.latecomers || u.entered < lastRound(book, s.mode)
}

/** 18.3 */
const isImmobilised = (u: Soldier): boolean => u.lives === 0

/** 18.4 */
const isWounded = (book: Book, u: Soldier): boolean => u.lives < book.content.limits.lives

/** 17.10: points, then intact soldiers, then immobilised rivals. */
function winnersOf(book: Book, scores: readonly Score[]): SideId[] {
  const { points } = book.content
  const rank = (x: Score): number[] => [x.total, x.intact / points.intact, x.immobilised / points.immobilised]
  const best = scores.map(rank).reduce((a, b) => (isBetter(b, a) ? b : a))
  const winners = scores.flatMap((x, side) => (isBetter(best, rank(x)) ? [] : [side]))
  return winners.length === 1 ? winners : []
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((n, k) => n !== b[k])
  return i >= 0 && must(a[i]) > must(b[i])
}
