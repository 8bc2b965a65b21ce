import { append, refuse, reveal } from './enter.ts'
import type { GameTypes, Outcome } from './game.ts'
import type { Match } from './match.ts'
import type { Refusal } from './message.ts'

/** Ends the match by the table: a seat resigns, all agree on a draw, or time is up. */
export function end<T extends GameTypes>(
  match: Match<T>,
  how: 'resigned' | 'agreed' | 'time',
  by: T['Seat'] | null,
): Refusal | { readonly ok: true } {
  if (isOver(match)) return refuse('matchIsOver')
  append(match, { end: how, by })
  reveal(match)
  return { ok: true }
}

export function isOver<T extends GameTypes>(match: Match<T>): boolean {
  return match.walk.end !== null || match.game.outcome(match.state) !== null
}

/**
 * The sides that won, by the rules or by the table; null while it goes on, empty for a draw. Who resigns or runs out of
 * time loses; when the time of the whole table is up, the score decides.
 */
export function winnersOf<T extends GameTypes>(match: Match<T>): readonly T['Side'][] | null {
  const ended = match.walk.end
  if (!ended) return (match.game.outcome(match.state) as Outcome<T> | null)?.winners ?? null
  // A side may have a score and no seat: an opponent who is part of the rules.
  const scored = Object.keys(match.game.situation(match.state).scores) as T['Side'][]
  const sides = [...new Set([...match.record.seats.map((s) => s.side), ...scored])]
  const loser = match.record.seats.find((s) => s.seat === ended.by)?.side
  if (loser) return sides.filter((side) => side !== loser)
  return ended.end === 'time' ? ahead(match, sides) : []
}

/** Who is ahead by the game's own count, or else the side with the highest score, if it is one alone. */
function ahead<T extends GameTypes>(match: Match<T>, sides: readonly T['Side'][]): readonly T['Side'][] {
  if (match.game.reckon) return match.game.reckon(match.state)?.winners ?? []
  const { scores } = match.game.situation(match.state)
  const best = Math.max(...sides.map((side) => scores[side] ?? 0))
  const leaders = sides.filter((side) => (scores[side] ?? 0) === best)
  return leaders.length === 1 ? leaders : []
}
