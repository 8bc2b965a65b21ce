// What weapons may be expected to take, by tables
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Profile, Weapon } from '../profile.ts'
import { BUNKER, type State, type Unit } from '../state.ts'
import { lossFrom } from './worth.ts'

const MOST_DICE = 24

/** The chance that any of so many dice hits, by `precision * MOST_DICE + dice`. */
const CHANCES = Float64Array.from({ length: 5 * MOST_DICE }, (_, i) => {
  const miss = (4 - Math.floor(i / MOST_DICE)) / 6
  return 1 - miss ** (i % MOST_DICE)
})

export const hitChance = (dice: number, precision: number): number =>
  CHANCES[Math.min(precision, 4) * MOST_DICE + Math.min(dice, MOST_DICE - 1)] as number

/** What a line is expected to take from one unit, cover included. */
export function blow(b: Book, s: State, dice: readonly number[], precision: number, t: Readonly<Unit>): number {
  const p = b.profile(t)
  const n = dice[p.armour - 1] as number
  if (n === 0) return 0
  const covered = p.infantry && ((s.markers[t.at] as number) & BUNKER) !== 0 ? 1 : p.own.bolster
  return hitChance(covered > 0 ? Math.max(1, n - covered) : n, precision) * lossFrom(b, p, t.damage)
}

/** What a line is expected to take from those in a grid: from the first, from all, or down a chain. */
export function blowAt(b: Book, s: State, w: Weapon, precision: number, at: number): number {
  const stack = must(s.stacks[at])
  const { grid, dice } = w.line
  if (stack.length === 0) return 0
  if (!grid) return blow(b, s, dice, precision, must(s.units[must(stack[0])]))
  let sum = 0
  let reached = 1
  for (const id of stack) {
    const t = must(s.units[id])
    const n = must(dice[b.profile(t).armour - 1])
    if (n === 0) continue
    sum += reached * blow(b, s, dice, precision, t)
    if (grid === 'chain') reached *= hitChance(n, precision)
  }
  return sum
}

/** How far a weapon reaches in its unit's next combat phase. */
export const reachOf = (p: Profile, w: Weapon): number =>
  w.land === 0 ? 0 : w.land + p.own.landRangeBonus + p.own.rapidAssault
