import type { Game, GameTypes } from './game.ts'
import { copy } from './must.ts'
import { type Entry, isAction, type MatchRecord, standingEntries } from './record.ts'

/** Steps through a match, forwards and backwards, without dice, content or rules. */
export interface Replay<T extends GameTypes> {
  /** How many entries there are; positions go from 0 (the opening) to this. */
  readonly length: number
  /** The state after the first `count` entries. The caller may not change it. */
  at(count: number): T['State']
}

const KEPT_APART = 32

/** A replay that keeps a copy now and then, so that stepping back is quick. */
export function replay<T extends GameTypes>(
  game: Pick<Game<T>, 'evolve'>,
  record: Pick<MatchRecord<T>, 'opening' | 'entries'>,
): Replay<T> {
  const { entries } = record
  const kept = new Map<number, T['State']>([[0, copy(record.opening)]])
  const at = (count: number): T['State'] => {
    const n = Math.max(0, Math.min(count, entries.length))
    const start = [...kept.keys()].reduce((best, k) => (k > best && reaches(entries, k, n) ? k : best), 0)
    const state = copy(kept.get(start))
    for (const i of standingEntries(entries.slice(0, n))) if (i >= start) apply(game, state, entries[i])
    const far = [...kept.keys()].every((k) => Math.abs(k - n) >= KEPT_APART)
    if (far) kept.set(n, copy(state))
    return state
  }
  return { length: entries.length, at }
}

/** Whether a state kept after `k` entries is still a step on the way to `n`. */
function reaches<T extends GameTypes>(entries: readonly Entry<T>[], k: number, n: number): boolean {
  if (k > n) return false
  return entries.slice(k, n).every((entry) => !('undo' in entry) || entry.undo >= k)
}

function apply<T extends GameTypes>(
  game: Pick<Game<T>, 'evolve'>,
  state: T['State'],
  entry: Entry<T> | undefined,
): void {
  if (entry && isAction(entry)) for (const event of entry.events) game.evolve(state, event)
}
