import { withHands } from './clone.ts'
import type { Open, Side, State } from './state.ts'

/** The same, not to be changed. */
type Frozen<T> = T extends readonly (infer X)[]
  ? readonly Frozen<X>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

export type OpenSeen = Frozen<Open>

/** What one may know of an army that is not one's own. */
export interface ArmySeen {
  readonly points: number
  readonly rivets: number
  readonly handSize: number
  readonly secretCount: number
  readonly heroes: readonly string[]
  readonly level: number
}

export interface View extends OpenSeen {
  readonly viewer: Side | null
  readonly armies: Readonly<Record<Side, ArmySeen>>
  /** One's own Action! cards; null for a spectator. */
  readonly hand: readonly number[] | null
  /** One's own Secret Missions; null for a spectator. */
  readonly secrets: readonly number[] | null
  readonly deckSize: number
  readonly secretDeckSize: number
}

/** Everything that `Open` has: what is not listed here is in no view. */
export const OPEN = [
  'options',
  'field',
  'initiative',
  'starter',
  'round',
  'turn',
  'phase',
  'markers',
  'flags',
  'units',
  'stacks',
  'clouds',
  'laid',
  'discard',
  'secretDiscard',
  'supply',
  'active',
  'begun',
  'arranged',
  'strike',
  'fallen',
  'question',
  'kills',
  'damagers',
  'result',
] as const satisfies readonly (keyof Open)[]

/** A copy of what lies open, and of nothing else. */
export function copyOpen(s: State): Open {
  const copy = withHands(s, s)
  return Object.fromEntries(OPEN.map((key) => [key, copy[key]])) as Pick<State, (typeof OPEN)[number]>
}
