import {
  type ActionEntry,
  act,
  type GameTypes,
  type Hidden,
  type Match,
  plainDice,
  resume,
  undo,
  undoByConsent,
  undoLimit,
} from '../../src/index.ts'
import { difference, fail, short } from '../same.ts'
import type { Step } from '../step.ts'

/** Undo gives back the very state before, freely as far as that goes and by consent all of it, and never past its barrier. */
export function undoGoesBack<T extends GameTypes>(step: Step<T>): void {
  const { game, record, trail } = step
  const match = resume(game, record, plainDice('undo'))
  const first = Math.max(0, record.entries.length - step.budget.undos)
  for (let count = record.entries.length; count > first; count--) {
    const seat = step.seats.find((s) => undoLimit(match, s).ok)
    if (!seat) break
    const entry = record.entries[count - 1] as ActionEntry<T>
    const before = JSON.parse(trail[count - 1] as string) as T['State']
    const barrier = barrierOf(step, entry, seat, before, match.state)
    if (barrier) fail(`${seat} may take back ${short(entry.do)}, although ${barrier}`)
    undo(match, seat)
    isBackAt(match, trail[count - 1] as string)
  }
  const [seat] = step.seats
  if (seat === undefined || !undoByConsent(match, seat, 0).ok) return
  isBackAt(match, trail[0] as string)
}

function isBackAt<T extends GameTypes>({ state, record }: Match<T>, before: string): void {
  const found = difference(state, JSON.parse(before))
  if (found) fail(`${short(record.entries.at(-1))} does not give the state before it, at ${found}`)
}

/** Why this may not be taken back, if there is a reason. */
function barrierOf<T extends GameTypes>(
  step: Step<T>,
  entry: ActionEntry<T>,
  seat: T['Seat'],
  before: T['State'],
  after: T['State'],
): string | null {
  const { game } = step
  if (entry.by !== seat) return `${entry.by} did it`
  if (entry.draws && entry.draws.length > 0) return 'it used chance'
  const now = game.toAct(after)
  const asked = now.find((s) => !game.toAct(before).includes(s))
  if (asked !== undefined || !now.includes(seat)) return 'the decision was passed on'
  const knows = step.viewers.find((v) => lost(game.hidden(before, v), game.hidden(after, v)))
  if (knows !== undefined) return `${knows} saw something by it`
  const learnt = step.viewers.find((v) => learns(step, entry, before, after, v))
  return learnt === undefined ? null : `${learnt} saw by it what else it could not tell`
}

/** Whether something hidden before is hidden no longer. */
function lost(before: readonly Hidden[], after: readonly Hidden[]): boolean {
  const left = after.map((h) => `${h.pool}/${h.value}`)
  return before.some((h) => {
    const i = left.indexOf(`${h.pool}/${h.value}`)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

/** Whether what `viewer` sees afterwards depends on what it could not see before. */
function learns<T extends GameTypes>(
  step: Step<T>,
  entry: ActionEntry<T>,
  before: T['State'],
  after: T['State'],
  viewer: Step<T>['viewers'][number],
): boolean {
  const { game } = step
  const chance = step.chance(`undo/${viewer}`)
  const seen = game.view(after, viewer)
  for (let i = 0; i < step.budget.imaginings; i++) {
    const other = game.imagine(game.view(before, viewer), viewer, chance)
    if (difference(game.view(other, viewer), game.view(before, viewer))) continue
    const acted = act(game, other, entry.by, entry.do, chance)
    if (acted.ok && difference(game.view(other, viewer), seen)) return true
  }
  return false
}
