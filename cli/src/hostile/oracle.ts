// Whether a record follows from the rules, found out by means of our own: what `load` says is held against it.

import {
  type ActionEntry,
  act,
  chooseOptions,
  type GameTypes,
  type Hidden,
  isAction,
  type MatchRecord,
  repeating,
  type UndoEntry,
} from '@muster/engine'
import type { AnyGame } from '../games.ts'
import { canonical } from './canonical.ts'

type Record = MatchRecord<GameTypes>

/** Whether the opening is the set-up's and every entry is what the rules make of it and its draws. */
export function follows(game: AnyGame, record: Record): boolean {
  try {
    return opens(game, record) && goesOn(game, record)
  } catch {
    return false
  }
}

function opens(game: AnyGame, { options, seats, draws, opening }: Record): boolean {
  const chosen = chooseOptions(game.options, options)
  if (!chosen.ok || canonical(chosen.options) !== canonical(options)) return false
  if (canonical(game.seats(options)) !== canonical(seats)) return false
  const { chance, left } = repeating(draws)
  return canonical(game.setup(options, chance)) === canonical(opening) && left() === 0
}

/** An action that stands, and the state before it. */
interface InForce {
  readonly at: number
  readonly entry: ActionEntry<GameTypes>
  readonly before: unknown
}

function goesOn(game: AnyGame, record: Record): boolean {
  const inForce: InForce[] = []
  let state = game.clone(record.opening)
  return record.entries.every((entry, at) => {
    if (isAction(entry)) {
      inForce.push({ at, entry, before: game.clone(state) })
      return isMade(game, state, entry)
    }
    if (!('undo' in entry)) return true
    if (!mayTakeBack(game, record, inForce, state, entry)) return false
    while ((inForce.at(-1)?.at ?? -1) >= entry.undo) state = inForce.pop()?.before
    return true
  })
}

/** Does the action; the state stands after it. */
function isMade(
  game: AnyGame,
  state: unknown,
  { by, do: action, draws = [], events }: ActionEntry<GameTypes>,
): boolean {
  const { chance, left } = repeating(draws)
  const acted = act(game, state, by, action, chance)
  return acted.ok && left() === 0 && canonical(acted.events) === canonical(events)
}

function mayTakeBack(
  game: AnyGame,
  { seats }: Record,
  inForce: readonly InForce[],
  state: unknown,
  { by, undo, agreed }: UndoEntry<GameTypes>,
): boolean {
  if (agreed) return inForce.some(({ at }) => at === undo)
  const last = inForce.at(-1)
  if (!last || last.at !== undo || last.entry.by !== by || (last.entry.draws ?? []).length > 0) return false
  const [then, now] = [game.toAct(last.before), game.toAct(state)]
  if (!now.includes(by) || now.some((seat) => !then.includes(seat))) return false
  return ['spectator', ...seats.map((s) => s.seat)].every(
    (viewer) => !isShown(game.hidden(last.before, viewer), game.hidden(state, viewer)),
  )
}

/** Whether something that lay hidden does so no longer. */
function isShown(before: readonly Hidden[], after: readonly Hidden[]): boolean {
  const left = after.map((h) => `${h.pool}/${h.value}`)
  return before.some((h) => {
    const at = left.indexOf(`${h.pool}/${h.value}`)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
