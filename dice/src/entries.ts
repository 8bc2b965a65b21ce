// Every entry of a record held to the rules.

import {
  type ActionEntry,
  act,
  course,
  type Entry,
  endOf,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  type Message,
  standingOf,
  type UndoEntry,
  undoLimit,
} from '@muster/engine'
import { attempt, equal, problemOf } from './again.ts'
import type { Unsound } from './verify.ts'

/** The first entry that the rules would not have made, and why; or that the end is missing. */
export function entriesProblem<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Unsound | null {
  const followed = course(game, record.opening)
  for (const [i, entry] of record.entries.entries()) {
    const before = { game, state: followed.state(), record: { ...record, entries: record.entries.slice(0, i) } }
    const problem = entryProblem(before, entry)
    if (problem) return { ok: false, entry: i, problem }
    followed.enter(entry)
  }
  const over = endOf(record) || game.outcome(followed.state())
  return over ? null : { ok: false, entry: null, problem: problemOf('notOver') }
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
  return limit.entry === entry.undo ? null : problemOf('undoTooFar', { entry: limit.entry + 1 })
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
