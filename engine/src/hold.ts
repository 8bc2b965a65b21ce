// Holding a record to the rules: everything is decided again with the draws that were recorded.

import { type Acted, act, letTimeRunOut } from './act.ts'
import { type Chance, type Draws, repeating } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import type { Match } from './match.ts'
import { type Figures, type Message, say } from './message.ts'
import { areOptions } from './options.ts'
import {
  type ActionEntry,
  begunOf,
  type Entry,
  isAction,
  isDeed,
  type MatchRecord,
  type TimeUpEntry,
  type UndoEntry,
} from './record.ts'
import { sameAsKept } from './same.ts'
import { undoLimit } from './undo.ts'

const problem = (key: string, args?: Figures): Message => say(`verify.${key}`, args)

/** Why the options, the seats or the opening are not what the rules would have made; null where they are. */
export function openingProblem<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Message | null {
  if (!areOptions(game.options, record.options)) return problem('options')
  if (!sameAsKept(game.seats(record.options), record.seats)) return problem('seats')
  if (begunOf(record).type !== 'setUp') return record.draws.length === 0 ? null : problem('opening')
  const opening = attempt(record.draws, (chance) => game.setup(record.options, chance))
  if (!opening.ok) return problem('setUp', { problem: opening.problem })
  return sameAsKept(opening.value, record.opening) ? null : problem('opening')
}

/** The next entry decided again; it is entered into the walk unless the rules would not have made it. */
export function decideAgain<T extends GameTypes>(past: Past<T>, entry: Entry<T>): Message | null {
  if (isAction(entry)) return standingProblem(past, entry) ?? actAgain(past, entry)
  if (isDeed(entry))
    return doAgain(past, entry, (chance) => letTimeRunOut(past.game, past.walk.state, entry.by, chance))
  const wrong = 'undo' in entry && !entry.agreed ? undoProblem(past, entry) : null
  if (!wrong) past.walk.enter(entry)
  return wrong
}

/** A record as far as it has been followed. */
export type Past<T extends GameTypes> = Pick<Match<T>, 'game' | 'record' | 'walk'>

function undoProblem<T extends GameTypes>(past: Past<T>, entry: UndoEntry<T>): Message | null {
  const limit = undoLimit(past, entry.by)
  if (!limit.ok) return problem('undo', { why: limit.why })
  return limit.entry === entry.undo ? null : problem('undoTooFar', { entry: limit.entry + 1 })
}

/** An answer by standing orders is the one that they give. */
function standingProblem<T extends GameTypes>({ game, walk }: Past<T>, entry: ActionEntry<T>): Message | null {
  if (!entry.standing) return null
  const answer = game.answer(walk.state, entry.by, walk.orders.get(entry.by) ?? {})
  return sameAsKept(answer, entry.do) ? null : problem('standing')
}

function actAgain<T extends GameTypes>(past: Past<T>, entry: ActionEntry<T>): Message | null {
  return doAgain(past, entry, (chance) => act(past.game, past.walk.state, entry.by, entry.do, chance))
}

function doAgain<T extends GameTypes>(
  { walk }: Past<T>,
  entry: ActionEntry<T> | TimeUpEntry<T>,
  again: (chance: Chance) => Acted<T>,
): Message | null {
  const done = attempt(entry.draws ?? [], again)
  if (!done.ok) return problem('action', { problem: done.problem })
  if (!done.value.ok) return problem('illegal', { rule: done.value.rule ?? done.value.why.key })
  if (!sameAsKept(done.value.events, entry.events)) return problem('events')
  walk.note(entry)
  return null
}

type Attempt<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: string }

/** Does something with recorded draws, all of which it must use. */
function attempt<X>(recorded: Draws, make: (chance: Chance) => X): Attempt<X> {
  const { chance, left } = repeating(recorded)
  try {
    const value = make(chance)
    return left() > 0 ? { ok: false, problem: `${left()} recorded draws were not used` } : { ok: true, value }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}
