import { type Goal, must, type Outcome, type Situation, say, type Tally } from '@muster/engine'
import type { Action } from './action.ts'
import type { Book } from './book.ts'
import type { Event } from './event.ts'
import { activeSeat, lastRound, roundOf, seatName } from './rules/03-actions.ts'
import { type Counted, publicScore, resultOf } from './rules/18-points.ts'
import { sideNames } from './setup.ts'
import type { Options, Position, Result, Side, SideId } from './state.ts'
import type { Wravity } from './types.ts'

export function sidesOf(book: Book, s: Position): readonly Side[] {
  return sideNames(must(book.content.modes[s.mode]).doors)
}

export function outcome(book: Book, s: Position): Outcome<Wravity> | null {
  return s.result && outcomeOf(book, s, s.result)
}

function outcomeOf(book: Book, s: Position, result: Result): Outcome<Wravity> {
  const names = sidesOf(book, s)
  const winners = result.winners.map((side) => must(names[side]))
  const scores = Object.fromEntries(result.scores.map((score, side) => [must(names[side]), score.total]))
  return { winners, rule: result.rule, why: say(`outcome.${result.rule}`), scores }
}

/** 17.8: the full count as if the battle ended now, missions included: for a table whose time is up. */
export function reckon(book: Book, s: Position): Outcome<Wravity> | null {
  if (s.phase !== 'battle') return outcome(book, s)
  return outcomeOf(book, s, resultOf(book, s, '17.8', -1))
}

/** A side's points as everybody can count them, and once it is over with its missions. */
export function pointsSeen(book: Book, s: Counted & Pick<Position, 'result' | 'soldiers'>, side: SideId): number {
  return s.result?.scores[side]?.total ?? Object.values(publicScore(book, s, side, -1)).reduce((a, b) => a + b, 0)
}

/** 17.8: what everybody can count stands at any moment, so that a clock may end the battle. */
export function situation(book: Book, s: Position): Situation<Wravity> {
  const names = sidesOf(book, s)
  return {
    round: Math.min(roundOf(s), lastRound(book, s.mode)),
    starter: must(names[must(s.sides[s.first])]),
    scores: Object.fromEntries(names.map((name, side) => [name, pointsSeen(book, s, side)])),
    turn: s.phase === 'battle' ? seatName(activeSeat(s)) : null,
  }
}

export function tally(e: Event): Tally[] {
  if (e.type === 'soldierEntered') return [{ what: 'unit', key: `rank.${e.rank}`, did: 'used' }]
  if (e.type === 'soldierHit' && e.lives === 0 && !e.saved)
    return [{ what: 'unit', key: `rank.${e.rank}`, did: 'lost' }]
  if (e.type === 'cardUsed') return [{ what: 'card', key: `card.${e.card}`, did: 'used' }]
  if (e.type !== 'battleEnded') return []
  const fulfilled = e.result.missions.flat().filter((m) => m.points > 0)
  return fulfilled.map((m) => ({ what: 'card', key: `card.${m.card}`, did: 'used' }))
}

export const survivors = (s: Position): string[] =>
  s.soldiers.flatMap((u) => (u.lives > 0 && u.at >= 0 ? [`rank.${u.rank}`] : []))

export function brings(a: Action): Tally['what'] | null {
  if ('card' in a && a.card) return 'card'
  return a.type === 'enter' ? 'unit' : null
}

/** 17.1, 17.7, 17.11: no number wins; the most points at the end do. */
export function goal(book: Book, options: Options): Goal {
  const rounds = lastRound(book, String(options['mode']))
  return { points: null, rounds, told: say('goal.rounds', { rounds, door: book.content.points.door }) }
}
