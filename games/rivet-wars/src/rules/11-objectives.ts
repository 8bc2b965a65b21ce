// Chapter 11: Strategic Objectives
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type OpenSeen, rivalOf, type Side } from '../state.ts'
import { hasFriend } from './01-battlefield.ts'
import { isCaptor } from './M-missions.ts'
import type { Run } from './rules.ts'

/** 11.1 */
export function raiseFlags(run: Run): void {
  const { field, flags, turn } = run.state
  field.objectives.forEach((at, i) => {
    if (flags[i] !== turn && hasFriend(run.state, turn, at)) run.emit({ type: 'flagRaised', at, side: turn })
  })
}

/** 11.2, 11.3, 11.4, 11.5: a unit there or a flag; an enemy flag goes with a unit there. */
export function captureObjectives(b: Book, run: Run): void {
  const { field, turn } = run.state
  const vp = isCaptor(b, run.state, turn) ? 1 : 0
  field.objectives.forEach((at, i) => {
    if (!isHeld(run.state, turn, i)) return
    const struck = run.state.flags[i] === rivalOf(turn) ? { struck: true as const } : {}
    run.emit({ type: 'captured', at, side: turn, vp, ...struck })
  })
}

type Held = Pick<OpenSeen, 'options' | 'field' | 'flags' | 'units' | 'stacks'>

/** 11.2: by a unit there, or by a flag. */
const isHeld = (s: Held, side: Side, objective: number): boolean =>
  s.flags[objective] === side || hasFriend(s, side, must(s.field.objectives[objective]))

/** 11.2, 11.3: what its objectives would bring the side if its turn ended as things stand. */
export function pointsDue(b: Book, s: Held, side: Side): number {
  return isCaptor(b, s, side) ? s.field.objectives.filter((_, i) => isHeld(s, side, i)).length : 0
}
