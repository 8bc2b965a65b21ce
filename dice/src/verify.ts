import {
  type ActionEntry,
  act,
  type Chance,
  chooseOptions,
  course,
  type Draws,
  diff,
  type Entry,
  endOf,
  type Figures,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  type Message,
  repeating,
  say,
  standingOf,
  type UndoEntry,
  undoLimit,
} from '@muster/engine'
import { commitment, drawAt, isSeed, streamKey } from './stream.ts'

export type Verified = Sound | Unsound

export interface Sound {
  readonly ok: true
  /** `dice` means that only the draws were checked: the record is of another version of the rules. */
  readonly checked: 'everything' | 'dice'
  readonly draws: number
  readonly actions: number
  /** Decisions taken back past the free limit: by consent, says the record, and nobody can check that. */
  readonly agreed: number
  /** Whether it began in the middle of another match, so that its opening is taken as given. */
  readonly branch: boolean
}

export interface Unsound {
  readonly ok: false
  /** The first entry that differs; null where it is none of them. */
  readonly entry: number | null
  /** Worded by the table's texts. */
  readonly problem: Message
}

/** Recomputes every draw of a finished match, and replays every entry with its draws. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Verified {
  const { seed, entropy, commitment: promised } = record.dice
  if (promised === null) return bad(null, 'notVerifiable')
  if (seed === null) return bad(null, 'seedNotShown')
  if (!isSeed(seed) || commitment(seed) !== promised) return bad(null, 'otherSeed')
  const draws = checkDraws(streamKey(seed, entropy), record)
  if (typeof draws !== 'number') return draws
  const same = record.rules === game.rulesVersion
  const problem = same ? (openingProblem(game, record) ?? entriesProblem(game, record)) : null
  if (problem) return problem
  return {
    ok: true,
    checked: same ? 'everything' : 'dice',
    draws,
    actions: same ? record.entries.filter(isAction).length : 0,
    agreed: record.entries.filter((entry) => 'undo' in entry && entry.agreed).length,
    branch: record.branch ?? false,
  }
}

function checkDraws<T extends GameTypes>(key: Uint8Array, record: MatchRecord<T>): number | Unsound {
  let index = 0
  const differs = (draws: Draws): boolean => {
    for (let i = 0; i < draws.length; i += 2) {
      if (drawAt(key, index++, draws[i] as number) !== draws[i + 1]) return true
    }
    return false
  }
  if (differs(record.draws)) return bad(null, 'setUpDraw', { draw: index - 1 })
  for (const [i, entry] of record.entries.entries()) {
    if (isAction(entry) && differs(entry.draws ?? [])) return bad(i, 'draw', { draw: index - 1 })
  }
  return index
}

function openingProblem<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Unsound | null {
  const chosen = chooseOptions(game.options, record.options)
  if (!chosen.ok || !equal(chosen.options, record.options)) return bad(null, 'options')
  if (!equal(game.seats(record.options), record.seats)) return bad(null, 'seats')
  if (record.branch) return null
  const opening = attempt(record.draws, (chance) => game.setup(record.options, chance))
  if (!opening.ok) return bad(null, 'setUp', { problem: opening.problem })
  return equal(opening.value, record.opening) ? null : bad(null, 'opening')
}

function entriesProblem<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Unsound | null {
  const followed = course(game, record.opening)
  for (const [i, entry] of record.entries.entries()) {
    const before = { game, state: followed.state(), record: { ...record, entries: record.entries.slice(0, i) } }
    const problem = entryProblem(before, entry)
    if (problem) return { ok: false, entry: i, problem }
    followed.enter(entry)
  }
  const over = endOf(record) || game.outcome(followed.state())
  return over ? null : bad(null, 'notOver')
}

/** A match as it stood before an entry. */
interface Before<T extends GameTypes> {
  readonly game: Game<T>
  readonly state: T['State']
  readonly record: MatchRecord<T>
}

function entryProblem<T extends GameTypes>(before: Before<T>, entry: Entry<T>): Message | null {
  if ('undo' in entry) return entry.agreed ? null : undoProblem(before, entry)
  return isAction(entry) ? (standingProblem(before, entry) ?? actionProblem(before, entry)) : null
}

function undoProblem<T extends GameTypes>(before: Before<T>, entry: UndoEntry<T>): Message | null {
  const limit = undoLimit(before, entry.by)
  if (!limit.ok) return problemOf('undo', { why: limit.why })
  return limit.entry === entry.undo ? null : problemOf('undoTooFar', { entry: limit.entry })
}

/** An answer by standing orders is the one that they give. */
function standingProblem<T extends GameTypes>(before: Before<T>, entry: ActionEntry<T>): Message | null {
  if (!entry.standing) return null
  const answer = before.game.answer(before.state, entry.by, standingOf(before, entry.by))
  return equal(answer, entry.do) ? null : problemOf('standing')
}

function actionProblem<T extends GameTypes>({ game, state }: Before<T>, entry: ActionEntry<T>): Message | null {
  const after = game.clone(state)
  const done = attempt(entry.draws ?? [], (chance) => act(game, after, entry.by, entry.do, chance))
  if (!done.ok) return problemOf('action', { problem: done.problem })
  if (!done.value.ok) return problemOf('illegal', { rule: done.value.rule ?? done.value.why.key })
  return equal(done.value.events, entry.events) ? null : problemOf('events')
}

type Attempt<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: string }

/** Does something with recorded draws, all of which it must use. */
function attempt<X>(draws: Draws, make: (chance: Chance) => X): Attempt<X> {
  const { chance, left } = repeating(draws)
  try {
    const value = make(chance)
    return left() > 0 ? { ok: false, problem: `${left()} recorded draws were not used` } : { ok: true, value }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Whether what was made anew is what a file says, in whatever order it names the members. */
const equal = (made: unknown, kept: unknown): boolean => diff(JSON.parse(JSON.stringify(made)), kept) === undefined

const problemOf = (key: string, args?: Figures): Message => say(`verify.${key}`, args)

const bad = (entry: number | null, key: string, args?: Figures): Unsound => ({
  ok: false,
  entry,
  problem: problemOf(key, args),
})
