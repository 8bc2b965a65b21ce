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

/** The unit, if it is that side's. */
export function ownUnit(s: State, side: Side, id: number): Unit | null {
  const u = s.units[id]
  return u && u.side === side ? u : null
}
