import type { Game, GameTypes } from './game.ts'
import { copy } from './must.ts'
import { type Entry, isAction } from './record.ts'

/** A match as its entries come in: the state, and the actions that stand. */
export interface Course<T extends GameTypes> {
  /** After the entries so far. The caller may not change it. */
  state(): T['State']
  /** The numbers of the actions that stand, in order. */
  readonly standing: readonly number[]
  /** The next entry; throws where its events do not fit. */
  enter(entry: Entry<T>): void
}

/** A copy is kept after so many standing actions. */
const KEPT_APART = 32

/** Follows a record from its opening, entry by entry; taking back is quick, wherever the match stands. */
export function course<T extends GameTypes>(game: Pick<Game<T>, 'evolve'>, opening: T['State']): Course<T> {
  const entries: Entry<T>[] = []
  const standing: number[] = []
  /** Number `k` after `k * KEPT_APART` standing actions. */
  const kept: T['State'][] = [copy(opening)]
  let state = copy(opening)

  const apply = (entry: Entry<T> | undefined): void => {
    if (entry && isAction(entry)) for (const event of entry.events) game.evolve(state, event)
  }
  const takeBack = (to: number): void => {
    while (standing.length > 0 && (standing.at(-1) as number) >= to) standing.pop()
    const last = Math.floor(standing.length / KEPT_APART)
    kept.length = last + 1
    state = copy(kept[last] as T['State'])
    for (const i of standing.slice(last * KEPT_APART)) apply(entries[i])
  }
  return {
    state: () => state,
    standing,
    enter(entry) {
      entries.push(entry)
      if ('undo' in entry) return takeBack(entry.undo)
      if (!isAction(entry)) return
      apply(entry)
      standing.push(entries.length - 1)
      if (standing.length % KEPT_APART === 0) kept.push(copy(state))
    },
  }
}
