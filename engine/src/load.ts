import { offers } from './act.ts'
import { MOST_OF_A_DRAW } from './chance.ts'
import { course } from './course.ts'
import type { Game, GameTypes } from './game.ts'
import { say } from './message.ts'
import { copy } from './must.ts'
import {
  FORMAT,
  FORMAT_VERSION,
  isAction,
  type Loaded,
  type LoadFailure,
  type MatchRecord,
  standingEntries,
} from './record.ts'

export function save<T extends GameTypes>(record: MatchRecord<T>): string {
  return JSON.stringify(record)
}

/** Reads what `save` wrote; anything else is refused, and the refusal names the entry. */
export function load<T extends GameTypes>(game: Game<T>, text: string): Loaded<T> {
  const head = readHead(text)
  if (!head.ok) return head
  const record = head.record as MatchRecord<T>
  if (record.game !== game.id) return failure(null, 'otherGame', { game: record.game })
  return examine(game, record)
}

/** The first look at a file of unknown origin: whose game it is. */
export function readHead(text: string): { readonly ok: true; readonly record: MatchRecord<GameTypes> } | LoadFailure {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return failure(null, 'notJson', { problem: messageOf(error) })
  }
  if (!isObject(data) || data['format'] !== FORMAT) return failure(null, 'foreign')
  if (data['version'] !== FORMAT_VERSION) {
    return failure(null, 'version', { version: String(data['version']), known: FORMAT_VERSION })
  }
  const lacking = Object.keys(FIELDS).find((field) => !FIELDS[field]?.(data[field]))
  if (lacking) return failure(null, 'lacks', { field: lacking })
  return { ok: true, record: data as never }
}

const FIELDS: Readonly<Record<string, (x: unknown) => boolean>> = {
  game: (x) => typeof x === 'string',
  rules: (x) => typeof x === 'string',
  options: isObject,
  seats: (x) => Array.isArray(x) && x.every(isSeatInfo),
  dice: isDice,
  branch: (x) => x === undefined || x === true,
  draws: areDraws,
  opening: isObject,
  entries: Array.isArray,
}

function examine<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Loaded<T> {
  const seats = record.seats.map((s) => s.seat)
  const opening = troubleWith(game, record.opening)
  if (opening !== null) return failure(null, 'badOpening', { problem: opening })
  const followed = course(game, record.opening)
  let ended = false
  for (const [i, entry] of record.entries.entries()) {
    const problem = entryProblem(entry, followed.standing, seats)
    if (problem) return failure(i, problem)
    if (ended && !('orders' in entry)) return failure(i, 'notAnEntry')
    ended ||= 'end' in entry
    try {
      followed.enter(entry)
    } catch (error) {
      return failure(i, 'doesNotFold', { problem: messageOf(error) })
    }
  }
  return troubleWith(game, followed.state()) === null ? { ok: true, record } : firstTrouble(game, record)
}

/** The entry from which on the game cannot make sense of the state. */
function firstTrouble<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): LoadFailure {
  const followed = course(game, record.opening)
  let [from, problem]: [number, string | null] = [0, null]
  for (const [i, entry] of record.entries.entries()) {
    followed.enter(entry)
    const trouble = troubleWith(game, followed.state())
    if (problem === null) from = i
    problem = trouble
  }
  return failure(from, 'doesNotFold', { problem: problem ?? '' })
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

/** The state after all entries (or the first `count` of them): needs no dice, no content, no rules. */
export function fold<T extends GameTypes>(
  game: Pick<Game<T>, 'evolve'>,
  record: Pick<MatchRecord<T>, 'opening' | 'entries'>,
  count = record.entries.length,
): T['State'] {
  const state = copy(record.opening)
  const entries = record.entries.slice(0, count)
  for (const i of standingEntries(entries)) {
    const entry = entries[i]
    if (entry && isAction(entry)) for (const event of entry.events) game.evolve(state, event)
  }
  return state
}

function entryProblem(entry: unknown, standing: readonly number[], seats: readonly string[]): string | null {
  if (!isObject(entry)) return 'notAnEntry'
  const known = seats.includes(String(entry['by']))
  if ('end' in entry) return endProblem(entry, known)
  if (!known) return 'badSeat'
  if ('undo' in entry) return standing.includes(entry['undo'] as number) ? null : 'badUndo'
  if ('orders' in entry) return isObject(entry['orders']) ? null : 'notAnEntry'
  if (!isObject(entry['do']) || typeof entry['do']['type'] !== 'string') return 'badAction'
  const events = entry['events']
  if (!Array.isArray(events) || !events.every((e) => isObject(e) && typeof e['type'] === 'string')) return 'badEvents'
  return areDraws(entry['draws'] ?? []) ? null : 'badDraws'
}

function endProblem(entry: Record<string, unknown>, known: boolean): string | null {
  if (!['resigned', 'agreed', 'time'].includes(String(entry['end']))) return 'badEnd'
  return known || entry['by'] === null ? null : 'badSeat'
}

function isSeatInfo(x: unknown): boolean {
  return isObject(x) && typeof x['seat'] === 'string' && typeof x['side'] === 'string'
}

function isDice(x: unknown): boolean {
  if (!isObject(x) || !isObject(x['entropy'])) return false
  const texts = [...Object.values(x['entropy']), x['commitment'] ?? '', x['seed'] ?? '']
  return 'commitment' in x && 'seed' in x && texts.every((text) => typeof text === 'string')
}

/** Pairs of a range and a number below it. */
function areDraws(x: unknown): boolean {
  if (!Array.isArray(x) || x.length % 2 !== 0) return false
  return x.every((d, i) => Number.isInteger(d) && d >= 0 && (i % 2 === 0 ? d <= MOST_OF_A_DRAW : d < x[i - 1]))
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/** `entry` is its index; people count from one. */
function failure(entry: number | null, key: string, args: Record<string, string | number> = {}): LoadFailure {
  return { ok: false, entry, why: say(`record.${key}`, entry === null ? args : { ...args, entry: entry + 1 }) }
}
