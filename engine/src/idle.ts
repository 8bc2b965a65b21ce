import { check, offers } from './act.ts'
import type { Game, GameTypes, Piece } from './game.ts'
import { type Refusal, say } from './message.ts'

/** Why a piece of the seat cannot do anything now; null where it can. Judged by the orders themselves. */
export function whyIdle<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  piece: Piece,
): Refusal<T['Rule']> | null {
  if (offers(game, state, seat, piece).length > 0) return null
  for (const action of game.attempts(state, seat, piece)) {
    const verdict = check(game, state, seat, action)
    if (!verdict.ok) return verdict
  }
  return { ok: false, rule: null, why: say('refusal.idle') }
}
