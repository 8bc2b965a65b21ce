// Chapter 11: Units that fire at an area

import { distance, groundOf } from '../board.ts'
import type { Content } from '../content/content.ts'
import type { Hex, Run, State, Unit, UnitId, Why } from '../state.ts'
import { areEnemies, specOf } from '../units.ts'
import { bury, earned, throwDice } from './08-combat.ts'
import { damageBy, tableOf } from './08-dice.ts'

/** 11.2, 11.3, M1.14: every ground unit in the area, friend or foe; what is hidden or flies is not hit. */
export function unitsUnder(c: Content, s: Readonly<State>, u: Readonly<Unit>, hex: Hex): UnitId[] {
  const ground = groundOf(s.table.board)
  const blast = specOf(c, u).blast ?? 0
  const out: UnitId[] = []
  for (let i = 0; i < s.units.length; i++) {
    const v = s.units[i] as Unit
    if (v.at < 0 || specOf(c, v).arm === 'aircraft') continue
    if (distance(ground, v.at, hex) <= blast) out.push(i)
  }
  return out
}

/** 11.3, 11.6: rolled once, read for each; nothing fires back. */
export function bombard(c: Content, run: Run, unit: UnitId, hex: Hex, why?: Why): void {
  const s = run.state
  const u = s.units[unit] as Unit
  const { dice, hits } = throwDice(c, run, u, 0)
  const under = unitsUnder(c, s, u, hex)
  const damage = under.map((id) => [id, dealtTo(c, s, s.units[id] as Unit, hits)] as const)
  const xp = xpFor(c, s, u, damage)
  run.emit({ type: 'hexBombarded', unit, hex, dice, hits, damage, xp, ...(why ? { why } : {}) })
  bury(c, run, under, Object.fromEntries(under.map((id) => [id, unit])))
}

export const dealtTo = (c: Content, s: Readonly<State>, v: Readonly<Unit>, hits: number): number =>
  damageBy(c, tableOf(c, s, v, 'defends'), hits, v.damage)

/** 11.4: the best that was done to any one enemy. */
function xpFor(
  c: Content,
  s: Readonly<State>,
  u: Readonly<Unit>,
  damage: readonly (readonly [UnitId, number])[],
): number {
  let best = 0
  for (const [id, dealt] of damage) {
    const v = s.units[id] as Unit
    if (areEnemies(u.faction, v.faction)) best = Math.max(best, earned(c, v, dealt))
  }
  return best
}
