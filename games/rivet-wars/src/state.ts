import type { Frozen, GameTypes } from '@muster/engine'
import type { Action } from './action.ts'
import type { Content } from './content/types.ts'
import type { Event } from './event.ts'
import type {
  Active,
  Army,
  CardId,
  Cloud,
  Fallen,
  Grid,
  Kill,
  Question,
  Result,
  SecretId,
  Strike,
  Supply,
  Unit,
  UnitId,
} from './pieces.ts'
import type { Rule } from './rulebook.ts'
import type { View } from './seen.ts'

export type * from './action.ts'
export type * from './event.ts'
export type * from './pieces.ts'
export type * from './seen.ts'

export const SIDES = ['allies', 'blight'] as const
export type Side = (typeof SIDES)[number]

export const SEATS = ['allies', 'blight', 'allies-2', 'blight-2'] as const
export type Seat = (typeof SEATS)[number]

export const UNIT_TYPES = ['infantry', 'cavalry', 'support', 'tank'] as const
export type UnitType = (typeof UNIT_TYPES)[number]

/** `drop` is mission 9's, at the start of the turn; `rearrange` is the last step of the movement phase. */
export const PHASES = ['drop', 'cards', 'deployment', 'combat', 'movement', 'rearrange'] as const
export type Phase = (typeof PHASES)[number]

/** Markers of a grid, as bits. */
export const BUNKER = 1
export const OBJECTIVE = 2
export const WIRE = 4
export const TRAP = 8
export const MINE = 16

/** Ground of a grid. */
export const OFF = -1
export const OPEN_GROUND = 0
export const DUCKBOARDS = 1

/** What never changes in a game; shared by every copy of its state. */
export interface Battlefield {
  readonly width: number
  readonly height: number
  /** OFF, OPEN_GROUND or DUCKBOARDS for each grid. */
  readonly ground: readonly number[]
  /** The side each grid is the territory of; null in no-man's land. */
  readonly territory: readonly (Side | null)[]
  readonly deployment: Readonly<Record<Side, readonly Grid[]>>
  readonly objectives: readonly Grid[]
  /** Tile faces with quarter turns, row by row from the north. */
  readonly tiles: readonly (readonly string[])[]
}

export interface Options {
  readonly mission: string
  readonly seating: 'two' | 'alliesPair' | 'blightPair' | 'pairs'
  readonly rounds: number
  readonly gateTo: number
  readonly [key: string]: string | number | boolean
}

/**
 * What lies open on the table for everyone to see. Units and lists are replaced, never changed: copies share them,
 * and whoever keeps what was worked out of one knows by its identity that it still holds.
 */
export interface Open {
  readonly options: Options
  readonly field: Battlefield
  /** Dice of the initiative, pairs of Allies and Blight; empty where the mission decides. */
  readonly initiative: readonly (readonly number[])[]
  readonly starter: Side
  round: number
  turn: Side
  phase: Phase
  markers: readonly number[]
  /** By objective, in the order of the field. */
  flags: readonly (Side | null)[]
  units: (Readonly<Unit> | null)[]
  /** Unit ids of each grid in target order. */
  stacks: (readonly UnitId[])[]
  clouds: readonly Cloud[]
  /** Clouds laid so far. */
  laid: number
  discard: readonly CardId[]
  secretDiscard: readonly SecretId[]
  /** This turn's deployment points. */
  supply: Readonly<Supply>
  active: Active | null
  /** A unit was chosen in this phase. */
  begun: boolean
  /** Grids rearranged in this phase. */
  arranged: readonly Grid[]
  strike: Strike | null
  fallen: readonly Fallen[]
  question: Question | null
  kills: readonly Kill[]
  /** Types of units that caused damage this turn. */
  damagers: readonly UnitType[]
  result: Result | null
}

/** All of it, hands and decks too. */
export interface State extends Open {
  armies: Readonly<Record<Side, Readonly<Army>>>
  deck: readonly CardId[]
  secretDeck: readonly SecretId[]
}

/** A state that is only read: all that a rule ever gets. */
export type Position = Frozen<State>

export interface RivetWars extends GameTypes {
  State: State
  Action: Action
  Event: Event
  View: View
  Seat: Seat
  Side: Side
  Rule: Rule
  Options: Options
  Content: Content
}

/** The side of a seat; partners share one. */
export const sideOf = (seat: Seat): Side => (seat === 'allies' || seat === 'allies-2' ? 'allies' : 'blight')

export const rivalOf = (side: Side): Side => (side === 'allies' ? 'blight' : 'allies')
