import { must } from '@muster/engine'
import type { Changing, Heading, Soldier, SoldierId, State } from '../state.ts'

export const soldier = (s: State, id: SoldierId): Changing<Soldier> => must(s.soldiers[id])

/** 12.2: a new way and speed; whatever gives them to a soldier cuts its tether. */
export function turn(u: Changing<Soldier>, heading: Heading, speed: number): void {
  u.heading = heading
  u.speed = speed
  u.tethered = false
}

/** 12.2 */
export function stop(u: Changing<Soldier>): void {
  u.speed = 0
  u.tethered = false
}
