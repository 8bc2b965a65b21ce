// Chapter 11: when a player may react
import { must } from '@muster/engine'
import type { Position, Question, Roll, SeatId } from '../state.ts'
import type { WravityRun } from '../types.ts'

/** 11.10: whatever cards they are, so that the pause tells nothing. */
const holdsCards = (s: Position, seat: SeatId): boolean => must(s.hands[seat]).length > 0

function ask(run: WravityRun, question: Question): boolean {
  if (!holdsCards(run.state, question.seat)) return false
  run.emit({ type: 'questionAsked', question })
  return true
}

/** 11.7, 11.8: a roll that its player may repeat. */
export function askRepeat(run: WravityRun, roll: Roll): boolean {
  return ask(run, { type: 'repeat', seat: must(run.state.soldiers[roll.soldier]).seat, roll })
}

/** 11.9: a hit that the player of the soldier hit may answer. */
export function askVictim(run: WravityRun, seat: SeatId, shot: Extract<Roll, { type: 'shot' }>): boolean {
  return ask(run, { type: 'hit', seat, shot })
}
