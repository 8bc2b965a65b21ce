import { type Diff, diff } from './diff.ts'
import type { Deed, Game, GameTypes, Viewer } from './game.ts'
import type { Match } from './match.ts'
import type { Message } from './message.ts'
import { copy } from './must.ts'
import {
  type ActionEntry,
  type Entry,
  entriesInForce,
  isAction,
  isDeed,
  type MatchRecord,
  type TimeUpEntry,
} from './record.ts'
import { Walk } from './walk.ts'

export const SEEN_FORMAT = 'muster-seen'

/** A match as one viewer may know it: views instead of states, no draws, no seed, no secret. */
export interface SeenRecord<T extends GameTypes> {
  readonly format: typeof SEEN_FORMAT
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: T['Options']
  readonly seats: MatchRecord<T>['seats']
  readonly viewer: Viewer<T>
  readonly commitment: string | null
  /** The content pack it was made with, whole; left out for the box. */
  readonly pack?: unknown
  /** What the viewer saw at the opening. */
  readonly view: T['View']
  readonly entries: readonly SeenEntry<T>[]
}

export interface SeenEntry<T extends GameTypes> {
  readonly by: T['Seat'] | null
  /** null where the viewer may not know it, or where it was no action. */
  readonly do: T['Action'] | null
  readonly events: readonly T['Event'][]
  readonly undo?: number
  readonly end?: string
  /** How the viewer's view changed. */
  readonly change?: Diff
}

/** The whole match as `viewer` may know it. */
export function seenBy<T extends GameTypes>(match: Match<T>, viewer: Viewer<T>): SeenRecord<T> {
  const { game, record } = match
  const walk = new Walk<T>(game, record.opening)
  const first = copy(game.view(walk.state, viewer))
  let view = first
  const entries = record.entries.map((entry): SeenEntry<T> => {
    walk.enter(entry)
    const next = copy(game.view(walk.state, viewer))
    const change = diff(view, next)
    view = next
    return { ...entrySeen(match, entry, viewer), ...(change ? { change } : {}) }
  })
  const { game: id, rules, options, pack = null, seats, version } = record
  const head = { format: SEEN_FORMAT, version, game: id, rules, options, ...(pack === null ? {} : { pack }) } as const
  return { ...head, seats, viewer, commitment: record.dice.commitment, view: first, entries }
}

/** One entry as `viewer` may know it. */
export function entrySeen<T extends GameTypes>(
  match: Pick<Match<T>, 'game'>,
  entry: Entry<T>,
  viewer: Viewer<T>,
): SeenEntry<T> {
  if ('undo' in entry) return { by: entry.by, do: null, events: [], undo: entry.undo }
  if ('end' in entry) return { by: entry.by, do: null, events: [], end: entry.end }
  if ('orders' in entry) return { by: null, do: null, events: [] }
  const events = eventsSeen(match.game, entry, viewer).filter((event) => event !== null)
  return { by: entry.by, do: isAction(entry) ? deedSeen(match.game, entry, [], viewer).action : null, events }
}

/** Each event of an entry as `viewer` may know it; null where that is nothing. The one place where entries are redacted. */
export function eventsSeen<T extends GameTypes>(
  game: Pick<Game<T>, 'redact'>,
  entry: Entry<T>,
  viewer: Viewer<T>,
): readonly (T['Event'] | null)[] {
  if (!isDeed(entry)) return []
  const { by: seat, events } = entry
  const whole = { seat, action: isAction(entry) ? entry.do : null, events }
  if (game.redact(whole, viewer) === whole) return events
  return entry.events.map((event) => deedSeen(game, entry, [event], viewer).events[0] ?? null)
}

/** All that was done and stands after these entries, as `viewer` may know it. */
export function deedsSeen<T extends GameTypes>(
  game: Pick<Game<T>, 'redact'>,
  entries: readonly Entry<T>[],
  viewer: Viewer<T>,
): Deed<T>[] {
  return entriesInForce(entries).flatMap((n) => {
    const entry = entries[n]
    return entry && isDeed(entry) ? [deedSeen(game, entry, entry.events, viewer)] : []
  })
}

function deedSeen<T extends GameTypes>(
  game: Pick<Game<T>, 'redact'>,
  entry: ActionEntry<T> | TimeUpEntry<T>,
  events: readonly T['Event'][],
  viewer: Viewer<T>,
): Deed<T> {
  return game.redact({ seat: entry.by, action: isAction(entry) ? entry.do : null, events }, viewer)
}

/**
 * The events of an entry of a shared match in words. Only the views around the entry are known: after it a unit that came is
 * there, before it one that fell, and only on the way one that came and fell. Throws where one can be told from none.
 */
export function toldSeen<T extends GameTypes>(
  game: Pick<Game<T>, 'words' | 'clone' | 'evolve'>,
  { before, after }: { readonly before: T['State']; readonly after: T['State'] },
  events: readonly T['Event'][],
): (Message | null)[] {
  const onTheWay = (count: number): T['State'] => {
    const state = game.clone(before)
    for (const event of events.slice(0, count)) game.evolve(state, event)
    return state
  }
  return events.map((event, i) =>
    firstThat([() => after, () => before, () => onTheWay(i + 1)], (state) => game.words.event(state(), event)),
  )
}

/** What is made of the first of them of which something can be made; throws as the last one does. */
function firstThat<X, Y>([first, ...others]: readonly X[], make: (x: X) => Y): Y {
  if (first === undefined) throw new Error('there is nothing to try')
  if (others.length === 0) return make(first)
  try {
    return make(first)
  } catch {
    return firstThat(others, make)
  }
}
