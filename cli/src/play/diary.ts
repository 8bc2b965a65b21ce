import { type ActionEntry, fold, type GameTypes, isAction, type Match, type Viewer } from '@muster/engine'
import type { Tongue } from '../language.ts'

type AnyMatch = Pick<Match<GameTypes>, 'game' | 'record'>

/** Reads a match out to one viewer, entry after entry, each once. */
export interface Diary {
  /** The sentences of the next entries, up to number `to` (not included). */
  readTo(to: number): string[]
}

/** A diary that begins at entry `from`; the match may grow while it is read. */
export function openDiary(match: AnyMatch, tongue: Tongue, viewer: Viewer<GameTypes>, from = 0): Diary {
  const { game } = match
  let state = fold(game, match.record, from)
  let at = from
  const readOne = (i: number): string[] => {
    const entry = match.record.entries[i]
    if (!entry || 'orders' in entry) return []
    if (isAction(entry)) return deedLines(game, tongue, viewer, state, entry)
    if ('end' in entry)
      return [tongue.own(`end.${entry.end}`, { seat: entry.by === null ? '' : tongue.seat(entry.by) })]
    state = fold(game, match.record, i + 1)
    return [tongue.own('replay.undone', { seat: tongue.seat(entry.by), entry: entry.undo + 1 })]
  }
  return {
    readTo(to) {
      const lines: string[] = []
      while (at < to) lines.push(...readOne(at++))
      return lines
    },
  }
}

/** What one action led to; brings `state` up to after it. */
function deedLines(
  game: AnyMatch['game'],
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
