// Chapter 8: Combat

import type { Book } from '../book.ts'
import type { Attack, Position, Run, Unit, UnitId, Why } from '../state.ts'
import { unitOf } from '../units.ts'
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
export function fightAll(book: Book, run: Run): void {
  for (const attack of [...run.state.attacks]) {
    if (run.state.result) return
    if (isVoid(run.state, attack)) run.emit({ type: 'attackVoid', attack })
    else carryOut(book, run, attack)
  }
}

/** 7.7, 11.7: an attacker or a target that is gone; a hex is always there. */
function isVoid(s: Position, a: Attack): boolean {
  if (a.type === 'launch') return false
  if (unitOf(s, a.unit).at < 0) return true
  return a.type === 'attack' && unitOf(s, a.target).at < 0
}

function carryOut(book: Book, run: Run, a: Attack): void {
  if (a.type === 'launch') launchRocket(book, run, a.hex)
  else if (a.type === 'barrage') bombard(book, run, a.unit, a.hex)
  else fight(book, run, a.unit, a.target)
}

export interface Throw {
  readonly dice: readonly number[]
  readonly red: readonly number[]
  readonly hits: number
}

/** 8.12, 8.14, 8.21: a side's dice, or the hits it deals without. */
export function throwDice(book: Book, run: Run, u: Readonly<Unit>, support: 0 | 1 | 2): Throw {
  if (isFixed(run.state, u)) return { dice: [], red: [], hits: fixedHits(book, u) + redHits(book, support) }
  const need = hitsOn(book, u)
  const dice = roll(run, diceOf(book, u))
  const red = roll(run, redDice(book, support))
  return { dice, red, hits: [...dice, ...red].filter((pips) => pips <= need).length }
}

function roll(run: Run, n: number): number[] {
  return Array.from({ length: n }, () => run.chance.d12())
}

/** 6.14, 8.12, 8.19: both throw, then both take what they were dealt. */
export function fight(book: Book, run: Run, unit: UnitId, target: UnitId, why?: Why): void {
  const s = run.state
  const u = unitOf(s, unit)
  const t = unitOf(s, target)
  const counters = canCounter(book, s, t, u)
  const there = throwDice(book, run, u, supportOf(book, s, u, t))
  const back = counters ? throwDice(book, run, t, 0) : { dice: [], red: [], hits: -1 }
  const dealt = damageBy(book, tableOf(book, s, t, 'defends'), there.hits, t.damage)
  const taken = damageBy(book, tableOf(book, s, u, 'attacks'), back.hits, u.damage)
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
    xp: earned(book, t, dealt),
    backXp: earned(book, u, taken),
    ...(why ? { why } : {}),
  })
  bury(book, run, [target, unit], { [target]: unit, [unit]: target })
}

/** 8.20: 1 for damaging, 2 in all for destroying. */
export function earned(book: Book, victim: Readonly<Unit>, damage: number): number {
  if (victim.damage + damage >= book.charts.fatal) return book.charts.xp.destroyed
  return damage > 0 ? book.charts.xp.damaged : 0
}

/** A unit leaves the board. */
export function destroy(run: Run, unit: UnitId, by: UnitId): void {
  const { kind, faction } = unitOf(run.state, unit)
  run.emit({ type: 'unitDestroyed', unit, kind, faction, by })
}

/** 8.18, 10.4: takes off what is destroyed, all of one combat before victory is judged. */
export function bury(book: Book, run: Run, units: readonly UnitId[], by: Readonly<Record<UnitId, UnitId>>): void {
  const dead = units.filter((id) => unitOf(run.state, id).damage >= book.charts.fatal)
  for (const id of dead) destroy(run, id, by[id] ?? -1)
  if (dead.length > 0) checkVictory(book, run)
}
