import type { Brand } from '@muster/engine'
import type { Rule } from './rulebook.ts'
import type { Side, UnitType } from './state.ts'

/** A grid of the field, row by row from the north-west. */
export type Grid = Brand<number, 'grid'>
/** The number of a unit on the battlefield; the lowest that is free, so it may come again. */
export type UnitId = Brand<number, 'unit'>
/** A line of attack of a unit, its plugs' after its own. */
export type Line = Brand<number, 'line'>
/** An Action! card, by its place in the whole deck. */
export type CardId = Brand<number, 'card'>
/** A Secret Mission, likewise. */
export type SecretId = Brand<number, 'secret'>
export type CloudId = Brand<number, 'cloud'>

export interface Unit {
  readonly id: UnitId
  readonly kind: string
  readonly side: Side
  at: Grid
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
  readonly unit: UnitId
  readonly kinds: readonly string[]
}

export const MODES = ['fresh', 'assault', 'attack', 'dash', 'move'] as const
export type Mode = (typeof MODES)[number]

/** The active grid, and how far its present unit is. */
export interface Active {
  readonly at: Grid
  /** The unit chosen; -1 once it is gone. */
  unit: UnitId
  /** The others of the grid, still to be chosen. */
  members: readonly UnitId[]
  readonly kept: readonly BuffSource[]
  mode: Mode
  /** Movement left; meaningful once a leg was made. */
  left: number
  /** The diagonal step is used. */
  diagonal: boolean
  /** Attacks made, by line, less those a card gave back. */
  made: readonly number[]
  /** The grid of the latest attack, by line; -1 before the first, and before the first anew. */
  aimed: readonly Grid[]
  covers: readonly Cover[]
  /** Grids whose owner was asked to take cover from this unit. */
  asked: readonly Grid[]
}

export interface Cover {
  readonly at: Grid
  readonly dice: number
}

/** An attack whose dice are still to be rolled. */
export interface Strike {
  readonly by: 'unit' | 'shock' | 'barrage'
  readonly unit: UnitId
  /** The line of a unit's attack; the dice of the others. */
  readonly line: number
  at: Grid
  /** The unit a sniper picked; -1 for the order of the grid. */
  readonly target: UnitId
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
  readonly unit: UnitId
  readonly credit: Credit
}

export interface Cloud {
  readonly id: CloudId
  readonly side: Side
  /** The unit kind and line whose dice it attacks with. */
  readonly kind: string
  readonly line: Line
  at: Grid
  thin: boolean
  /** Still to drift in this movement phase. */
  due: boolean
}

export type Question =
  | { readonly ask: 'cover'; readonly side: Side; readonly at: Grid }
  | { readonly ask: 'rescue'; readonly side: Side; readonly unit: UnitId }
  | { readonly ask: 'orders'; readonly side: Side }
  | { readonly ask: 'push'; readonly side: Side; readonly unit: UnitId }

export interface Army {
  points: number
  rivets: number
  /** Action! cards by number. */
  hand: readonly CardId[]
  /** Secret Missions by number. */
  secrets: readonly SecretId[]
  /** Heroes that were deployed, by kind. */
  heroes: readonly string[]
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
