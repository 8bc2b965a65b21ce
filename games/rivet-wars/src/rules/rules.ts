import {
  type Refusal as EngineRefusal,
  type Run as EngineRun,
  type Verdict as EngineVerdict,
  illegal,
  type Piece,
  say,
} from '@muster/engine'
import type { Rule } from '../rulebook.ts'
import type { Action, ActionOf, Phase, Position, RivetWars, Seat, Side, Unit, UnitId } from '../state.ts'

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

/** 2.3: what it is done in, and what it is now. */
export const notThisPhase = (s: Position, phase: Phase): Refusal =>
  illegal('2.3', 'notThisPhase', { phase: say(`phase.${phase}`), now: say(`phase.${s.phase}`) })

/** The unit, if it is that side's. */
export function ownUnit(s: Position, side: Side, id: UnitId): Readonly<Unit> | null {
  const u = s.units[id]
  return u && u.side === side ? u : null
}
