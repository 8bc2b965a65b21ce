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
    return failure(null, 'notJson', { problem: error instanceof Error ? error.message : String(error) })
  }
  if (!isObject(data) || data['format'] !== FORMAT) return failure(null, 'foreign')
  if (data['version'] !== FORMAT_VERSION) {
    return failure(null, 'version', { version: String(data['version']), known: FORMAT_VERSION })
  }
  const lacking = ['game', 'rules', 'options', 'seats', 'dice', 'draws', 'opening', 'entries'].find((k) => !(k in data))
  if (lacking) return failure(null, 'lacks', { field: lacking })
  if (!Array.isArray(data['entries']) || !Array.isArray(data['seats']) || !isObject(data['dice'])) {
    return failure(null, 'lacks', { field: 'entries' })
  }
  return { ok: true, record: data as never }
}

function examine<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Loaded<T> {
  const seats = record.seats.map((s) => s.seat)
  let state = copy(record.opening)
  for (const [i, entry] of record.entries.entries()) {
    const problem = entryProblem(entry, i, seats)
    if (problem) return failure(i, problem)
    try {
      if (isAction(entry)) for (const event of entry.events) game.evolve(state, event)
      else if ('undo' in entry) state = fold(game, record, i + 1)
    } catch (error) {
      return failure(i, 'doesNotFold', { problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return { ok: true, record }
}

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

function entryProblem(entry: unknown, at: number, seats: readonly string[]): string | null {
  if (!isObject(entry)) return 'notAnEntry'
  if ('end' in entry) return ['resigned', 'agreed', 'time'].includes(String(entry['end'])) ? null : 'badEnd'
  if (!seats.includes(String(entry['by']))) return 'badSeat'
  if ('undo' in entry) return Number.isInteger(entry['undo']) && Number(entry['undo']) < at ? null : 'badUndo'
  if ('orders' in entry) return null
  if (!isObject(entry['do']) || typeof entry['do']['type'] !== 'string') return 'badAction'
  const events = entry['events']
  if (!Array.isArray(events) || !events.every((e) => isObject(e) && typeof e['type'] === 'string')) return 'badEvents'
  const draws = entry['draws'] ?? []
  const whole = Array.isArray(draws) && draws.length % 2 === 0 && draws.every((d) => Number.isInteger(d))
  return whole ? null : 'badDraws'
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

function failure(entry: number | null, key: string, args: Record<string, string | number> = {}): LoadFailure {
  return { ok: false, entry, why: say(`record.${key}`, entry === null ? args : { ...args, entry }) }
}
