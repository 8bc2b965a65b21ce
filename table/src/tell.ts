// What happened, as one viewer may know it: step by step with views, or as the lines of a diary.
import {
  copy,
  diff,
  eventsSeen,
  type Game,
  type GameTypes,
  isDeed,
  type MatchRecord,
  patch,
  type Walk,
} from '@muster/engine'
import type { Event, Line, Step, View } from './table.ts'

type AnyGame = Game<GameTypes>
type AnyEntry = MatchRecord<GameTypes>['entries'][number]

/** A part of a match: its deeds that stand, with their numbers, and the state before them. */
export interface Passage {
  readonly state: unknown
  readonly deeds: readonly { readonly number: number; readonly entry: AnyEntry }[]
}

/** The deeds that stand after the first `to` entries, from number `from` on. */
export function passageOf(walk: Walk<GameTypes>, from = 0, to = walk.entries.length): Passage {
  const deeds: Passage['deeds'][number][] = []
  for (const number of walk.inForce(to)) {
    if (number < from) break
    deeds.push({ number, entry: walk.entries[number] as AnyEntry })
  }
  return { state: walk.at(from), deeds: deeds.reverse() }
}

/** What a passage is told to: each event with how things stood before it, the state then standing after it. */
interface Listener {
  readonly viewer: string
  hear(at: Heard): void
}

interface Heard {
  readonly number: number
  readonly by: string | null
  /** As the listener may know it; null where that is nothing. */
  readonly event: Event | null
  readonly state: unknown
  readonly round: number
  readonly turn: string | null
}

/** Goes through a passage once, for all who listen. Its state is used up. */
function goThrough(game: AnyGame, { state, deeds }: Passage, listeners: readonly Listener[]): void {
  for (const { number, entry } of deeds) {
    if (!isDeed(entry)) continue
    const heard = listeners.map(({ viewer }) => eventsSeen(game, entry, viewer))
    for (const [i, event] of entry.events.entries()) {
      const { round, turn } = game.situation(state)
      game.evolve(state, event)
      for (const [l, listener] of listeners.entries())
        listener.hear({ number, by: entry.by, event: heard[l]?.[i] ?? null, state, round, turn })
    }
  }
}

/** The steps of a passage for each of these viewers; wordless for those who find the words themselves. */
export function stepsOf(
  game: AnyGame,
  passage: Passage,
  viewers: readonly string[],
  wordless = false,
): ReadonlyMap<string, Step[]> {
  const told = viewers.map((viewer) => stepsTo(game, passage.state, viewer, wordless))
  goThrough(game, passage, told)
  return new Map(told.map(({ viewer, steps }) => [viewer, steps]))
}

function stepsTo(
  game: AnyGame,
  state: unknown,
  viewer: string,
  wordless: boolean,
): Listener & { readonly steps: Step[] } {
  const steps: Step[] = []
  let view: View = copy(game.view(state, viewer))
  return {
    viewer,
    steps,
    hear({ number, by, event, state: now, round, turn }) {
      const change = copy(diff(view, game.view(now, viewer)))
      view = patch(view, change)
      if (!event && !change) return
      const told = event && !wordless ? game.words.event(now, event) : null
      steps.push({
        entry: number,
        by,
        event: event ?? { type: 'unseen' },
        told,
        round,
        turn,
        ...(change ? { change } : {}),
      })
    },
  }
}

/** The diary of a passage. */
export function diaryOf(game: AnyGame, passage: Passage, viewer: string): Line[] {
  const lines: Line[] = []
  goThrough(game, passage, [
    {
      viewer,
      hear({ number, by, event, state, round, turn }) {
        const told = event && game.words.event(state, event)
        if (told) lines.push({ entry: number, by, event, told, round, turn })
      },
    },
  ])
  return lines
}
