// Who is asked, what they answer by default, and what they may order beforehand.
import { must, type OptionSpec, type OptionValues } from '@muster/engine'
import type { Action } from './action.ts'
import { opposite } from './book.ts'
import { placer } from './rules/01-planets.ts'
import { isChoosing } from './rules/01-rosters.ts'
import { activeSeat, seatName, seatNumber } from './rules/03-actions.ts'
import type { Position, Seat } from './state.ts'

/** 1.10, 1.14, 3.1, 3.2: who may decide now. */
export function toAct(s: Position): Seat[] {
  if (s.phase === 'over') return []
  if (s.phase === 'enlist') return s.sides.flatMap((_, seat) => (isChoosing(s, seat) ? [seatName(seat)] : []))
  if (s.phase === 'planets') return [seatName(placer(s))]
  return [seatName(s.question ? s.question.seat : activeSeat(s))]
}

/** 9.19, 11.12: straight back, pass, and the weakest pull. */
export function fallback(s: Position, seat: Seat): Action | null {
  const q = s.question
  if (!q || q.seat !== seatNumber(seat)) return null
  if (q.type === 'axis') return { type: 'chooseAxis', heading: opposite(must(s.soldiers[q.striker]).heading) }
  return q.type === 'pull' ? { type: 'pull', force: 1 } : { type: 'pass' }
}

/** 11.12: standing orders may give the default for one kind of question or for all. */
export function answer(s: Position, seat: Seat, standing: OptionValues): Action | null {
  const q = s.question
  if (!q || q.seat !== seatNumber(seat) || q.type === 'pull') return null
  return standing[q.type] === 'default' ? fallback(s, seat) : null
}

export const ORDER_SHEET: readonly OptionSpec[] = ['repeat', 'hit', 'axis'].map((key) => ({
  key,
  kind: 'choice',
  default: 'ask',
  values: ['ask', 'default'],
}))
