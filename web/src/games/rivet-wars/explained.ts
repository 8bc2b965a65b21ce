// What the question mark of a unit's card tells: the figures that stand on this very card, in words, and no others.
import { type Message, say } from '@muster/engine'
import type { UnitSpec } from '@muster/rivet-wars'

/** The figures of a card, in the order in which they stand there. */
const FIGURES = ['cost', 'move', 'armour', 'health', 'size', 'range', 'air', 'hits', 'sockets', 'bounty'] as const

export type Figure = (typeof FIGURES)[number]

const IS_ON: Readonly<Record<Figure, (spec: UnitSpec) => boolean>> = {
  cost: () => true,
  move: ({ type }) => type !== 'plug',
  armour: ({ type }) => type !== 'plug',
  health: ({ type }) => type !== 'plug',
  size: ({ type }) => type !== 'plug',
  range: () => true,
  air: ({ air }) => air > 0,
  hits: ({ attacks }) => attacks.length > 0,
  sockets: ({ sockets }) => sockets > 0,
  bounty: ({ bounty }) => bounty > 0,
}

export const figuresOn = (spec: UnitSpec): readonly Figure[] => FIGURES.filter((key) => IS_ON[key](spec))

/** Each word of the card, and what it means for this unit. */
export function explainedOf(spec: UnitSpec, hitsFrom: number): readonly (readonly [word: Message, means: Message])[] {
  const { points, rivets, move, armour, health, squares, land, air, sockets, bounty } = spec
  const figures = { points, rivets, move, armour, health, squares, range: land, air, sockets, bounty, from: hitsFrom }
  const table: readonly (readonly [Message, Message])[] =
    spec.attacks.length > 0 ? [[say('face.against'), say('explain.against')]] : []
  return [...figuresOn(spec).map((key) => [say(`face.${key}`), say(`explain.${key}`, figures)] as const), ...table]
}

/** What stands on the board beside a unit: the dots of its base, and the numbers of a grid. */
export const marksOf = ({ type }: UnitSpec): readonly (readonly [word: Message, means: Message])[] =>
  type === 'plug' ? [] : [[say('face.onBoard'), say('explain.onBoard')]]
