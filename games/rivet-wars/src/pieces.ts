import type { Rule } from './rulebook.ts'
import type { Side, UnitType } from './state.ts'

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

export const MODES = ['fresh', 'assault', 'attack', 'dash', 'move'] as const
export type Mode = (typeof MODES)[number]

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
