import { must } from '@muster/engine'
import { cloneSoldier } from '../clone.ts'
import type { Changing, Heading, Soldier, SoldierId, State } from '../state.ts'

/** A new copy of a soldier in its place in a new list, to be changed by one event. */
export function soldier(s: State, id: SoldierId): Changing<Soldier> {
  const u: Changing<Soldier> = cloneSoldier(must(s.soldiers[id]))
  const soldiers = s.soldiers.slice()
  soldiers[id] = u
  s.soldiers = soldiers
  return u
}

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
