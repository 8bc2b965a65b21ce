import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { isHit } from '../rules/05-dice.ts'
import { arrowFrom } from '../rules/06-deviation.ts'
import type { Grid, Position, Side } from '../state.ts'

const DIE = [1, 2, 3, 4, 5, 6]

/** The lowest face that hits. */
export const leastHit = (precision: number): number => must(DIE.find((die) => isHit(die, precision)))

/** The chance that any of `dice` dice shows 5 or more with this Precision. */
export function hitChance(dice: number, precision: number): number {
  const miss = DIE.filter((die) => !isHit(die, precision)).length / DIE.length
  return dice <= 0 ? 0 : 1 - miss ** dice
}

/** Blows one after the other, each with its chance: how likely a unit falls, and how many it takes in the mean. */
export function gauntlet(blows: readonly number[], health: number): { readonly lost: number; readonly damage: number } {
  let standing = [1]
  let lost = 0
  let damage = 0
  for (const blow of blows) {
    const next: number[] = []
    standing.forEach((p, hits) => {
      damage += p * blow
      next[hits] = (next[hits] ?? 0) + p * (1 - blow)
      if (hits + 1 >= health) lost += p * blow
      else next[hits + 1] = (next[hits + 1] ?? 0) + p * blow
    })
    standing = Array.from(next, (p) => p ?? 0)
  }
  return { lost, damage }
}

/** Where a flip from this grid may go and how likely, as far as `side` can know, after so many others; -1 off the board. */
export function flipChances(b: Book, s: Position, side: Side, from: Grid, after = 0): Map<Grid, number> {
  const { fresh, left, used } = topCards(b, s, side)
  const all = sum(fresh)
  const again = sum(used) + left
  const chances = new Map<Grid, number>()
  fresh.forEach((count, arrow) => {
    const unseen = count / all
    const chance = after < left ? unseen : (must(used[arrow]) + left * unseen) / again
    const to = arrowFrom(s, arrow, from)
    if (chance > 0) chances.set(to, (chances.get(to) ?? 0) + chance)
  })
  return chances
}

/**
 * The Action! cards by their arrows: those that may lie in the deck, of which so many do, and those that are
 * shuffled in when it is empty.
 */
export interface Arrows {
  readonly fresh: readonly number[]
  readonly left: number
  readonly used: readonly number[]
}

const NO_ARROWS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0]

/** As far as `side` can know. */
export function topCards(b: Book, s: Position, side: Side): Arrows {
  const known = new Set([...s.discard, ...must(s.armies[side]).hand])
  const fresh = arrowsOf(b.deck.flatMap((_, card) => (known.has(card) ? [] : [card])))
  return renewed({ fresh, left: s.deck.length, used: arrowsOf(s.discard) })
}

function arrowsOf(cards: readonly number[]): readonly number[] {
  return NO_ARROWS.map((_, arrow) => cards.filter((card) => card % NO_ARROWS.length === arrow).length)
}

/** What is left when one with this arrow was on top. */
export function drawn({ fresh, left, used }: Arrows, arrow: number): Arrows {
  const less = fresh.with(arrow, must(fresh[arrow]) - 1)
  return renewed({ fresh: less, left: left - 1, used: used.with(arrow, must(used[arrow]) + 1) })
}

/** 3.5 */
function renewed(cards: Arrows): Arrows {
  return cards.left > 0 ? cards : { fresh: cards.used, left: sum(cards.used), used: NO_ARROWS }
}

export const sum = (xs: readonly number[]): number => xs.reduce((total, x) => total + x, 0)
