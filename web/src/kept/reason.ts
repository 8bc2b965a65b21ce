import type { PageKey } from '../words.tsx'

const REASONS: readonly PageKey[] = [
  'record.foreign',
  'record.gone',
  'record.again',
  'record.notJson',
  'record.version',
  'record.lacks',
  'record.doesNotFold',
  'record.damaged',
  'record.tooLarge',
  'record.tooDeep',
  'record.tooSlow',
]

/** Why a record was refused, as the page says it. */
export const reasonOf = (why: string): PageKey => REASONS.find((r) => r === why) ?? 'record.broken'
