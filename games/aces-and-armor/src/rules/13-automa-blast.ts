// Chapter 13: where an Automa unit with an area weapon stands and aims

import { must } from '@muster/engine'
import type { Hex, UnitId } from '../state.ts'
import { areEnemies, unitOf } from '../units.ts'
import { unitsUnder } from './11-barrage.ts'
import { leastOf } from './13-automa-hexes.ts'
import { aimsAt, type Chooser, damageTo } from './13-automa-targets.ts'

/** 13.52: most other enemies damaged, then fewest of its own side hit: where to stand, and where to aim from there. */
export function blastShots(k: Chooser, target: UnitId, stands: readonly Hex[]): ReadonlyMap<Hex, readonly Hex[]> {
  const { at } = unitOf(k.v.s, target)
  const shots = stands.flatMap((hex) => aimsAt(k.v, k.u, hex, at).map((aim) => ({ hex, aim })))
  const enemies = new Map<Hex, number>()
  const friends = new Map<Hex, number>()
  for (const { aim } of shots) if (!enemies.has(aim)) count(k, target, aim, enemies, friends)
  const most = leastOf(shots, ({ aim }) => -must(enemies.get(aim)))
  const best = leastOf(most, ({ aim }) => must(friends.get(aim)))
  const out = new Map<Hex, Hex[]>()
  for (const { hex, aim } of best) out.set(hex, [...(out.get(hex) ?? []), aim])
  return out
}

/** Enemies damaged besides the target, and friends hit, by a shot at this hex; the shooter itself moves on. */
function count(k: Chooser, target: UnitId, aim: Hex, enemies: Map<Hex, number>, friends: Map<Hex, number>): void {
  const { book, s } = k.v
  const under = unitsUnder(book, s, k.u, aim)
  const isEnemy = (id: UnitId): boolean => areEnemies(unitOf(s, id).faction, k.u.faction)
  const isDamaged = (id: UnitId): boolean => id !== target && damageTo(k.v, k.u, unitOf(s, id)) > 0
  enemies.set(aim, under.filter((id) => isEnemy(id) && isDamaged(id)).length)
  friends.set(aim, under.filter((id) => !isEnemy(id) && id !== k.id).length)
}
