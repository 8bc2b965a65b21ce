// A match to look at again: whole, or only as somebody saw it.
import {
  copy,
  type Game,
  type GameTypes,
  isOver,
  type Match,
  patch,
  type SeenRecord,
  seeded,
  toldSeen,
} from '@muster/engine'
import { peopleOf } from './chairs.ts'
import type { Chair, Line, Step, View } from './table.ts'
import { diaryOf, passageOf, stepsOf } from './tell.ts'

/** Positions go from 0, the opening, to `length`. */
export interface Story {
  readonly length: number
  /** Through whose eyes it can be seen. */
  readonly viewers: readonly string[]
  at(count: number, viewer: string): View
  steps(count: number, viewer: string): readonly Step[]
  diary(viewer: string): readonly Line[]
}

/**
 * Through whose eyes a match may be seen. While people still play it, that is the only person's, and the spectator's:
 * everybody else at the table has secrets from whoever looks.
 */
function eyesOf(match: Match<GameTypes>, chairs: readonly Chair[]): readonly string[] {
  const people = peopleOf(chairs)
  const seats = match.record.seats.map((s) => s.seat)
  if (isOver(match) || people.length === 0) return [...seats, 'spectator']
  return [...seats.filter((seat) => people.length === 1 && seat === people[0]?.seat), 'spectator']
}

/** `chairs` are those of a table here; the record of a file lies open to whoever has it. */
export function wholeStory(match: Match<GameTypes>, chairs: readonly Chair[] = []): Story {
  const { game, walk } = match
  return {
    length: walk.count,
    viewers: eyesOf(match, chairs),
    at: (count, viewer) => game.view(walk.at(count), viewer),
    steps: (count, viewer) => stepsOf(game, passageOf(walk, count, count + 1), [viewer])[0] ?? [],
    diary: (viewer) => diaryOf(game, passageOf(walk), viewer),
  }
}

/** The steps of a shared match carry no intermediate views: all of an entry changes at its last event. */
export function seenStory(game: Game<GameTypes>, record: SeenRecord<GameTypes>): Story {
  const { entries, viewer } = record
  const views: View[] = [copy(record.view)]
  for (const entry of entries) views.push(patch(views.at(-1), entry.change))
  const steps = (n: number): Step[] => {
    const entry = entries[n]
    if (!entry) return []
    const after = game.imagine(views[n + 1], viewer, seeded(n))
    const before = game.imagine(views[n], viewer, seeded(n))
    const { round, turn } = game.situation(before)
    const words = toldSeen(game, { before, after }, entry.events)
    return entry.events.map((event, i) => {
      const told = words[i] ?? null
      const change = i === entry.events.length - 1 && entry.change ? { change: entry.change } : {}
      return { entry: n, by: entry.by, event, told, round, turn, ...change }
    })
  }
  const inForce = (): number[] => {
    const live: number[] = []
    entries.forEach((entry, i) => {
      if (entry.undo !== undefined) while ((live.at(-1) ?? -1) >= entry.undo) live.pop()
      else live.push(i)
    })
    return live
  }
  return {
    length: entries.length,
    viewers: [viewer],
    at: (count) => views[Math.max(0, Math.min(count, entries.length))],
    steps,
    diary: () => inForce().flatMap((n) => steps(n).flatMap(({ told, ...line }) => (told ? [{ ...line, told }] : []))),
  }
}
