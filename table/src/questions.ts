// Questions in another's turn: answered by standing orders, or among people of one screen the plain way.
import {
  answerByStandingOrders,
  type GameTypes,
  isOver,
  type Match,
  orderedAnswer,
  play,
  standingOrdersOf,
} from '@muster/engine'
import type { Action } from './table.ts'

type AnyMatch = Match<GameTypes>

/** Whether something needs no person's answer. `shared` are the seats of people who share a screen with another. */
export function needsNobody(match: AnyMatch, shared: readonly string[]): boolean {
  return orderedAnswer(match) !== null || unasked(match, shared) !== null
}

/** Answers what needs no person, until `waits` says that the next answer has to. */
export function answerAll(match: AnyMatch, shared: readonly string[], waits: () => boolean): void {
  while (answerOne(match, shared) && !waits()) {}
}

function answerOne(match: AnyMatch, shared: readonly string[]): boolean {
  if (answerByStandingOrders(match, 1).length > 0) return true
  const plain = unasked(match, shared)
  return plain !== null && play(match, plain.seat, plain.action).ok
}

/**
 * On one screen a question in another's turn is not worth a hand-over, unless someone said "ask me".
 * What all decide at the same time is nobody's turn, and each decides for themselves.
 */
function unasked(
  match: AnyMatch,
  shared: readonly string[],
): { readonly seat: string; readonly action: Action } | null {
  const { game, state } = match
  if (shared.length === 0 || isOver(match)) return null
  const { turn } = game.situation(state)
  const asked = game.toAct(state)
  if (turn === null || asked.includes(turn)) return null
  for (const seat of shared) {
    if (!asked.includes(seat) || Object.keys(standingOrdersOf(match, seat)).length > 0) continue
    const action = game.fallback(state, seat)
    if (action) return { seat, action }
  }
  return null
}
