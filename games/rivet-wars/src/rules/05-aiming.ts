// Chapter 5: what a weapon may be aimed at
import { illegal, must } from '@muster/engine'
import { isOnBoard, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import type { Weapon } from '../profile.ts'
import type { ActionOf, Grid, Line, Position, Side, Unit, UnitId } from '../state.ts'
import { hasFriend } from './01-battlefield.ts'
import { whySpent } from './05-activation.ts'
import { best, bonus } from './05-buffs.ts'
import { isAdrift } from './06-deviation.ts'
import { ownUnit, type Refusal } from './rules.ts'

export type Attack = ActionOf<'attack'>
export type Snipe = ActionOf<'snipe'>

export const isCombat = (s: Position): boolean => s.phase === 'combat' && !s.question

/** 5.4, 5.28, 7.16: land range with its bonuses; range 0 has none, whatever the air range. */
export const rangeOf = (weapon: Weapon, farther: number): number => (weapon.land === 0 ? 0 : weapon.land + farther)

/** 5.14, 7.10: attacks of a line still to be made in this activation. */
export function attacksLeft(s: Position, u: Readonly<Unit>, line: Line, weapon: Weapon): number {
  const { active } = s
  if (u.done || hasDashed(s, u)) return 0
  return active?.unit === u.id ? weapon.line.attacks - (active.made[line] ?? 0) : weapon.line.attacks
}

/** 5.3, 7.10: then it attacks no more. */
const hasDashed = ({ active }: Position, u: Readonly<Unit>): boolean => active?.unit === u.id && active.mode === 'dash'

/** 5.15: the grid the rest of a line must go at; -1 for any. */
export function boundTo(s: Position, u: Readonly<Unit>, line: Line, weapon: Weapon): Grid {
  if (!weapon.line.oneGrid || s.active?.unit !== u.id) return -1
  return s.active.aimed[line] ?? -1
}

/** 5.15 */
function mayAimAt(s: Position, u: Readonly<Unit>, line: Line, weapon: Weapon, at: Grid): boolean {
  const bound = boundTo(s, u, line, weapon)
  return bound < 0 || bound === at
}

/** 7.23: a line whose target the unit picks itself. */
export function picks(b: Book, s: Position, u: Readonly<Unit>, weapon: Weapon): boolean {
  return isPlain(weapon) && best(b, s, u, ABILITY.sniper) > 0
}

export const isPlain = ({ line }: Weapon): boolean => !line.grid && !line.gas && line.deviates === undefined

/** Whether a line may be used where nobody is. */
export const isWide = ({ line }: Weapon): boolean => line.gas === true || line.deviates !== undefined

export function enemyGrids(s: Position, side: Side): Grid[] {
  const grids: Grid[] = []
  for (const u of s.units) if (u && u.side !== side && s.stacks[u.at]?.[0] === u.id) grids.push(u.at)
  return grids
}

/** 5.7, 5.16, 5.17, 6.6, 7.7, 8.1: whether the line may be used at a grid within its range. */
export function canHit(b: Book, s: Position, side: Side, { line }: Weapon, at: Grid, distance: number): boolean {
  const stack = must(s.stacks[at])
  const first = stack[0]
  if (first === undefined) return line.gas === true || isAdrift(line.deviates, distance)
  if (must(s.units[first]).side === side) return false
  if (isAdrift(line.deviates, distance)) return true
  if (!line.grid) return diceFor(b, s, line.dice, first) > 0
  for (const id of stack) if (diceFor(b, s, line.dice, id) > 0) return true
  return false
}

/** 5.10 */
export const diceFor = (b: Book, s: Position, dice: readonly number[], id: UnitId): number =>
  must(dice[b.profile(must(s.units[id])).armour - 1])

/** The unit, its activation and its line, in a referee's order. */
export function whyNoWeapon(b: Book, s: Position, side: Side, a: Attack | Snipe): Refusal | null {
  const u = ownUnit(s, side, a.unit)
  if (!u) return illegal('5.1', 'noSuchUnit')
  const spent = whySpent(s, u)
  if (spent) return spent
  const weapon = b.profile(u).weapons[a.line]
  if (!weapon) return illegal('5.14', 'noSuchLine')
  if (hasDashed(s, u)) return illegal('5.3', 'acted')
  if (attacksLeft(s, u, a.line, weapon) <= 0) return illegal('5.14', 'noAttacksLeft')
  return null
}

/** 5.5, 5.8: where a line may be aimed at all; what stands between does not matter. */
export function whyNotAt(b: Book, s: Position, u: Readonly<Unit>, line: Line, at: Grid): Refusal | null {
  if (!isOnBoard(s.field, at)) return illegal('5.4', 'noSuchGrid')
  if (at === u.at) return illegal('5.6', 'ownGrid')
  const weapon = must(b.profile(u).weapons[line])
  const t: Tables = tablesOf(s.field)
  const distance = must(t.distance[u.at * t.size + at])
  const range = rangeOf(weapon, bonus(b, s, u, ABILITY.landRangeBonus))
  if (distance > range) return illegal('5.4', 'outOfRange', { distance, range })
  if (hasFriend(s, u.side, at)) return illegal('5.7', 'friendsThere')
  return mayAimAt(s, u, line, weapon, at) ? null : illegal('5.15', 'oneGrid')
}

export function whyNoTarget(b: Book, s: Position, u: Readonly<Unit>, weapon: Weapon, at: Grid): Refusal | null {
  const t = tablesOf(s.field)
  const distance = must(t.distance[u.at * t.size + at])
  if (canHit(b, s, u.side, weapon, at, distance)) return null
  if (must(s.stacks[at]).length === 0) {
    return weapon.line.deviates === undefined ? illegal('5.9', 'nobodyThere') : illegal('6.7', 'nobodyThere')
  }
  if (weapon.line.grid) return illegal('7.7', 'noDiceAtAll')
  const [first = -1, ...behind] = must(s.stacks[at])
  return behind.length > 0 ? illegal('5.17', 'screened') : whyNoDice(b, s, weapon, first)
}

/** 5.16: its armour, and what the weapon has dice against. */
export function whyNoDice(b: Book, s: Position, { line }: Weapon, target: UnitId): Refusal {
  const { armour } = b.profile(must(s.units[target]))
  const classes = line.dice.flatMap((dice, i) => (dice > 0 ? [i + 1] : [])).join(', ')
  return illegal('5.16', 'noDice', { armour, classes })
}
