import type { Rule } from './rulebook.ts'
import type { Army, Ending, Faction, Hex, Mode, Seat, Side, UnitId } from './state.ts'

/** The map in play, fixed for the match and shared by all copies of its state. */
export interface Board {
  readonly map: string
  /** The column of the whole map that is the first one here, and how many there are. */
  readonly left: number
  readonly columns: number
  readonly rows: number
  /** A letter for each hex. */
  readonly terrain: string
  readonly factories: readonly Hex[]
  /** The hex of start number i + 1; -1 if it is not on this board. */
  readonly starts: readonly Hex[]
  /** Where German tanks win in the mission with a shore. */
  readonly shore: readonly Hex[]
}

/** The agreements of the match, fixed. */
export interface Table {
  readonly mode: Mode
  readonly mission: string
  /** Factories that win; 0 where they do not. */
  readonly goal: number
  readonly diceless: boolean
  /** At most this many units of a type; 0 for any number. */
  readonly most: number
  /** Minutes for movement and declaration; 0 for none. */
  readonly clock: number
  /** The last round; 0 for none. */
  readonly rounds: number
  readonly mountains: boolean
  readonly weather: boolean
  readonly launcher: Seat | null
  /** The side of the shore mission that loses when its rounds are over. */
  readonly shore: { readonly from: number; readonly rounds: number } | null
  /** Units drawn by the Automa for each of its first two tokens. */
  readonly draw: number
  /** Names of units that come from a content pack. */
  readonly names: Readonly<Record<string, string>>
  /** The units that people choose in secret. */
  readonly extras: readonly UnitId[]
  readonly board: Board
}

/** Whoever takes turns: one seat, the two seats of a cooperative side, or the Automa. */
export interface Player {
  /** The factions it commands, in table order. */
  readonly factions: readonly Faction[]
  readonly side: Side
  readonly automa: boolean
  coins: number
  /** The numbers of its tokens, 0 while face down. */
  tokens: readonly number[]
  /** Armies used in the limited first rounds. */
  used: readonly Army[]
  /** Armies in use this turn; null for all. */
  active: readonly Army[] | null
}

export interface Unit {
  readonly faction: Faction
  /** Empty while a secret extra has not been chosen. */
  kind: string
  at: Hex
  army: Army
  damage: number
  xp: number
  /** This turn. */
  moved: boolean
  /** Occupied a factory this turn. */
  occupied: boolean
  /** Has been attacked this turn. */
  struck: boolean
  /** The unit it has intercepted; -1 for none. */
  holds: UnitId
  /** Coins lie under it. */
  repair: boolean
}

/** A unit in the midst of its move. */
export interface Move {
  readonly unit: UnitId
  /** Half points left. */
  readonly left: number
  /** The rest of the leg. */
  readonly way: readonly Hex[]
}

export type Attack =
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'barrage'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'launch'; readonly hex: Hex }

/** Why the Automa does something: the order, and the letters that decided. */
export interface Why {
  readonly order: string
  readonly attack: string
  readonly move: string
}

/** What an Automa unit is about to do, kept while others are asked. */
export interface Plan {
  readonly unit: UnitId
  readonly why: Why
  readonly to: Hex
  /** The unit to attack afterwards; -1 for none. */
  readonly target: UnitId
  /** The hex an area weapon aims at; -1 otherwise. */
  readonly aim: Hex
  /** The attack letters that may still choose a target if it is stopped; empty if it does not attack. */
  readonly letters: string
}

export interface Result {
  readonly winners: readonly Side[]
  readonly rule: Rule
  readonly why: Ending
}
