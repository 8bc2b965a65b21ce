import { act, type GameTypes, offers } from '../../src/index.ts'
import { fail, same, short } from '../same.ts'
import { type Step, some } from '../step.ts'
import { garbage, mutant } from './mutants.ts'

/** Whatever was not offered is refused: without a change, without an exception. */
export function othersAreRefused<T extends GameTypes>(step: Step<T>): void {
  const before = JSON.stringify(step.state)
  for (const seat of step.seats) {
    const offered = offers(step.game, step.state, seat)
    const types = new Set(offered.map((a) => a.type))
    const illegal = candidates(step, seat, offered).filter((action) => !isOffered(offered, types, action))
    for (const action of illegal) refuses(step, step.state, seat, action)
    if (JSON.stringify(step.state) === before) continue
    const culprit = illegal.find((action) => {
      const state = JSON.parse(before) as T['State']
      refuses(step, state, seat, action)
      return JSON.stringify(state) !== before
    })
    fail(`refusing ${show(culprit)} of ${seat} changed the state`)
  }
}

/** What might be tried and is mostly not legal: the same for the same step. */
export function candidates<T extends GameTypes>(
  step: Step<T>,
  seat: T['Seat'],
  offered: readonly T['Action'][],
): readonly unknown[] {
  const chance = step.chance(`refusals/${seat}`)
  const types = Object.keys(step.game.orders)
  const done = step.record.entries.slice(-60).flatMap((e) => ('do' in e ? [e.do] : []))
  const rivals = step.seats.filter((s) => s !== seat).flatMap((s) => offers(step.game, step.state, s))
  const near = [...some(offered, 40, chance), ...some(offered, 40, chance), ...some(done, 20, chance)]
  const known = [...near, ...some(rivals, 20, chance)]
  const made: unknown[] = [...garbage(types), ...some(rivals, 10, chance), ...some(done, 10, chance)]
  if (known.length === 0) return made
  for (let i = 0; i < step.budget.mutants; i++) made.push(mutant(chance.pick(known), known, types, chance))
  return made
}

function isOffered(offered: readonly unknown[], types: ReadonlySet<string>, action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false
  return types.has(String((action as { type?: unknown }).type)) && offered.some((a) => same(a, action))
}

function refuses<T extends GameTypes>(step: Step<T>, state: T['State'], seat: T['Seat'], action: unknown): void {
  const chance = step.chance('refused')
  const verdict = tried(() => act(step.game, state, seat, action as T['Action'], chance), seat, action)
  if (verdict.ok) fail(`${show(action)} of ${seat} was not offered, and is accepted`)
  const known = verdict.rule === null || Object.hasOwn(step.game.rulebook, verdict.rule)
  if (!known) fail(`${show(action)} is refused by rule ${verdict.rule}, which is not in the rulebook`)
  if (typeof verdict.why?.key !== 'string') fail(`${show(action)} is refused by ${verdict.rule} without a reason`)
}

function tried<X>(run: () => X, seat: string, action: unknown): X {
  try {
    return run()
  } catch (error) {
    return fail(`${show(action)} of ${seat} was not offered, and throws instead of being refused`, error)
  }
}

/** JSON hides NaN and undefined, which matter here. */
function show(action: unknown): string {
  const text = JSON.stringify(action, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? `<${value}>` : value,
  )
  return short(text === undefined ? String(action) : JSON.parse(text))
}
