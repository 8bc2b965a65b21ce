// How the views of several people change from one state to the next.
import { type Diff, diff, type Game, type GameTypes, isDeed } from '@muster/engine'
import type { Event, View } from './table.ts'
import type { Passage } from './tell.ts'

/** How things stand at one moment, as each may see it, by the number of the viewer; worked out once for whoever asks. */
interface Moment {
  readonly state: unknown
  /** Whether nothing is hidden from any of them. */
  isOpen: boolean | null
  views: View[] | null
  /** What they all see, if nothing is. */
  shared: View | null
}

const momentOf = (state: unknown): Moment => ({ state, isOpen: null, views: null, shared: null })

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
    if (!this.isOpen(this.past) || !this.isOpen(this.now)) return diff(this.view(this.past, v), this.view(this.now, v))
    if (!this.isShared) {
      this.shared = diff(this.sharedView(this.past), this.sharedView(this.now))
      this.isShared = true
    }
    return this.shared
  }

  private view(moment: Moment, v: number): View {
    moment.views ??= []
    moment.views[v] ??= this.game.view(moment.state, this.viewers[v] as string)
    return moment.views[v]
  }

  private sharedView(moment: Moment): View {
    moment.shared ??= this.game.view(moment.state, this.viewers[0] as string)
    return moment.shared
  }

  private isOpen(moment: Moment): boolean {
    moment.isOpen ??= this.viewers.every((viewer) => this.game.hidden(moment.state, viewer).length === 0)
    return moment.isOpen
  }
}
