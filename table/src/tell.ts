// What happened, as one viewer may know it: step by step with views, or as the lines of a diary.
import {
  copy,
  eventsSeen,
  type Game,
  type GameTypes,
  isAction,
  isDeed,
  isOver,
  type Match,
  type MatchRecord,
  type Message,
  offers,
  say,
  type Walk,
} from '@muster/engine'
import type { Event, Line, Step } from './table.ts'
import { apart, type Next, Views } from './views.ts'

type AnyGame = Game<GameTypes>
type AnyEntry = MatchRecord<GameTypes>['entries'][number]

/** A part of a match: its deeds that stand, with their numbers, and the state before them. */
export interface Passage {
  readonly state: unknown
  readonly deeds: readonly { readonly number: number; readonly entry: AnyEntry }[]
  /** The state after them, where somebody has it: then it need not be worked out again. */
  readonly end?: unknown
}

/** The deeds that stand after the first `to` entries, from number `from` on. */
export function passageOf(walk: Walk<GameTypes>, from = 0, to = walk.count): Passage {
  const deeds: Passage['deeds'][number][] = []
  const entries = walk.entriesFrom(from)
  for (const number of walk.inForce(to)) {
    if (number < from) break
    deeds.push({ number, entry: entries[number - from] as AnyEntry })
  }
  return { state: walk.at(from), deeds: deeds.reverse() }
}

/** What a passage is told to: each event with how things stood before it, the state then standing after it. */
interface Listener {
  readonly viewer: string
  hear(at: Heard): void
  /** Nothing could be done, as `told`. */
  readonly passed?: (at: Heard, told: Message) => void
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

/** Goes through a passage once, for all who listen. */
function goThrough(game: AnyGame, passage: Passage, listeners: readonly Listener[], next: Next): void {
  const { deeds } = passage
  let { state } = passage
  for (const { number, entry } of deeds) {
    if (!isDeed(entry)) continue
    tellIfEmpty(game, state, number, entry, listeners)
    const heard = listeners.map(({ viewer }) => eventsSeen(game, entry, viewer))
    for (const [i, event] of entry.events.entries()) {
      const before = game.situation(state)
      state = next(state, event)
      const { round, turn } = bookedUnder(before, game.situation(state))
      for (const [l, listener] of listeners.entries())
        listener.hear({ number, by: entry.by, event: heard[l]?.[i] ?? null, state, round, turn })
    }
  }
}

/** For whoever remembers none of them: one state that is used up. */
const inPlace =
  (game: AnyGame): Next =>
  (state, event) => {
    game.evolve(state, event)
    return state
  }

/** Who ended a phase because nothing could be done in it is told so; to others it would tell what is in the hand. */
function tellIfEmpty(
  game: AnyGame,
  state: unknown,
  number: number,
  entry: AnyEntry,
  listeners: readonly Listener[],
): void {
  if (!isAction(entry) || !game.closes(entry.do)) return
  const mine = listeners.filter(({ viewer, passed }) => passed && viewer === entry.by)
  if (mine.length === 0 || offers(game, state, entry.by).length !== 1) return
  const { round, turn } = game.situation(state)
  const told = game.words.empty(state, entry.by)
  for (const { passed } of mine) passed?.({ number, by: entry.by, event: NOTHING, state, round, turn }, told)
}

/** Stands for what a viewer may not see, or where nothing happened. */
export const NOTHING: Event = { type: 'unseen' }

type Situation = ReturnType<AnyGame['situation']>

/** What begins a turn is told in that turn; all else where it began. */
export const bookedUnder = (before: Situation, after: Situation): Situation => {
  const begins = after.turn !== null && (after.turn !== before.turn || after.round !== before.round)
  return begins ? after : before
}

/** The steps of a passage for each of these viewers, in their order. */
export function stepsOf(game: AnyGame, passage: Passage, viewers: readonly string[]): readonly (readonly Step[])[] {
  const views = new Views(game, passage.state, viewers)
  const told = viewers.map((viewer, v) => stepsTo(game, views, viewer, v))
  goThrough(game, passage, told, apart(game, passage))
  return told.map(({ steps }) => steps)
}

function stepsTo(game: AnyGame, views: Views, viewer: string, v: number): Listener & { readonly steps: Step[] } {
  const steps: Step[] = []
  const passed = ({ number, by, round, turn }: Heard, told: Message): void => {
    steps.push({ entry: number, by, event: NOTHING, told, round, turn })
  }
  return {
    viewer,
    steps,
    hear({ number, by, event, state, round, turn }) {
      const change = views.change(state, v)
      if (!event && !change) return
      const told = event ? game.words.event(state, event) : null
      const changed = change ? { change: copy(change) } : {}
      steps.push({ entry: number, by, event: event ?? NOTHING, told, round, turn, ...changed })
    },
    passed,
  }
}

/** The diary of a match that is being played; where other rules began it, that is the first line. */
export function matchDiary(match: Match<GameTypes>, viewer: string): Line[] {
  const { game, walk, record } = match
  const lines = diaryOf(game, passageOf(walk), viewer)
  const [first] = lines
  if (!first || record.rules === game.rulesVersion || isOver(match)) return lines
  const told = say('record.goesOn', { rules: record.rules, ours: game.rulesVersion })
  return [{ ...first, by: null, event: NOTHING, told }, ...lines]
}

/** The diary of a passage. */
export function diaryOf(game: AnyGame, passage: Passage, viewer: string): Line[] {
  const lines: Line[] = []
  const listener: Listener = {
    viewer,
    hear({ number, by, event, state, round, turn }) {
      const told = event && game.words.event(state, event)
      if (told) lines.push({ entry: number, by, event, told, round, turn })
    },
    passed({ number, by, round, turn }, told) {
      lines.push({ entry: number, by, event: NOTHING, told, round, turn })
    },
  }
  goThrough(game, passage, [listener], inPlace(game))
  return lines
}
