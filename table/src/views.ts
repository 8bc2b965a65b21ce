// How the views of several people change from one state to the next.
import { type Diff, diff, type Game, type GameTypes, isDeed } from '@muster/engine'
import type { Event, View } from './table.ts'
import type { Passage } from './tell.ts'

/** How things stand at one moment, as each may see it; worked out once for whoever asks. */
class Moment {
  readonly state: unknown
  private readonly game: Game<GameTypes>
  private readonly views: Record<string, View> = {}
  private readonly open: Record<string, boolean> = {}

  constructor(game: Game<GameTypes>, state: unknown) {
    this.game = game
    this.state = state
  }

  view(viewer: string): View {
    this.views[viewer] ??= this.game.view(this.state, viewer)
    return this.views[viewer]
  }

  isOpenTo(viewer: string): boolean {
    this.open[viewer] ??= this.game.hidden(this.state, viewer).length === 0
    return this.open[viewer]
  }
}

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
  private past: Moment
  private now: Moment
  /** What changed for all from whom nothing is hidden: the contract has it that this is the same. */
  private shared: { readonly change: Diff | undefined } | null = null

  constructor(game: Game<GameTypes>, state: unknown) {
    this.game = game
    this.past = new Moment(game, state)
    this.now = this.past
  }

  /** How the view of `viewer` has changed with the step to `state`. */
  change(state: unknown, viewer: string): Diff | undefined {
    this.goTo(state)
    if (!this.past.isOpenTo(viewer) || !this.now.isOpenTo(viewer)) return this.changeFor(viewer)
    this.shared ??= { change: this.changeFor(viewer) }
    return this.shared.change
  }

  private goTo(state: unknown): void {
    if (state === this.now.state) return
    this.past = this.now
    this.now = new Moment(this.game, state)
    this.shared = null
  }

  private changeFor(viewer: string): Diff | undefined {
    return diff(this.past.view(viewer), this.now.view(viewer))
  }
}
