// Whether the end of a phase is the end of the turn, as far as it can be known.
import type { Book } from './book.ts'
import { nextSeat } from './rules/03-sequence.ts'
import { canDeclare } from './rules/07-declare.ts'
import { canTrade } from './rules/09-money.ts'
import type { Position } from './state.ts'
import { active } from './units.ts'

/** 3.3, 3.8: nothing is fought, and nobody of the side has anything to declare or to spend coins on. */
export function endsTurn(book: Book, s: Position): boolean {
  if (nextSeat(s) || s.attacks.length > 0 || s.players.some((p) => p.automa)) return false
  const rich = paid(book, s)
  return active(s).factions.every(
    (seat) => (s.phase === 'declare' || !canDeclare(book, { ...s, seat })) && !canTrade(book, { ...rich, seat }),
  )
}

/** 9.1 */
function paid(book: Book, s: Position): Position {
  const coins = s.flags.filter((flag) => flag === s.turn).length * book.charts.income
  const players = s.players.map((p, i) => (i === s.turn ? { ...p, coins: p.coins + coins } : p))
  return { ...s, phase: 'money', players }
}
