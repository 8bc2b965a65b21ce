import { append, refuse } from './enter.ts'
import type { Game, GameTypes, Hidden, Viewer } from './game.ts'
import type { Match } from './match.ts'
import type { Refusal } from './message.ts'
import type { Preview } from './preview.ts'
import { type Entry, isAction } from './record.ts'
import { stillAfter } from './still.ts'

/** Takes back the seat's last action, where that is free; otherwise says why not. */
export function undo<T extends GameTypes>(match: Match<T>, seat: T['Seat']): Refusal | { readonly ok: true } {
  const limit = undoLimit(match, seat)
  if (!limit.ok) return limit
  append(match, { by: seat, undo: limit.entry })
  return { ok: true }
}

/** Takes back to any entry, with the others' consent; not when the seed has been shown, for then the dice to come are known. */
export function undoByConsent<T extends GameTypes>(
  match: Match<T>,
  seat: T['Seat'],
  to: number,
): Refusal | { readonly ok: true } {
  if (match.walk.end || match.record.dice.seed !== null) return refuse('matchIsOver')
  if (![...match.walk.inForce()].includes(to)) return refuse('nothingToUndo')
  append(match, { by: seat, undo: to, agreed: true })
  return { ok: true }
}

/** The entry that `seat` may take back freely, or why there is none. */
export function undoLimit<T extends GameTypes>(
  { game, record, walk }: Pick<Match<T>, 'game' | 'record' | 'walk'>,
  seat: T['Seat'],
): Refusal<never> | { readonly ok: true; readonly entry: number } {
  if (walk.end) return refuse('matchIsOver')
  const last = walk.last()
  if (last === undefined) return refuse('nothingToUndo')
  const entry = walk.entry(last) as Entry<T>
  if (!isAction(entry)) return refuse('undoPassedOn')
  if (entry.by !== seat) return refuse('undoOthersDecision')
  if (entry.draws && entry.draws.length > 0) return refuse('undoChance')
  const barrier = barrierTo({ game, record }, walk.seen(last), walk.state, seat)
  return barrier ?? { ok: true, entry: last }
}

/** What an action would do, and whether it could be taken back freely. */
export interface Foresight<T extends GameTypes> extends Preview<T> {
  readonly undo: Refusal<never> | { readonly ok: true }
}

/** A state, true or imagined, and who is at its table. */
interface Position<T extends GameTypes> extends Pick<Match<T>, 'game' | 'state'> {
  readonly record: Pick<Match<T>['record'], 'seats'>
}

/** The game's preview of an action, and what undo will say of it. */
export function foresee<T extends GameTypes>(match: Position<T>, seat: T['Seat'], action: T['Action']): Foresight<T> {
  return { ...match.game.preview(match.state, seat, action), undo: undoOf(match, seat, action) ?? { ok: true } }
}

/** Why an action could not be taken back, found by doing it on a copy up to its first draw. */
function undoOf<T extends GameTypes>(match: Position<T>, seat: T['Seat'], action: T['Action']): Refusal<never> | null {
  const { game, state } = match
  const after = stillAfter(game, state, seat, action)
  if (after === null) return refuse('undoChance')
  return barrierTo(match, state, after, seat)
}

/** The seat's last own decision, which can be taken back with the others' consent; null where there is none. */
export function consentLimit<T extends GameTypes>(
  match: Match<T>,
  seat: T['Seat'],
  passed: (entry: number) => boolean = () => false,
): number | null {
  if (match.walk.end || match.record.dice.seed !== null) return null
  const { walk } = match
  for (let i = walk.last(); i !== undefined; i = walk.last(i)) if (walk.decider(i) === seat && !passed(i)) return i
  return null
}

/** What stands between a state and the one before it. */
function barrierTo<T extends GameTypes>(
  { game, record }: Pick<Position<T>, 'game' | 'record'>,
  before: T['State'],
  after: T['State'],
  seat: T['Seat'],
): Refusal<never> | null {
  if (passedOn(game, before, after, seat)) return refuse('undoPassedOn')
  const isShown = (v: Viewer<T>): boolean => isMissing(game.hidden(before, v), game.hidden(after, v))
  return isShown('spectator') || record.seats.some((s) => isShown(s.seat)) ? refuse('undoRevealed') : null
}

/** Whether someone else has the decision now, or `seat` has it no longer. */
function passedOn<T extends GameTypes>(game: Game<T>, before: T['State'], after: T['State'], seat: T['Seat']): boolean {
  const now = game.toAct(after)
  const then = game.toAct(before)
  return !now.includes(seat) || now.some((s) => !then.includes(s))
}

/** Whether something hidden before is hidden no longer; where it lies does not matter. */
function isMissing(before: readonly Hidden[], after: readonly Hidden[]): boolean {
  if (before.length === 0) return false
  const left = new Map<string, number>()
  const count = (h: Hidden, by: number): number => {
    const key = `${h.pool}/${h.value}`
    left.set(key, (left.get(key) ?? 0) + by)
    return left.get(key) as number
  }
  for (const h of after) count(h, 1)
  return before.some((h) => count(h, -1) < 0)
}
