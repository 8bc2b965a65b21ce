import type { Frozen } from '@muster/engine'
import { type Hands, withHands } from './clone.ts'
import type { CardId, Open, SecretId, Side, State } from './state.ts'

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
  readonly hand: readonly CardId[] | null
  /** One's own Secret Missions; null for a spectator. */
  readonly secrets: readonly SecretId[] | null
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

const NO_ARMY = { points: 0, rivets: 0, hand: [], secrets: [], heroes: [], level: 0 }
const NO_HANDS: Hands = { armies: { allies: NO_ARMY, blight: NO_ARMY }, deck: [], secretDeck: [] }

/** What lies open as a state in which nobody holds a card: for rules that ask about the board alone. */
export const openState = (o: OpenSeen): State => withHands(o, NO_HANDS)

/** A copy of what lies open, and of nothing else. */
export function copyOpen(o: OpenSeen): Open {
  const copy = openState(o)
  return Object.fromEntries(OPEN.map((key) => [key, copy[key]])) as Pick<Open, (typeof OPEN)[number]>
}
