// What happened, as one viewer may know it: step by step with views, or as the lines of a diary.
import {
  copy,
  diff,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  patch,
  standingEntries,
} from '@muster/engine'
import type { Event, Line, Step, View } from '../table/table.ts'

type AnyGame = Game<GameTypes>
type Rec = MatchRecord<GameTypes>

/** Each event of an entry with what the viewer may know of it; `seen` is null where that is nothing. */
function redacted(game: AnyGame, record: Rec, n: number, viewer: string): { event: Event; seen: Event | null }[] {
  const entry = record.entries[n]
  if (!entry || !isAction(entry)) return []
  return entry.events.map((event) => {
    const deed = game.redact({ seat: entry.by, action: entry.do, events: [event] }, viewer)
    return { event, seen: deed.events[0] ?? null }
  })
}

/** The steps of entries `from` up to `to`; `state` stands before them and is changed. */
export function stepsOf(
  game: AnyGame,
  record: Rec,
  state: unknown,
  range: { readonly from: number; readonly to: number },
  viewer: string,
): { readonly steps: Step[]; readonly view: View } {
  const steps: Step[] = []
  let view: View = copy(game.view(state, viewer))
  for (const n of standingEntries(record.entries.slice(0, range.to)).filter((i) => i >= range.from)) {
    for (const { event, seen } of redacted(game, record, n, viewer)) {
      const { round, turn } = game.situation(state)
      game.evolve(state, event)
      const next = copy(game.view(state, viewer))
      const change = diff(view, next)
      view = patch(view, change)
      if (!seen && !change) continue
      const by = record.entries[n]?.by ?? null
      const told = seen ? game.words.event(state, seen) : null
      steps.push({ entry: n, by, event: seen ?? { type: 'unseen' }, told, round, turn, ...(change ? { change } : {}) })
    }
  }
  return { steps, view }
}

/** The diary of the first `count` entries. */
export function diaryOf(game: AnyGame, record: Rec, viewer: string, count = record.entries.length): Line[] {
  const lines: Line[] = []
  const state = copy(record.opening)
  for (const n of standingEntries(record.entries.slice(0, count))) {
    for (const { event, seen } of redacted(game, record, n, viewer)) {
      const { round, turn } = game.situation(state)
      game.evolve(state, event)
      const told = seen && game.words.event(state, seen)
      if (told) lines.push({ entry: n, by: record.entries[n]?.by ?? null, event: seen, told, round, turn })
    }
  }
  return lines
}
