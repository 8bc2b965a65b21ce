import { must, type Throw } from '@muster/engine'
import type { Event } from './event.ts'
import { part } from './faces.ts'
import { soldierOf } from './rules/02-soldiers.ts'
import { holdsWith } from './rules/07-holding-on.ts'
import { hitsWith } from './rules/10-aiming.ts'
import { sideNames } from './setup.ts'
import type { Position } from './state.ts'
import type { Wravity } from './types.ts'

/** Shots, hooks and holding on, also those that a card repeats. */
export function throws(s: Position, e: Event): readonly Throw<Wravity>[] {
  if (e.type === 'shotFired')
    return [{ side: sideOf(s, e), chance: part(10, (die) => hitsWith(die, e.bonus, e.needed)), came: e.hit }]
  if (e.type === 'hookThrown')
    return [{ side: sideOf(s, e), chance: part(10, (die) => hitsWith(die, 0, e.needed)), came: e.caught }]
  if (e.type === 'grabRolled')
    return [{ side: sideOf(s, e), chance: part(6, (die) => holdsWith(die, e.needed)), came: e.held }]
  return []
}

const sideOf = (s: Position, { soldier }: { readonly soldier: number }): Wravity['Side'] =>
  must(sideNames(s.doors.length > 2 ? 'three' : 'two')[soldierOf(s, soldier).side])
