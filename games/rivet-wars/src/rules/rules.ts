import type {
  Order as EngineOrder,
  Refusal as EngineRefusal,
  Run as EngineRun,
  Verdict as EngineVerdict,
} from '@muster/engine'
import type { Rule } from '../rulebook.ts'
import type { Action, ActionOf, RivetWars, Side, State, Unit } from '../state.ts'

export type Run = EngineRun<RivetWars>
export type Verdict = EngineVerdict<Rule>
export type Refusal = EngineRefusal<Rule>
export type Order<K extends Action['type']> = EngineOrder<RivetWars, ActionOf<K>>

export const NONE: readonly never[] = []

/** Whether an action has just the fields it should have, all of them whole numbers but its type. */
export function isShaped(action: object, ...fields: readonly string[]): boolean {
  const given = action as Readonly<Record<string, unknown>>
  if (fieldCount(given) !== fields.length + 1) return false
  for (const field of fields) if (!Number.isInteger(given[field])) return false
  return true
}

/** Without a list of keys: this is asked for every action. */
export function fieldCount(action: object): number {
  let n = 0
  for (const _ in action) n++
  return n
}

/** The unit, if it is that side's. */
export function ownUnit(s: State, side: Side, id: number): Unit | null {
  const u = s.units[id]
  return u && u.side === side ? u : null
}
