import { must, type OptionSpec, type OptionValues } from '@muster/engine'
import type { Book } from './book.ts'
import { passAnswer } from './rules/03-reactions.ts'
import { defaultPush } from './rules/07-pushes.ts'
import { seatsOf } from './rules/12-victory.ts'
import { playOrder } from './rules/C-cards.ts'
import { type Action, type Position, type Question, type Seat, sideOf } from './state.ts'

/** 3.14, 7.32: what happens when nobody answers; null in one's own turn. */
export function fallback(b: Book, s: Position, seat: Seat): Action | null {
  const { question } = s
  if (question?.side !== sideOf(seat)) return null
  return question.ask === 'push' ? defaultPush(b, s, must(s.units[question.unit])) : passAnswer()
}

const REACTIONS = ['ask', 'pass', 'play'] as const

/** What can be ordered beforehand, the same for everybody: a pause tells nothing. */
const SHEET: readonly OptionSpec[] = [
  { key: 'cover', kind: 'choice', values: REACTIONS, default: 'ask' },
  { key: 'rescue', kind: 'choice', values: REACTIONS, default: 'ask' },
  { key: 'orders', kind: 'choice', values: REACTIONS, default: 'ask' },
  { key: 'push', kind: 'choice', values: ['ask', 'nearest'], default: 'ask' },
]

export const orderable = (): readonly OptionSpec[] => SHEET

/** 12.7: the answer that standing orders give; null to ask the person. Of partners the first one's orders count. */
export function answer(b: Book, s: Position, seat: Seat, standing: OptionValues): Action | null {
  const { question } = s
  if (question?.side !== sideOf(seat) || seat !== seatsOf(s.options, question.side)[0]) return null
  const wish = standing[question.ask] ?? 'ask'
  if (wish === 'ask') return null
  return wish === 'play' ? (firstCard(b, s, seat, question) ?? passAnswer()) : fallback(b, s, seat)
}

/** The first fitting card; a casualty is carried to the first deployment grid that is open to it. */
function firstCard(b: Book, s: Position, seat: Seat, question: Question): Action | null {
  return question.ask === 'push' ? null : (playOrder(b).choices(s, seat)[0] ?? null)
}
