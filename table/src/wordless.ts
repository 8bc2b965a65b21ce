// What happened, for those who find words and turns themselves: what each may know of an event, and how their view changed.
import { eventsSeen, type Game, type GameTypes, isDeed } from '@muster/engine'
import type { Event, Step } from './table.ts'
import { NOTHING, type Passage } from './tell.ts'
import { apart, Views } from './views.ts'

/** The steps of a passage for each of these viewers; those who are told the same have the same list. */
export function wordlessSteps(
  game: Game<GameTypes>,
  passage: Passage,
  viewers: readonly string[],
): ReadonlyMap<string, readonly Step[]> {
  const views = new Views(game, passage.state)
  const next = apart(game, passage)
  const told = viewers.map((): Step[] => [])
  let { state } = passage
  for (const { number, entry } of passage.deeds) {
    if (!isDeed(entry)) continue
    const seen = viewers.map((viewer) => eventsSeen(game, entry, viewer))
    for (let i = 0; i < entry.events.length; i++) {
      state = next(state, entry.events[i] as Event)
      for (let v = 0; v < viewers.length; v++) {
        const step = stepOf(number, entry.by, seen[v]?.[i] ?? null, views.change(state, viewers[v] as string))
        if (step) told[v]?.push(step)
      }
    }
  }
  return new Map(viewers.map((viewer, v) => [viewer, told.find((one) => isSame(one, told[v] ?? [])) ?? []]))
}

/** null for what a viewer does not notice. */
function stepOf(entry: number, by: string, event: Event | null, change: Step['change']): Step | null {
  if (change) return { entry, by, event: event ?? NOTHING, told: null, round: 0, turn: null, change }
  return event && { entry, by, event, told: null, round: 0, turn: null }
}

/** Whether two are told the very same. */
function isSame(one: readonly Step[], other: readonly Step[]): boolean {
  if (one.length !== other.length) return false
  return one.every((step, i) => step.event === other[i]?.event && step.change === other[i]?.change)
}
