import type { Ended, Report } from '@muster/table'

/** Whether the count tells who won: else a match was decided by something else, and the count would only puzzle. */
export function isCounted({ winners, scores }: Pick<Ended, 'winners' | 'scores'>): boolean {
  const of = (isWinner: boolean): readonly number[] =>
    Object.entries(scores).flatMap(([side, score]) => (winners.includes(side) === isWinner ? [score] : []))
  return winners.length === 0 || Math.min(...of(true)) > Math.max(...of(false))
}

/** The table ended it, by a resignation, a draw or a clock: it was not played out, and nothing has turned it. */
export const isStopped = ({ ended }: Pick<Report, 'ended'>): boolean => ended?.why.key.startsWith('ended.') === true
