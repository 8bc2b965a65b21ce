// What a unit's card says of its weapons.
import { must } from '@muster/engine'
import type { Book } from './book.ts'
import type { AttackSpec } from './content/types.ts'
import { hitChance } from './preview/chances.ts'
import type { Weapon } from './profile.ts'
import { figure } from './rules/04-grids.ts'
import { precisionOf } from './rules/05-buffs.ts'
import type { OpenSeen, UnitId } from './state.ts'

/** A line of attack, with what it does to each class of armour. */
export interface LineSeen {
  /** The unit or plug it belongs to. */
  readonly kind: string
  readonly line: AttackSpec
  /** The chance of a hit by class of armour, before anything the target has against it. */
  readonly odds: readonly number[]
}

/** 4.10, 7.14: the lines of a unit where it stands, its plugs' and its Precision included. */
export function linesOf(b: Book, s: OpenSeen, unit: UnitId): LineSeen[] {
  const u = must(s.units[unit])
  return seen(b.profile(u).weapons, precisionOf(b, s, u))
}

/** 7.14: the lines of a unit that is not on the battlefield. */
export function linesOfKind(b: Book, kind: string): LineSeen[] {
  const profile = b.profile(figure(b.unit(kind).side, kind))
  return seen(profile.weapons, profile.own.precision)
}

const seen = (weapons: readonly Weapon[], precision: number): LineSeen[] =>
  weapons.map(({ kind, line }) => ({ kind, line, odds: line.dice.map((dice) => hitChance(dice, precision)) }))
