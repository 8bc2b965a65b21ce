import { must } from '@muster/engine'
import type { Soldier, State } from '../state.ts'

export const soldier = (s: State, id: number): Soldier => must(s.soldiers[id])

/** 12.2: a new way and speed; whatever gives them to a soldier cuts its tether. */
export function turn(u: Soldier, heading: number, speed: number): void {
  u.heading = heading
  u.speed = speed
  u.tethered = false
}

/** 12.2 */
export function stop(u: Soldier): void {
  u.speed = 0
  u.tethered = false
}
