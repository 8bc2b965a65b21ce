import { type ActionEntry, fold, type GameTypes, isAction, type Match, type Viewer } from '@muster/engine'
import type { Tongue } from '../language.ts'

type AnyMatch = Pick<Match<GameTypes>, 'game' | 'record'>

/** The sentences of entries `from` to `to` (not included), as `viewer` may know them. */
export function diary(
  match: AnyMatch,
  tongue: Tongue,
  viewer: Viewer<GameTypes>,
  from: number,
  to = match.record.entries.length,
): string[] {
  const { game, record } = match
  let state = fold(game, record, from)
  const lines: string[] = []
  for (let i = from; i < to; i++) {
    const entry = record.entries[i]
    if (!entry) continue
    if (isAction(entry)) lines.push(...deedLines(match, tongue, viewer, state, entry))
    else if ('undo' in entry) {
      lines.push(tongue.own('replay.undone', { seat: tongue.seat(entry.by), entry: entry.undo + 1 }))
      state = fold(game, record, i + 1)
    } else if ('end' in entry)
      lines.push(tongue.own(`end.${entry.end}`, { seat: entry.by === null ? '' : tongue.seat(entry.by) }))
  }
  return lines
}

/** What one action led to; brings `state` up to after it. */
function deedLines(
  { game }: AnyMatch,
  tongue: Tongue,
  viewer: Viewer<GameTypes>,
  state: unknown,
  entry: ActionEntry<GameTypes>,
): string[] {
  const told = game.redact({ seat: entry.by, action: entry.do, events: entry.events }, viewer)
  const stepwise = told.events.length === entry.events.length
  if (!stepwise) for (const event of entry.events) game.evolve(state, event)
  const lines: string[] = []
  for (const [i, event] of told.events.entries()) {
    const real = entry.events[i]
    if (stepwise && real) game.evolve(state, real)
    const message = game.words.event(state, event)
    if (message) lines.push(tongue.word(message))
  }
  if (entry.standing && lines.length > 0) lines[0] += ` ${tongue.own('diary.standing')}`
  return lines
}
