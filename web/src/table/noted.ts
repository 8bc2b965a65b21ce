import { say } from '@muster/engine'
import type { Line } from '@muster/table'
import type { HintNote } from '../saved/hints.ts'

/** The diary with a line for each hint, before what was done next. */
export function withHints(lines: readonly Line[], notes: readonly HintNote[]): readonly Line[] {
  if (notes.length === 0) return lines
  const noted = notes.map(({ entry, round, turn }): Line => {
    return { entry: entry - 1, by: turn, event: { type: 'unseen' }, told: say('counsel.noted'), round, turn }
  })
  return [...lines, ...noted]
    .map((line, i) => ({ line, i }))
    .sort(byEntry)
    .map(({ line }) => line)
}

interface Placed {
  readonly line: Line
  readonly i: number
}

const byEntry = (a: Placed, b: Placed): number => a.line.entry - b.line.entry || a.i - b.i
