import { BOUNDS } from './bounds.ts'
import { seeded } from './chance.ts'
import { type Diff, patch } from './diff.ts'
import type { Game, GameTypes } from './game.ts'
import { withinOf } from './load.ts'
import { type Message, say } from './message.ts'
import { readJson } from './read.ts'
import { FORMAT_VERSION, type LoadFailure } from './record.ts'
import { seats, values } from './record-shape.ts'
import { SEEN_FORMAT, type SeenEntry, type SeenRecord, toldSeen } from './seen.ts'
import {
  count,
  fits,
  list,
  type Members,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  text,
  type Within,
  word,
} from './shape.ts'

export type SeenLoaded<T extends GameTypes> = { readonly ok: true; readonly record: SeenRecord<T> } | LoadFailure

const NOWHERE: Within = { places: 0, rules: 0 }

/** Judged with the game, or once it has been applied. */
const later: Shape<never> = { misfit: () => null }

const HEAD: Members<SeenRecord<GameTypes>> = {
  format: oneOf([SEEN_FORMAT]),
  version: oneOf([FORMAT_VERSION]),
  game: word(40),
  rules: word(40),
  options: values,
  seats,
  viewer: word(24),
  commitment: orNull(text(200)),
  /** Judged by its game. */
  pack: optional(later),
  view: later,
  entries: list(later, BOUNDS.entries),
}
const head = record(HEAD)

/** The first look at what somebody else saw: whose game it is. */
export function readSeenHead(
  source: string,
): { readonly ok: true; readonly record: SeenRecord<GameTypes> } | LoadFailure {
  const read = readJson(source, BOUNDS.link)
  if (!read.ok) return { ok: false, entry: null, why: read.why }
  if (fits(head, read.data, NOWHERE)) return { ok: true, record: read.data }
  const field = /\w+/.exec(head.misfit(read.data, NOWHERE) ?? '')?.[0]
  if (field === undefined || field === 'format') return failure(say('record.foreign'))
  return failure(say('record.lacks', { field }))
}

/** Reads what `seenBy` gave: every view of it is judged, the first one and each as it changes. */
export function loadSeen<T extends GameTypes>(game: Game<T>, source: string): SeenLoaded<T> {
  const read = readSeenHead(source)
  if (!read.ok) return read
  const seen = read.record as SeenRecord<T>
  if (seen.game !== game.id) return failure(say('record.otherGame', { game: seen.game }))
  const known = [...seen.seats.map((s) => s.seat), 'spectator']
  if (!known.includes(seen.viewer)) return failure(say('record.lacks', { field: 'viewer' }))
  const within = withinOf(game, seen.rules, seen.view)
  const misfit = game.shapes.view.misfit(seen.view, within)
  if (misfit !== null) return failure(say('record.badOpening', { problem: `view${misfit}` }))
  return followViews(game, seen, within) ?? { ok: true, record: seen }
}

function followViews<T extends GameTypes>(game: Game<T>, seen: SeenRecord<T>, within: Within): LoadFailure | null {
  const shape = entryShape(game, seen)
  let view: unknown = seen.view
  for (const [i, entry] of seen.entries.entries()) {
    const misfit = shape.misfit(entry, within)
    if (misfit !== null) return failure(say('record.badEvents', { path: misfit.slice(1) }), i)
    try {
      const before = view
      view = patch(view, entry.change)
      const wrong = entry.change === undefined ? null : game.shapes.view.misfit(view, within)
      if (wrong !== null) return failure(say('record.doesNotFold', { problem: `view${wrong}` }), i)
      tellOf(game, seen, { before, after: view }, entry)
    } catch (error) {
      return failure(say('record.doesNotFold', { problem: error instanceof Error ? error.message : String(error) }), i)
    }
  }
  return null
}

/** Whoever looks will want to hear of it: throws where nothing can be said. */
function tellOf<T extends GameTypes>(
  game: Game<T>,
  { viewer }: SeenRecord<T>,
  views: { readonly before: T['View']; readonly after: T['View'] },
  entry: SeenEntry<T>,
): void {
  const before = game.imagine(views.before, viewer, seeded(0))
  const after = game.imagine(views.after, viewer, seeded(0))
  game.situation(after)
  toldSeen(game, { before, after }, entry.events)
}

function entryShape<T extends GameTypes>(game: Game<T>, seen: SeenRecord<T>): Shape<unknown> {
  return record<SeenEntry<T>>({
    by: orNull(oneOf(seen.seats.map((s) => s.seat))),
    do: orNull(game.shapes.action),
    events: list(game.shapes.event, BOUNDS.events),
    undo: optional(count(BOUNDS.entries)),
    end: optional(oneOf(['resigned', 'agreed', 'time'])),
    change: optional(change),
  })
}

/** What it makes of the view is judged afterwards. */
const change: Shape<Diff> = { misfit: (x) => (typeof x === 'object' && x !== null ? null : '') }

function failure(why: Message, entry: number | null = null): LoadFailure {
  return { ok: false, entry, why: entry === null ? why : { key: why.key, args: { ...why.args, entry: entry + 1 } } }
}
