import { makeBook } from './book.ts'
import type { Content, UnitSpec } from './content/types.ts'
import { diceOf, fixedHits, hitsOn, isFixed, type Level, levelAt } from './rules/08-dice.ts'
import type { Unit, View } from './state.ts'

/** What a unit's card says: what is printed on it, and what holds for the unit now. */
export interface Card {
  readonly spec: UnitSpec
  readonly level: Level
  /** A die that shows this or less hits. */
  readonly hitsOn: number
  /** The dice it rolls, or the hits it deals without dice. */
  readonly strength: { readonly dice: number } | { readonly hits: number }
  /** How many hits each damage takes, in the open and in a forest; null for what flies above it. */
  readonly open: readonly number[]
  readonly forest: readonly number[] | null
}

/** 8.4, 8.14, 8.15, 8.17, 8.21, 13.30: the card of a unit, or of a kind that could be bought; null of a kind nobody knows. */
export function cardOf(
  content: Content,
  view: View,
  unit: Pick<Unit, 'faction' | 'kind' | 'xp' | 'damage'>,
): Card | null {
  const spec = content.units[unit.kind]
  if (!spec) return null
  const book = makeBook(content)
  const { open, forest } = book.armour(spec)
  return {
    spec,
    level: levelAt(content.charts, unit.xp),
    hitsOn: hitsOn(book, unit),
    strength: isFixed(view, unit) ? { hits: fixedHits(book, unit) } : { dice: diceOf(book, unit) },
    open,
    forest: spec.arm === 'aircraft' ? null : forest,
  }
}
