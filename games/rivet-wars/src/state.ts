import type { GameTypes } from '@muster/engine'
import type { Action } from './action.ts'
import type { Event } from './event.ts'
import type { Rule } from './rulebook.ts'
import type { View } from './seen.ts'

export type * from './action.ts'
export type * from './event.ts'
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
  readonly deployment: Readonly<Record<Side, readonly number[]>>
  readonly objectives: readonly number[]
  /** Tile faces with quarter turns, row by row from the north. */
  readonly tiles: readonly (readonly string[])[]
}

export interface Unit {
  readonly id: number
  readonly kind: string
  readonly side: Side
  at: number
  damage: number
  plugs: readonly string[]
  /** Its activation in this phase is over. */
  done: boolean
  /** Used Rapid Assault this turn. */
  assaulted: boolean
  /** Precision from cards this turn. */
  aim: number
  /** Move from cards this turn. */
  haste: number
  /** Began the turn on the board outside enemy deployment grids. */
  began: boolean
}

export interface BuffSource {
  readonly unit: number
  readonly kinds: readonly string[]
}

export type Mode = 'fresh' | 'assault' | 'attack' | 'dash' | 'move'

/** The active grid, and how far its present unit is. */
export interface Active {
  readonly at: number
  /** The unit chosen; -1 once it is gone. */
  unit: number
  /** The others of the grid, still to be chosen. */
  members: readonly number[]
  readonly kept: readonly BuffSource[]
  mode: Mode
  /** Movement left; meaningful once a leg was made. */
  left: number
  /** The diagonal step is used. */
  diagonal: boolean
  /** Attacks made, by line, less those a card gave back. */
  made: number[]
  /** The grid of the latest attack, by line; -1 before the first, and before the first anew. */
  aimed: number[]
  covers: Cover[]
  /** Grids whose owner was asked to take cover from this unit. */
  asked: number[]
}

export interface Cover {
  readonly at: number
  readonly dice: number
}

/** An attack whose dice are still to be rolled. */
export interface Strike {
  readonly by: 'unit' | 'shock' | 'barrage'
  readonly unit: number
  /** The line of a unit's attack; the dice of the others. */
  readonly line: number
  at: number
  /** The unit a sniper picked; -1 for the order of the grid. */
  readonly target: number
  /** Still to deviate. */
  adrift: boolean
  cover: number
  asked: boolean
}

/** Who is credited with what befell a unit. */
export interface Credit {
  readonly side: Side | null
  readonly type: UnitType | null
  readonly lone: boolean
}

export interface Fallen {
  readonly unit: number
  readonly credit: Credit
}

export interface Cloud {
  readonly id: number
  readonly side: Side
  /** The unit kind and line whose dice it attacks with. */
  readonly kind: string
  readonly line: number
  at: number
  thin: boolean
  /** Still to drift in this movement phase. */
  due: boolean
}

export type Question =
  | { readonly ask: 'cover'; readonly side: Side; readonly at: number }
  | { readonly ask: 'rescue'; readonly side: Side; readonly unit: number }
  | { readonly ask: 'orders'; readonly side: Side }
  | { readonly ask: 'push'; readonly side: Side; readonly unit: number }

export interface Army {
  points: number
  rivets: number
  /** Action! cards by number. */
  hand: number[]
  /** Secret Missions by number. */
  secrets: number[]
  /** Heroes that were deployed, by kind. */
  heroes: string[]
  /** Mission 10: points at the end of the last round. */
  level: number
}

export interface Kill {
  readonly type: UnitType
  readonly hero: boolean
  readonly inDeployment: boolean
  readonly inCover: boolean
  readonly by: UnitType | null
  readonly lone: boolean
}

export interface Options {
  readonly mission: string
  readonly seating: 'two' | 'alliesPair' | 'blightPair' | 'pairs'
  readonly rounds: number
  readonly gateTo: number
  readonly [key: string]: string | number | boolean
}

export interface State {
  readonly options: Options
  readonly field: Battlefield
  /** Dice of the initiative, pairs of Allies and Blight; empty where the mission decides. */
  readonly initiative: readonly (readonly number[])[]
  readonly starter: Side
  round: number
  turn: Side
  phase: Phase
  markers: number[]
  /** By objective, in the order of the field. */
  flags: (Side | null)[]
  units: (Unit | null)[]
  /** Unit ids of each grid in target order; replaced, never changed. */
  stacks: (readonly number[])[]
  clouds: Cloud[]
  /** Clouds laid so far. */
  laid: number
  armies: Record<Side, Army>
  deck: number[]
  discard: number[]
  secretDeck: number[]
  secretDiscard: number[]
  /** This turn's deployment points. */
  supply: Supply
  active: Active | null
  /** A unit was chosen in this phase. */
  begun: boolean
  /** Grids rearranged in this phase. */
  arranged: number[]
  strike: Strike | null
  fallen: Fallen[]
  question: Question | null
  kills: Kill[]
  /** Types of units that caused damage this turn. */
  damagers: UnitType[]
  result: Result | null
}

export interface Supply {
  points: number
  /** Mission 8: for infantry only. */
  infantry: number
  /** Mission 10: infantry that deploys free. */
  free: number
  /** Forward Trench: infantry that may deploy anywhere in its territory. */
  trench: number
  intercepted: boolean
}

export interface Result {
  readonly winners: readonly Side[]
  readonly rule: Rule
}

export interface RivetWars extends GameTypes {
  State: State
  Action: Action
  Event: Event
  View: View
  Seat: Seat
  Side: Side
  Rule: Rule
  Options: Options
}

/** The side of a seat; partners share one. */
export const sideOf = (seat: Seat): Side => (seat === 'allies' || seat === 'allies-2' ? 'allies' : 'blight')

export const rivalOf = (side: Side): Side => (side === 'allies' ? 'blight' : 'allies')
