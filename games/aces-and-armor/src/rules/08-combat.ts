// Chapter 8: Combat

import type { Content } from '../content/content.ts'
import type { Attack, Run, State, Unit, UnitId, Why } from '../state.ts'
import {
  canCounter,
  damageBy,
  diceOf,
  fixedHits,
  hitsOn,
  isFixed,
  redDice,
  redHits,
  supportOf,
  tableOf,
} from './08-dice.ts'
import { checkVictory } from './10-victory.ts'
import { bombard } from './11-barrage.ts'
import { launchRocket } from './14-v2.ts'

/** 7.6, 8.1: the declared attacks, one after another. */
export function fightAll(c: Content, run: Run): void {
  for (const attack of [...run.state.attacks]) {
    if (run.state.result) return
    if (isVoid(run.state, attack)) run.emit({ type: 'attackVoid', attack })
    else carryOut(c, run, attack)
  }
}

/** 7.7, 11.7: an attacker or a target that is gone; a hex is always there. */
function isVoid(s: Readonly<State>, a: Attack): boolean {
  if (a.type === 'launch') return false
  if ((s.units[a.unit] as Unit).at < 0) return true
  return a.type === 'attack' && (s.units[a.target] as Unit).at < 0
}

function carryOut(c: Content, run: Run, a: Attack): void {
  if (a.type === 'launch') launchRocket(c, run, a.hex)
  else if (a.type === 'barrage') bombard(c, run, a.unit, a.hex)
  else fight(c, run, a.unit, a.target)
}

export interface Throw {
  readonly dice: readonly number[]
  readonly red: readonly number[]
  readonly hits: number
}

/** 8.12, 8.14, 8.21: a side's dice, or the hits it deals without. */
export function throwDice(c: Content, run: Run, u: Readonly<Unit>, support: 0 | 1 | 2): Throw {
  if (isFixed(run.state, u)) return { dice: [], red: [], hits: fixedHits(c, u) + redHits(c, support) }
  const need = hitsOn(c, u)
  const dice = roll(run, diceOf(c, u))
  const red = roll(run, redDice(c, support))
  return { dice, red, hits: [...dice, ...red].filter((pips) => pips <= need).length }
}

function roll(run: Run, n: number): number[] {
  return Array.from({ length: n }, () => run.chance.d12())
}

/** 6.14, 8.12, 8.19: both throw, then both take what they were dealt. */
export function fight(c: Content, run: Run, unit: UnitId, target: UnitId, why?: Why): void {
  const s = run.state
  const u = s.units[unit] as Unit
  const t = s.units[target] as Unit
  const counters = canCounter(c, s, t, u)
  const there = throwDice(c, run, u, supportOf(c, s, u, t))
  const back = counters ? throwDice(c, run, t, 0) : { dice: [], red: [], hits: -1 }
  const dealt = damageBy(c, tableOf(c, s, t, 'defends'), there.hits, t.damage)
  const taken = damageBy(c, tableOf(c, s, u, 'attacks'), back.hits, u.damage)
  run.emit({
    type: 'unitsFought',
    unit,
    target,
    dice: there.dice,
    red: there.red,
    back: back.dice,
    hits: there.hits,
    backHits: back.hits,
    dealt,
    taken,
    xp: earned(c, t, dealt),
    backXp: earned(c, u, taken),
    ...(why ? { why } : {}),
  })
  bury(c, run, [target, unit], { [target]: unit, [unit]: target })
}

/** 8.20: 1 for damaging, 2 in all for destroying. */
export function earned(c: Content, victim: Readonly<Unit>, damage: number): number {
  if (victim.damage + damage >= c.charts.fatal) return c.charts.xp.destroyed
  return damage > 0 ? c.charts.xp.damaged : 0
}

/** A unit leaves the board. */
export function destroy(run: Run, unit: UnitId, by: UnitId): void {
  const { kind, faction } = run.state.units[unit] as Unit
  run.emit({ type: 'unitDestroyed', unit, kind, faction, by })
}

/** 8.18, 10.4: takes off what is destroyed, all of one combat before victory is judged. */
export function bury(c: Content, run: Run, units: readonly UnitId[], by: Readonly<Record<UnitId, UnitId>>): void {
  const dead = units.filter((id) => (run.state.units[id] as Unit).damage >= c.charts.fatal)
  for (const id of dead) destroy(run, id, by[id] ?? -1)
  if (dead.length > 0) checkVictory(c, run)
}
