// Tells the page what its viewer may know of a match, and knows how far it has been told.
import { fold, type GameTypes, type Match } from '@muster/engine'
import type { News, Recap } from '../table/table.ts'
import { sightOf } from './sight.ts'
import { diaryOf, stepsOf } from './tell.ts'

type AnyMatch = Match<GameTypes>

export class Teller {
  viewer = 'spectator'
  /** The screen is between two people: nothing is shown. */
  covered = false
  private readonly tell: (news: News) => void
  private told: number
  private shownTo: number
  private caughtUp: (() => void) | null = null

  constructor(told: number, tell: (news: News) => void) {
    this.tell = tell
    this.told = told
    this.shownTo = told
  }

  /** Everything anew, and what was missed since an entry. */
  showAll(match: AnyMatch, missed: number | null): void {
    const { game, record } = match
    this.covered = false
    this.told = record.entries.length
    const diary = diaryOf(game, record, this.viewer)
    const recap = missed === null ? null : this.recap(match, missed)
    this.tell({ type: 'sight', sight: sightOf(match, this.viewer), diary, recap })
  }

  private recap({ game, record }: AnyMatch, from: number): Recap | null {
    const state = fold(game, record, from)
    const view = game.view(state, this.viewer)
    const { steps } = stepsOf(game, record, state, { from, to: record.entries.length }, this.viewer)
    return steps.length > 0 ? { view, steps } : null
  }

  cover(to: string): void {
    this.covered = true
    this.viewer = to
    this.tell({ type: 'handOver', to })
  }

  /** Everything that happened since the viewer was last told; `before` is the state of then. */
  showNew(match: AnyMatch, before: unknown): void {
    const { game, record } = match
    const range = { from: this.told, to: record.entries.length }
    const { steps } = stepsOf(game, record, before, range, this.viewer)
    this.told = range.to
    this.tell({ type: 'steps', steps, sight: sightOf(match, this.viewer) })
  }

  /** The page has shown everything up to here. */
  shown(count: number): void {
    this.shownTo = Math.max(this.shownTo, count)
    if (this.shownTo < this.told) return
    this.caughtUp?.()
    this.caughtUp = null
  }

  pageCaughtUp(): Promise<void> {
    if (this.shownTo >= this.told || this.covered) return Promise.resolve()
    return new Promise((resolve) => {
      this.caughtUp = resolve
    })
  }
}
