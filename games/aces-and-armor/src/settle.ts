import type { Book } from './book.ts'
import { placedByItself } from './rules/02-deploy.ts'
import { walkOn } from './rules/04-movement-steps.ts'
import { automaAnswers, automaStep } from './rules/13-automa.ts'
import type { Position, Run } from './state.ts'
import { active, playerOf } from './units.ts'

/** What happens of itself until a person must decide: legs go on, the last token is flipped, the Automa plays. */
export function settle(book: Book, run: Run): void {
  while (!run.state.result && goesOn(book, run));
}

function goesOn(book: Book, run: Run): boolean {
  const s = run.state
  if (s.asked.length > 0) return isAutomaAsked(s) && does(() => automaAnswers(book, run))
  if (s.move && s.move.way.length > 0) return does(() => walkOn(book, run))
  return placedByItself(book, run) || (isAutomaOn(s) && does(() => automaStep(book, run)))
}

function does(step: () => void): true {
  step()
  return true
}

function isAutomaAsked(s: Position): boolean {
  const seat = s.asked[0]
  return seat !== undefined && s.players[playerOf(s, seat)]?.automa === true
}

/** Whether it is the Automa's turn to place or to play. */
function isAutomaOn(s: Position): boolean {
  return SETUP.every((phase) => s.phase !== phase) && active(s).automa
}

const SETUP = ['divide', 'extras', 'distribute', 'tokens', 'hide', 'over'] as const
