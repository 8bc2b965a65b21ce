// What factories are worth, held or within reach of infantry

import { must } from '@muster/engine'
import { distance } from '../board.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import { type Hex, type Position, RUIN, type Side } from '../state.ts'
import { enemyOf, sideOfFlag } from '../units.ts'
import type { Forces, Piece } from './forces.ts'
import { WEIGHT } from './weight.ts'

export function factoriesWorth(s: Position, side: Side): number {
  return heldWorth(s, side) - heldWorth(s, enemyOf(side))
}

function heldWorth(s: Position, side: Side): number {
  return WEIGHT.factory * factoriesOf(s, side) + (isNearly(s, side) ? WEIGHT.nearly : 0)
}

/** Whether one more factory wins. */
const isNearly = (s: Position, side: Side): boolean => s.table.goal > 0 && factoriesOf(s, side) === s.table.goal - 1

/** How near a side's infantry is to factories it could take: the nearest to each counts. */
export function reachWorth(f: Forces, pieces: readonly Piece[], side: Side, weight: readonly number[]): number {
  const infantry = pieces.filter((p) => p.spec.arm === 'infantry')
  const { factories } = f.s.table.board
  const urge = isNearly(f.s, side) ? WEIGHT.urge : 1
  let worth = 0
  for (let i = 0; i < factories.length; i++) {
    if (f.s.flags[i] === RUIN || sideOfFlag(f.s, i) === side) continue
    const turns = soonest(f, infantry, must(factories[i]))
    worth += (weight[turns] ?? 0) * (turns === 0 ? urge : 1)
  }
  return worth
}

const NEVER = 9

function soonest(f: Forces, infantry: readonly Piece[], hex: Hex): number {
  let best = NEVER
  for (const { u, spec } of infantry) {
    const turns = Math.ceil((distance(f.ground, u.at, hex) - 1) / spec.speed)
    if (turns < best) best = turns
  }
  return best
}
