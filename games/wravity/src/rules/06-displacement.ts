// Chapter 6: how a displacement begins
import type { Position, Soldier, SoldierId } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { soldierOf } from './02-soldiers.ts'
import { moving } from './03-actions.ts'

/** 3.6, 3.7: the soldier's flight, whoever caused it, and whatever actions it has left. */
export function beginFlight(run: WravityRun, id: SoldierId, left: number): void {
  run.emit({ type: 'flightBegan', soldier: id, left, counts: true })
}

/** 6.5, 6.6, 6.10: only one that has not been displaced in this turn moves; any other has its new speed and heading. */
export function displace(run: WravityRun, id: SoldierId): void {
  const u = soldierOf(run.state, id)
  if (u.speed > 0 && !u.displaced) beginFlight(run, id, u.speed)
}

/** 8.10, 8.11: the movement left after the speed has grown; -1 for one that is not in the midst of its flight. */
export function raised(s: Position, id: SoldierId, u: Soldier, speed: number): number {
  if (moving(s) !== id) return -1
  return (s.flights[s.flights.length - 1]?.left ?? 0) + speed - u.speed
}
