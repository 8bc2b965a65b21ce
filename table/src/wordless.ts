// What happened, for those who find words and turns themselves: what each may know of an event, and how their view changed.
import { eventsSeen, type Game, type GameTypes, isDeed } from '@muster/engine'
import type { Event, Step } from './table.ts'
import { NOTHING, type Passage } from './tell.ts'
import { apart, Views } from './views.ts'

/** The steps of a passage for each of these viewers, in their order; those who are told the same have the same list. */
export function wordlessSteps(
  game: Game<GameTypes>,
  passage: Passage,
  viewers: readonly string[],
): readonly (readonly Step[])[] {
  const views = new Views(game, passage.state, viewers)
  const next = apart(game, passage)
  const told = viewers.map((): Step[] => [])
  let { state } = passage
  for (const { number, entry } of passage.deeds) {
    if (!isDeed(entry)) continue
    const seen = viewers.map((viewer) => eventsSeen(game, entry, viewer))
    for (let i = 0; i < entry.events.length; i++) {
      state = next(state, entry.events[i] as Event)
      let step: Step | null = null
      for (let v = 0; v < viewers.length; v++) {
        step = stepOf(number, entry.by, seen[v]?.[i] ?? null, views.change(state, v), step)
        if (step) told[v]?.push(step)
      }
    }
  }
  return told.map((steps, v) => told.find((other, o) => o < v && isSame(other, steps)) ?? steps)
}

/** null for what a viewer does not notice; `like` is the other's step where it is the very same. */
function stepOf(
  entry: number,
  by: string,
  event: Event | null,
  change: Step['change'],
  like: Step | null,
): Step | null {
  if (!event && !change) return null
  const seen = event ?? NOTHING
  if (like && like.event === seen && like.change === change) return like
  const step = { entry, by, event: seen, told: null, round: 0, turn: null }
  return change ? { ...step, change } : step
}

/** Whether two are told the very same. */
function isSame(one: readonly Step[], other: readonly Step[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
