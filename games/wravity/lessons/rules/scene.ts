// What the scenes of the rules have in common.

import type { ActionOf } from '../../src/action.ts'
import type { Soldier } from '../../src/state.ts'
import { type Drawing, draw, lay, type More, PLANETS } from '../draw.ts'

type Changes = Readonly<Record<string, Partial<Soldier>>>

/** Laid hex by hex, with what else is to be known of somebody. */
export function laid(soldiers: Parameters<typeof lay>[0], changes: Changes = {}): Drawing {
  const drawn = lay(soldiers, PLANETS)
  for (const [name, change] of Object.entries(changes)) Object.assign(drawn.soldier(name), change)
  return drawn
}

/** The first seat has these cards in hand, and they are no longer in the deck. */
export function holding(cards: readonly string[], map: string, more: More = {}, changes: Changes = {}): Drawing {
  const drawn = draw(map, changes, { hands: [cards], ...more })
  for (const card of cards) drawn.state.deck = drawn.state.deck.toSpliced(drawn.state.deck.indexOf(card), 1)
  return drawn
}

export const shoot = (on: Drawing, name: string, target: string): ActionOf<'shoot'> => ({
  type: 'shoot',
  soldier: on.id(name),
  at: on.soldier(target).at,
  card: null,
})

export const fly = (on: Drawing, name: string, steps: number): ActionOf<'fly'> => ({
  type: 'fly',
  soldier: on.id(name),
  steps,
})
