// Chapter 5: Factories

import type { Book } from '../book.ts'
import type { Hex, Run, UnitId, Why } from '../state.ts'
import { playerOf, unitAt, unitOf } from '../units.ts'
import { offerInterception } from './06-interception.ts'
import { destroy } from './08-combat.ts'
import { checkVictory } from './10-victory.ts'
import { flipSites } from './14-v2.ts'

/** 5.3, 5.4, 5.5, 5.6, 6.15, 6.16, M1.6: in goes the infantry, out goes the unit inside and the old flag. */
export function occupy(book: Book, run: Run, id: UnitId, hex: Hex, why?: Why): void {
  const s = run.state
  const inside = unitAt(s, hex)
  const turn = playerOf(s, unitOf(s, id).faction)
  if (inside >= 0) destroy(run, inside, -1)
  run.emit({ type: 'factoryOccupied', unit: id, hex, turn, ...(why ? { why } : {}) })
  checkVictory(book, run)
  if (s.result) return
  flipSites(run, id)
  if (inside < 0) offerInterception(book, run, id)
}
