import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { arrowFrom } from '../rules/06-deviation.ts'
import type { Side, State } from '../state.ts'

/** The chance that any of `dice` dice shows 5 or more with this Precision. */
export function hitChance(dice: number, precision: number): number {
  const miss = Math.max(0, 4 - precision) / 6
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

/** Where a flip from this grid may go and how likely, as far as `side` can know; -1 off the board. */
export function flipChances(b: Book, s: State, side: Side, from: number): Map<number, number> {
  const cards = flippable(b, s, side)
  const chances = new Map<number, number>()
  for (const card of cards) {
    const to = arrowFrom(s, card, from)
    chances.set(to, (chances.get(to) ?? 0) + 1 / cards.length)
  }
  return chances
}

/** The cards that may be on top: all that `side` has not seen, or the discard pile when the deck is empty. */
function flippable(b: Book, s: State, side: Side): readonly number[] {
  if (s.deck.length === 0) return s.discard
  const known = new Set([...s.discard, ...must(s.armies[side]).hand])
  return b.deck.flatMap((_, card) => (known.has(card) ? [] : [card]))
}
