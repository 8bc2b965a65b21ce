import type { Refusal as EngineRefusal, Run as EngineRun, Verdict as EngineVerdict, Piece } from '@muster/engine'
import type { Rule } from '../rulebook.ts'
import type { Action, ActionOf, Position, RivetWars, Seat, Side, Unit, UnitId } from '../state.ts'

/** The engine's, to rules that only read: the state changes by what they emit, and by nothing else. */
export interface Run extends Omit<EngineRun<RivetWars>, 'state'> {
  readonly state: Position
}

export type Verdict = EngineVerdict<Rule>
export type Refusal = EngineRefusal<Rule>

/** The engine's, likewise. */
export interface Order<K extends Action['type']> {
  choices(s: Position, seat: Seat, piece?: Piece): readonly ActionOf<K>[]
  check(s: Position, seat: Seat, a: ActionOf<K>): Verdict
  decide(run: Run, seat: Seat, a: ActionOf<K>): void
}

export const NONE: readonly never[] = []

/** The unit, if it is that side's. */
export function ownUnit(s: Position, side: Side, id: UnitId): Readonly<Unit> | null {
  const u = s.units[id]
  return u && u.side === side ? u : null
}
