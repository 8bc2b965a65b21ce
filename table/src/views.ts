// How the views of several people change from one state to the next.
import { type Diff, diff, type Game, type GameTypes, isDeed } from '@muster/engine'
import type { Event, View } from './table.ts'
import type { Passage } from './tell.ts'

/** How things stand at one moment, as each may see it, by the number of the viewer; worked out once for whoever asks. */
interface Moment {
  readonly state: unknown
  readonly views: View[]
  readonly open: boolean[]
}

const momentOf = (state: unknown): Moment => ({ state, views: [], open: [] })

/** The state after an event. */
export type Next = (state: unknown, event: Event) => unknown

/** Each a state of its own, so that views of one and the next can be compared; the last is the one at hand. */
export function apart(game: Game<GameTypes>, { deeds, end }: Passage): Next {
  let left = 0
  for (const { entry } of deeds) if (isDeed(entry)) left += entry.events.length
  return (state, event) => {
    if (--left === 0 && end !== undefined) return end
    const after = game.clone(state)
    game.evolve(after, event)
    return after
  }
}

/** Follows states that are never changed in place. */
export class Views {
  private readonly game: Game<GameTypes>
  private readonly viewers: readonly string[]
  private past: Moment
  private now: Moment
  /** What changed for all from whom nothing is hidden: the contract has it that this is the same. */
  private shared: Diff | undefined
  private isShared = false

  constructor(game: Game<GameTypes>, state: unknown, viewers: readonly string[]) {
    this.game = game
    this.viewers = viewers
    this.past = momentOf(state)
    this.now = this.past
  }

  /** How the view of viewer number `v` has changed with the step to `state`. */
  change(state: unknown, v: number): Diff | undefined {
    if (state !== this.now.state) {
      this.past = this.now
      this.now = momentOf(state)
      this.isShared = false
    }
    if (!this.isOpen(this.past, v) || !this.isOpen(this.now, v)) return this.changeFor(v)
    if (!this.isShared) {
      this.shared = this.changeFor(v)
      this.isShared = true
    }
    return this.shared
  }

  private changeFor(v: number): Diff | undefined {
    return diff(this.view(this.past, v), this.view(this.now, v))
  }

  private view({ state, views }: Moment, v: number): View {
    views[v] ??= this.game.view(state, this.viewers[v] as string)
    return views[v]
  }

  private isOpen({ state, open }: Moment, v: number): boolean {
    open[v] ??= this.game.hidden(state, this.viewers[v] as string).length === 0
    return open[v]
  }
}
