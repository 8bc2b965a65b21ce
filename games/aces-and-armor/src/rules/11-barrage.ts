// Chapter 11: Units that fire at an area

import { distance, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, Run, Unit, UnitId, Why } from '../state.ts'
import { areEnemies, specOf, unitOf } from '../units.ts'
import { bury, earned, throwDice } from './08-combat.ts'
import { damageBy, tableOf } from './08-dice.ts'

/** 11.2, 11.3, M1.14: every ground unit in the area, friend or foe; what is hidden or flies is not hit. */
export function unitsUnder(book: Book, s: Position, u: Readonly<Unit>, hex: Hex): UnitId[] {
  const ground = groundOf(s.table.board)
  const blast = specOf(book, u).blast ?? 0
  const out: UnitId[] = []
  for (let i = 0; i < s.units.length; i++) {
    const v = unitOf(s, i)
    if (v.at < 0 || specOf(book, v).arm === 'aircraft') continue
    if (distance(ground, v.at, hex) <= blast) out.push(i)
  }
  return out
}

/** 11.3, 11.6: rolled once, read for each; nothing fires back. */
export function bombard(book: Book, run: Run, unit: UnitId, hex: Hex, why?: Why): void {
  const s = run.state
  const u = unitOf(s, unit)
  const { dice, hits } = throwDice(book, run, u, 0)
  const under = unitsUnder(book, s, u, hex)
  const damage = under.map((id) => [id, dealtTo(book, s, unitOf(s, id), hits)] as const)
  const xp = xpFor(book, s, u, damage)
  run.emit({ type: 'hexBombarded', unit, hex, dice, hits, damage, xp, ...(why ? { why } : {}) })
  bury(book, run, under, Object.fromEntries(under.map((id) => [id, unit])))
}

export const dealtTo = (book: Book, s: Position, v: Readonly<Unit>, hits: number): number =>
  damageBy(book, tableOf(book, s, v, 'defends'), hits, v.damage)

/** 11.4: the best that was done to any one enemy. */
function xpFor(book: Book, s: Position, u: Readonly<Unit>, damage: readonly (readonly [UnitId, number])[]): number {
  let best = 0
  for (const [id, dealt] of damage) {
    const v = unitOf(s, id)
    if (areEnemies(u.faction, v.faction)) best = Math.max(best, earned(book, v, dealt))
  }
  return best
}
