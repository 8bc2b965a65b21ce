// The same action is the same object: long lists of offers cost no memory.

import { MOST_GRIDS } from '../board.ts'
import type { ActionOf, CardId, Grid, Line, UnitId } from '../state.ts'

type Leg = 'move' | 'assault' | 'dash'

const legs: { readonly [K in Leg]: ActionOf<K>[][] } = { move: [], assault: [], dash: [] }

/** The legs of a unit by grid. */
export function legsOf<K extends Leg>(type: K, unit: UnitId): readonly ActionOf<K>[] {
  const known = legs[type] as ActionOf<K>[][]
  known[unit] ??= everyGrid((at) => Object.freeze({ type, unit, at }) as ActionOf<K>)
  return known[unit]
}

const attacks: ActionOf<'attack'>[][] = []
const MOST_LINES = 16

/** The attacks of a unit with one of its lines, by grid. */
export function attacksOf(unit: UnitId, line: Line): readonly ActionOf<'attack'>[] {
  const key = unit * MOST_LINES + line
  attacks[key] ??= everyGrid((at) => Object.freeze<ActionOf<'attack'>>({ type: 'attack', unit, line, at }))
  return attacks[key]
}

const plays: ActionOf<'play'>[][] = []

/** The plays of a card by target, moved up by one: -1 is none. */
export function playsOf(card: CardId): readonly ActionOf<'play'>[] {
  plays[card] ??= everyGrid((i) => Object.freeze<ActionOf<'play'>>({ type: 'play', card, target: i - 1 }))
  return plays[card]
}

const deploys = new Map<string, readonly ActionOf<'deploy'>[]>()

/** The deployments of a kind by grid. */
export function deploysOf(kind: string): readonly ActionOf<'deploy'>[] {
  const known = deploys.get(kind) ?? everyGrid((at) => Object.freeze<ActionOf<'deploy'>>({ type: 'deploy', kind, at }))
  deploys.set(kind, known)
  return known
}

const everyGrid = <A>(make: (at: Grid) => A): A[] => Array.from({ length: MOST_GRIDS }, (_, at) => make(at))
