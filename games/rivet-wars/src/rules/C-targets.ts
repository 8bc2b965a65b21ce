// Chapter C: what an Action! card can be played on
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { CardEffect } from '../content/types.ts'
import {
  type ActionOf,
  type Grid,
  type Line,
  MINE,
  type Position,
  type Side,
  TRAP,
  type Unit,
  type UnitId,
  WIRE,
} from '../state.ts'
import { isOpen } from './01-battlefield.ts'
import { ownUnit } from './rules.ts'

export type Effect = CardEffect['do']
export type Play = ActionOf<'play'>

/** What a card is played on: nothing (-1), a grid, a unit, a line of the active unit. */
export const TARGET_OF: Readonly<Record<Effect, 'none' | 'grid' | 'unit' | 'line'>> = {
  points: 'none',
  rivets: 'none',
  trench: 'none',
  repair: 'unit',
  barrage: 'grid',
  aim: 'unit',
  again: 'line',
  haste: 'grid',
  sappers: 'grid',
  rescue: 'grid',
  cover: 'none',
  intercept: 'none',
}

const ON_NOTHING: readonly number[] = [-1]

type Targets = (b: Book, s: Position, side: Side) => readonly number[]

export const TARGETS: Readonly<Record<Effect, Targets>> = {
  points: () => ON_NOTHING,
  rivets: () => ON_NOTHING,
  trench: () => ON_NOTHING,
  repair: (_b, s, side) => repairable(s, side),
  barrage: (_b, s) => barrageGrids(s),
  aim: (b, s, side) => aimable(b, s, side),
  again: (b, s, side) => repeatable(b, s, side),
  haste: (_b, s, side) => hasteGrids(s, side),
  sappers: (b, s, side) => sapperGrids(b, s, side),
  rescue: (b, s, side) => rescueGrids(b, s, rescuee(s, side)),
  cover: () => ON_NOTHING,
  intercept: () => ON_NOTHING,
}

/** C4 */
const repairable = (s: Position, side: Side): UnitId[] =>
  s.units.flatMap((u) => (u && u.side === side && u.damage > 0 ? [u.id] : []))

/** C5, C5.1 */
const barrageGrids = (s: Position): readonly Grid[] => tablesOf(s.field).places

/** C6 */
const aimable = (b: Book, s: Position, side: Side): UnitId[] =>
  s.units.flatMap((u) => (u && u.side === side && !u.done && b.profile(u).weapons.length > 0 ? [u.id] : []))

/** C7, C7.1: lines the active unit has used, unless it used its [Action]. */
function repeatable(b: Book, s: Position, side: Side): Line[] {
  const { active } = s
  const u = active ? ownUnit(s, side, active.unit) : null
  if (!active || !u || active.mode !== 'attack') return []
  return b.profile(u).weapons.flatMap((_, line) => ((active.aimed[line] ?? -1) >= 0 ? [line] : []))
}

/** C8, C8.1 */
function hasteGrids(s: Position, side: Side): Grid[] {
  const grids: Grid[] = []
  for (let at = 0; at < s.stacks.length; at++)
    for (const id of must(s.stacks[at])) {
      const u = must(s.units[id])
      if (u.side !== side || !isFresh(s, u)) continue
      grids.push(at)
      break
    }
  return grids
}

/** C8.1 */
export function isFresh(s: Position, u: Readonly<Unit>): boolean {
  return !u.done && !u.assaulted && !(s.active?.unit === u.id && s.active.mode !== 'fresh')
}

export const SAPPED = WIRE | TRAP | MINE

/** 3.11, C9 */
function sapperGrids(b: Book, s: Position, side: Side): Grid[] {
  const { beside } = tablesOf(s.field)
  const grids: Grid[] = []
  for (let at = 0; at < s.markers.length; at++) {
    if ((must(s.markers[at]) & SAPPED) === 0) continue
    if (hasFoot(b, s, side, at) || must(beside[at]).some((next) => hasFoot(b, s, side, next))) grids.push(at)
  }
  return grids
}

function hasFoot(b: Book, s: Position, side: Side, at: Grid): boolean {
  for (const id of must(s.stacks[at])) {
    const u = must(s.units[id])
    if (u.side === side && b.profile(u).infantry) return true
  }
  return false
}

function rescuee(s: Position, side: Side): Readonly<Unit> | null {
  return s.question?.ask === 'rescue' && s.question.side === side ? must(s.units[s.question.unit]) : null
}

/** C10: its side's deployment grids that are open to it. */
export function rescueGrids(b: Book, s: Position, u: Readonly<Unit> | null): Grid[] {
  if (!u) return []
  return s.field.deployment[u.side].filter((at) => isOpen(b, s, u, b.profile(u), at))
}
