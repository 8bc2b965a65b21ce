// Questions in another's turn: answered by standing orders, or among people of one screen the plain way.
import { answerByStandingOrders, type GameTypes, isOver, type Match, play, standingOrdersOf } from '@muster/engine'

/** Answers everything that needs no person. `shared` are the seats of people who share a screen with another. */
export function answerAll(match: Match<GameTypes>, shared: readonly string[]): void {
  answerByStandingOrders(match)
  while (answerUnasked(match, shared)) answerByStandingOrders(match)
}

/**
 * On one screen a question in another's turn is not worth a hand-over, unless someone said "ask me".
 * What all decide at the same time is nobody's turn, and each decides for themselves.
 */
function answerUnasked(match: Match<GameTypes>, shared: readonly string[]): boolean {
  const { game, state } = match
  if (isOver(match)) return false
  const { turn } = game.situation(state)
  const asked = game.toAct(state)
  if (turn === null || asked.includes(turn)) return false
  for (const seat of shared) {
    if (!asked.includes(seat) || Object.keys(standingOrdersOf(match, seat)).length > 0) continue
    const answer = game.fallback(state, seat)
    if (answer) return play(match, seat, answer).ok
  }
  return false
}
