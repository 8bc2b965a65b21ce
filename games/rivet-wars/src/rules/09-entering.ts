// Chapter 9: what happens on entering a grid
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type Grid, type Unit, type UnitId, WIRE } from '../state.ts'
import { hasMine } from './01-battlefield.ts'
import { buryFallen } from './05-casualties.ts'
import { rollAgainst } from './05-dice.ts'
import { sufferGas } from './08-gas.ts'
import type { Run } from './rules.ts'

export const MINE_DICE = 2
const NOBODY = { side: null, type: null, lone: false } as const

/** 4.17, 9.9: wire falls, then mine, then gas; true when the unit is alive and nobody is asked. */
export function sufferEntry(b: Book, run: Run, id: UnitId): boolean {
  const u = must(run.state.units[id])
  if (!b.profile(u).infantry) {
    crushWire(run, u.at)
    hitMine(b, run, u)
  }
  if (!isFallen(run, id)) sufferGas(b, run, id)
  if (!isFallen(run, id)) return true
  buryFallen(b, run)
  return false
}

const isFallen = (run: Run, id: UnitId): boolean =>
  run.state.fallen.length > 0 && run.state.fallen.some((f) => f.unit === id)

/** 10.7 */
function crushWire(run: Run, at: Grid): void {
  if (must(run.state.markers[at]) & WIRE) run.emit({ type: 'cleared', at, marker: WIRE })
}

/** 5.22, 10.9, 10.10: two dice whatever the armour; the marker stays, and nobody is credited. */
function hitMine(b: Book, run: Run, u: Readonly<Unit>): void {
  if (!hasMine(run.state, u.at)) return
  rollAgainst(b, run, u, { by: 'mine', from: -1, dice: MINE_DICE, precision: 0, cover: 0, credit: NOBODY })
}
