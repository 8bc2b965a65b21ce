import type { Ended } from '@muster/table'

/** Whether the count tells who won: else a match was decided by something else, and the count would only puzzle. */
export function isCounted({ winners, scores }: Pick<Ended, 'winners' | 'scores'>): boolean {
  const of = (isWinner: boolean): readonly number[] =>
    Object.entries(scores).flatMap(([side, score]) => (winners.includes(side) === isWinner ? [score] : []))
  return winners.length === 0 || Math.min(...of(true)) > Math.max(...of(false))
}
