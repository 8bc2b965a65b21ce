import type { Bout } from './bout.ts'

/** How sure a decision before the last game must be: wrong at most once in twenty. */
const SURE = Math.log(19)
/** The doubtful share below the one that is claimed. */
const DOUBT = 0.1
/** Fewer games decide nothing. */
const LEAST = 20

/** Wald's sequential test: whether it is decided that A wins at least this share, or clearly less. */
export function isDecided(bouts: readonly Bout[], claimed: number): boolean {
  if (bouts.length < LEAST) return false
  const points = bouts.reduce((sum, b) => sum + b.score, 0)
  const less = claimed - DOUBT
  const odds = points * Math.log(claimed / less) + (bouts.length - points) * Math.log((1 - claimed) / (1 - less))
  return Math.abs(odds) >= SURE
}
