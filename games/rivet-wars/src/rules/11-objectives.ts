// Chapter 11: Strategic Objectives
import type { Book } from '../book.ts'
import { rivalOf } from '../state.ts'
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
    const flag = run.state.flags[i]
    const present = hasFriend(run.state, turn, at)
    if (!present && flag !== turn) return
    const struck = flag === rivalOf(turn) ? { struck: true as const } : {}
    run.emit({ type: 'captured', at, side: turn, vp, ...struck })
  })
}
