// Weapons as the units of a profile fire them, with what they were found to take
import { MOST_GRIDS } from '../board.ts'
import type { Profile, Weapon } from '../profile.ts'
import { hitChance, reachOf } from './shots.ts'

/** Numbers by grid, each good as long as its stamp is. */
export interface Kept {
  readonly stamp: Int32Array
  readonly value: Float64Array
}

export const kept = (): Kept => ({ stamp: new Int32Array(MOST_GRIDS), value: new Float64Array(MOST_GRIDS) })

/** A weapon as such a unit fires it. */
export interface Arm {
  readonly weapon: Weapon
  readonly attacks: number
  readonly reach: number
  readonly precision: number
  /** From so far on it deviates. */
  readonly strays: number
  /** The chance that one attack spares a target, by `targetOf`. */
  readonly spared: Float64Array
  /** What it is expected to take from each grid without more Precision than it has of itself. */
  readonly blows: Kept
}

export interface Arsenal {
  readonly arms: readonly Arm[]
  /** How far the farthest of them reaches. */
  readonly reach: number
  /** What all of them are expected to take from each grid on. */
  readonly fires: Kept
}

/** By the number of the profile. */
const arsenals: Arsenal[] = []

export function arsenalOf(p: Profile): Arsenal {
  let arsenal = arsenals[p.number]
  if (!arsenal) {
    const arms = p.weapons.map((weapon) => armOf(p, weapon))
    arsenal = { arms, reach: Math.max(0, ...arms.map(({ reach }) => reach)), fires: kept() }
    arsenals[p.number] = arsenal
  }
  return arsenal
}

const armOf = (p: Profile, weapon: Weapon): Arm => ({
  weapon,
  attacks: weapon.line.attacks,
  reach: reachOf(p, weapon),
  precision: p.own.precision,
  strays: weapon.line.deviates ?? Number.POSITIVE_INFINITY,
  spared: Float64Array.from({ length: TARGETS }, (_, target) => sparedBy(weapon, target)),
  blows: kept(),
})

/** Targets by armour, under cover or not. */
export const TARGETS = 12

export const targetOf = (armour: number, covered: number): number => armour * 2 + covered

const AIMED = 0.4

/** Not all weapons in reach aim at it. */
function sparedBy({ line }: Weapon, target: number): number {
  const dice = line.dice[(target >> 1) - 1] ?? 0
  return dice === 0 ? 1 : 1 - AIMED * hitChance((target & 1) > 0 ? Math.max(1, dice - 1) : dice, 0)
}
