import { offers } from './act.ts'
import type { Game, GameTypes } from './game.ts'
import { decideAgain, openingProblem, type Past } from './hold.ts'
import { type Figures, type Message, say } from './message.ts'
import { readJson } from './read.ts'
import {
  begunOf,
  type Entry,
  endOf,
  FORMAT,
  FORMAT_VERSION,
  type Held,
  type Loaded,
  type LoadFailure,
  type MatchRecord,
} from './record.ts'
import { entryJudge } from './record-entry.ts'
import { recordShape } from './record-shape.ts'
import { fits, type Within } from './shape.ts'
import { Walk } from './walk.ts'

export function save<T extends GameTypes>(record: MatchRecord<T>): string {
  return JSON.stringify(record)
}

/**
 * Reads what `save` wrote; anything else is refused, and the refusal names the entry. Whatever was made by our rules is
 * decided again from its recorded draws; whatever was made by others only has to fit together.
 */
export function load<T extends GameTypes>(game: Game<T>, text: string): Loaded<T> {
  const head = readHead(text)
  return head.ok ? examine(game, head.record as MatchRecord<T>) : head
}

/** The first look at a file of unknown origin: whose game it is. */
export function readHead(text: string): { readonly ok: true; readonly record: MatchRecord<GameTypes> } | LoadFailure {
  const read = readJson(text)
  return read.ok ? headOf(read.data) : { ok: false, entry: null, why: read.why }
}

/** The same for what is JSON already. */
export function headOf(data: unknown): { readonly ok: true; readonly record: MatchRecord<GameTypes> } | LoadFailure {
  if (!isObject(data) || data['format'] !== FORMAT) return failure(null, 'foreign')
  if (data['version'] !== FORMAT_VERSION) {
    return failure(null, 'version', { version: String(data['version']).slice(0, 20), known: FORMAT_VERSION })
  }
  if (fits(recordShape, data, NOWHERE)) return { ok: true, record: data }
  return failure(null, 'lacks', { field: /\w+/.exec(recordShape.misfit(data, NOWHERE) ?? '')?.[0] ?? '' })
}

const NOWHERE: Within = { places: 0, rules: 0 }

/** What a match's own members are judged against. */
export function withinOf<T extends GameTypes>(game: Game<T>, rules: string, board: unknown): Within {
  return { places: game.shapes.places(board), rules: Number(rules) || 0 }
}

/** Judges a record by the shapes of its game, and holds it to the rules where they are ours. */
export function examine<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Loaded<T> {
  const head = headOf(record)
  if (!head.ok) return head
  if (record.game !== game.id) return failure(null, 'otherGame', { game: record.game })
  const held: Held = record.rules === game.rulesVersion ? 'rules' : 'fold'
  const within = withinOf(game, record.rules, record.opening)
  // A position may have been carried over from older rules.
  const since = begunOf(record).type === 'setUp' ? within : { ...within, rules: 0 }
  const misfit = game.shapes.state.misfit(record.opening, since)
  if (misfit !== null) return failure(null, 'badOpening', { problem: `opening${misfit}` })
  if (held === 'fold' && !optionsFit(game, record)) return failure(null, 'lacks', { field: 'options' })
  const trouble = held === 'rules' ? openingProblem(game, record) : null
  if (trouble) return failure(null, 'openingDoesNotFollow', { problem: trouble })
  const stuck = troubleWith(game, record.opening)
  if (stuck !== null) return failure(null, 'badOpening', { problem: stuck })
  const walk = new Walk<T>(game, record.opening)
  const failed = follow({ game, record, walk }, within, held)
  return failed ?? { ok: true, record, held, over: endOf(walk) !== null || game.outcome(walk.state) !== null }
}

/** Options of older rules may be fewer; those that are there have a value that can be chosen. */
function optionsFit<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): boolean {
  return game.options.every((spec) => {
    const value = record.options[spec.key]
    if (value === undefined) return true
    if (spec.kind === 'choice') return spec.values?.includes(value) ?? false
    return typeof value === (spec.kind === 'flag' ? 'boolean' : 'number')
  })
}

/** Every entry, judged and then entered; the first that cannot be. */
function follow<T extends GameTypes>(past: Past<T>, within: Within, held: Held): LoadFailure | null {
  const { game, record, walk } = past
  const judge = entryJudge(game, record, within)
  let ended = false
  for (const [i, entry] of record.entries.entries()) {
    const misfit = ended && !isOrders(entry) ? say('record.notAnEntry') : judge(entry, walk)
    if (misfit) return at(i, misfit)
    ended ||= Object.hasOwn(entry, 'end')
    const wrong = entered(past, entry, held)
    if (wrong) return at(i, wrong)
  }
  if (held === 'rules') return null
  return whole(game, walk.state, within) === null ? null : firstTrouble(game, record, within)
}

function entered<T extends GameTypes>(past: Past<T>, entry: Entry<T>, held: Held): Message | null {
  try {
    if (held === 'fold') past.walk.enter(entry)
    const wrong = held === 'rules' ? decideAgain(past, entry) : null
    return wrong && say('record.doesNotFollow', { problem: wrong })
  } catch (error) {
    return say('record.doesNotFold', { problem: messageOf(error) })
  }
}

/** The entry from which on the game cannot make sense of the state. */
function firstTrouble<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, within: Within): LoadFailure {
  const walk = new Walk<T>(game, record.opening)
  let [from, problem]: [number, string | null] = [0, null]
  for (const [i, entry] of record.entries.entries()) {
    walk.enter(entry)
    const trouble = whole(game, walk.state, within)
    if (problem === null) from = i
    problem = trouble
  }
  return failure(from, 'doesNotFold', { problem: problem ?? '' })
}

/** Why a state that only events have made is none of the game's; null where all is well. */
function whole<T extends GameTypes>(game: Game<T>, state: T['State'], within: Within): string | null {
  const misfit = game.shapes.state.misfit(JSON.parse(JSON.stringify(state)), within)
  return misfit === null ? troubleWith(game, state) : `state${misfit}`
}

/** Why nobody could look at a state or play on from it; null where all is well. */
function troubleWith<T extends GameTypes>(game: Game<T>, state: T['State']): string | null {
  try {
    game.situation(state)
    game.outcome(state)
    game.view(state, 'spectator')
    for (const seat of game.toAct(state)) offers(game, state, seat)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isOrders = (entry: unknown): boolean => isObject(entry) && Object.hasOwn(entry, 'orders')

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/** `entry` is its index; people count from one. */
function failure(entry: number | null, key: string, args: Figures = {}): LoadFailure {
  return { ok: false, entry, why: say(`record.${key}`, entry === null ? args : { ...args, entry: entry + 1 }) }
}

function at(entry: number, why: Message): LoadFailure {
  return { ok: false, entry, why: { key: why.key, args: { ...why.args, entry: entry + 1 } } }
}
