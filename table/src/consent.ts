// What everybody must agree to: taking back past the free limit, and a draw.
import { consentLimit, end, type GameTypes, isOver, type Match, seeded, undoByConsent } from '@muster/engine'
import type { Chair, Proposal } from './table.ts'

/** A proposal on the table; for an undo, the entry it goes back to. */
export interface Pending extends Proposal {
  readonly to: number | null
}

/** What a seat may propose now; null where there is nothing to agree on. `speaksFor` need not be asked. */
export function proposalOf(
  match: Match<GameTypes>,
  chairs: readonly Chair[],
  what: Proposal['what'],
  by: string,
  speaksFor: readonly string[],
): Pending | null {
  if (isOver(match)) return null
  const to = what === 'undo' ? consentLimit(match, by) : null
  if (what === 'undo' && to === null) return null
  const others = chairs.filter((c) => c.seat !== by && !speaksFor.includes(c.seat))
  const waiting = others.filter((c) => c.who.type === 'person' || !agrees(match, c, what)).map((c) => c.seat)
  return { what, by, to, waiting }
}

/** The computer always gives a move back; a draw it takes where it is not ahead. */
function agrees({ game, state }: Match<GameTypes>, chair: Chair, what: Proposal['what']): boolean {
  if (what === 'undo') return true
  const imagined = game.imagine(game.view(state, chair.seat), chair.seat, seeded('draw'))
  return game.evaluate(imagined, chair.seat) <= 0
}

/** Everybody has agreed. */
export function carryOut(match: Match<GameTypes>, { what, by, to }: Pending): void {
  if (what === 'draw') end(match, 'agreed', null)
  else if (to !== null) undoByConsent(match, by, to)
}
