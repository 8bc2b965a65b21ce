// What a unit's card says of its weapons.
import { must } from '@muster/engine'
import type { Book } from './book.ts'
import { ABILITY, type AttackSpec } from './content/types.ts'
import { hitChance } from './preview/chances.ts'
import type { Weapon } from './profile.ts'
import { figure } from './rules/04-grids.ts'
import { rangeOf } from './rules/05-aiming.ts'
import { bonus, precisionOf } from './rules/05-buffs.ts'
import type { OpenSeen, UnitId } from './state.ts'

/** A line of attack, with what it does to each class of armour. */
export interface LineSeen {
  /** The unit or plug it belongs to. */
  readonly kind: string
  readonly line: AttackSpec
  /** The chance of a hit by class of armour, before anything the target has against it. */
  readonly odds: readonly number[]
  /** How far it reaches on land. */
  readonly range: number
}

/** 4.10, 7.14: the lines of a unit where it stands, its plugs' and its Precision included. */
export function linesOf(b: Book, s: OpenSeen, unit: UnitId): LineSeen[] {
  const u = must(s.units[unit])
  return seen(b.profile(u).weapons, precisionOf(b, s, u), bonus(b, s, u, ABILITY.landRangeBonus))
}

/** 7.14: the lines of a unit that is not on the battlefield. */
export function linesOfKind(b: Book, kind: string): LineSeen[] {
  const profile = b.profile(figure(b.unit(kind).side, kind))
  return seen(profile.weapons, profile.own.precision, profile.own.landRangeBonus)
}

const seen = (weapons: readonly Weapon[], precision: number, farther: number): LineSeen[] =>
  weapons.map((weapon) => ({
    kind: weapon.kind,
    line: weapon.line,
    odds: weapon.line.dice.map((dice) => hitChance(dice, precision)),
    range: rangeOf(weapon, farther),
  }))
