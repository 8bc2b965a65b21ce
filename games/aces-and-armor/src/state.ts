import type { Brand, Chance, Frozen, Message, Piece, Verdict } from '@muster/engine'
import type { Action, ActionOf } from './action.ts'
import type { Content } from './content/types.ts'
import type { Event } from './event.ts'
import type { Attack, Move, Plan, Player, Result, Table, Unit } from './pieces.ts'
import type { Rule } from './rulebook.ts'
import type { View } from './seen.ts'

export type * from './action.ts'
export type * from './event.ts'
export type * from './pieces.ts'
export type * from './seen.ts'

/** Clockwise round the table. */
export const FACTIONS = ['g1', 'us', 'g2', 'su'] as const
export type Faction = (typeof FACTIONS)[number]
export type Seat = Faction

export const SIDES = ['germany', 'allies'] as const
export type Side = (typeof SIDES)[number]

export const ARMS = ['infantry', 'tank', 'artillery', 'aircraft', 'launcher'] as const
export type Arm = (typeof ARMS)[number]

export const WEATHERS = ['normal', 'frost', 'mud', 'drought', 'storm', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]

export const PHASES = [
  'divide',
  'extras',
  'distribute',
  'place',
  'tokens',
  'hide',
  'armies',
  'move',
  'declare',
  'combat',
  'money',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** An index into the hexes of the board in play. */
export type Hex = Brand<number, 'hex'>
/** An index into `units`; never used twice. */
export type UnitId = Brand<number, 'unit'>
/** An index into `players`. */
export type PlayerIndex = Brand<number, 'player'>
/** An index into the board's `factories`. */
export type Factory = Brand<number, 'factory'>
/** One of a player's three armies, and the token it is placed by. */
export type Army = Brand<number, 'army'>

/** Where a unit is that is not on the board. */
export const WAITING = -1
export const GONE = -2

/** Whose flag a factory bears, besides the players' indices. */
export const NEUTRAL = -1
export const RUIN = -2

/** The army of a unit that has none (yet). */
export const NO_ARMY = -1
/** The launcher belongs to none of the three armies. */
export const OUTSIDE = 3
/** In views: assigned, but not to be seen. */
export const UNSEEN = -3
/** In views: a kind that is chosen, but not to be seen. */
export const UNKNOWN = '?'

export const MODES = ['four', 'three', 'two', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

/** How a match ends, as its texts are called. */
export const ENDINGS = [
  'factories',
  'elimination',
  'bothGone',
  'rounds',
  'stuck',
  'rockets',
  'launcherDestroyed',
  'shore',
  'shoreHeld',
  'noTanks',
] as const
export type Ending = (typeof ENDINGS)[number]

/** All that lies in a state is replaced, never changed: copies share it, and what was worked out of it holds as long as it is the same. */
export interface State {
  readonly table: Table
  phase: Phase
  /** From 1; 0 before the first turn. */
  round: number
  /** Index of the player whose turn it is to place or to play. */
  turn: PlayerIndex
  /** Index of the player who began the rounds. */
  first: PlayerIndex
  /** Who acts in the phase: a cooperative side's seats act one after the other. */
  seat: Seat
  players: Readonly<Player>[]
  units: Readonly<Unit>[]
  /** By factory, as in `board.factories`: a player, NEUTRAL or RUIN. */
  flags: readonly PlayerIndex[]
  /** The start numbers still face down, by pool; nobody knows which token has which. */
  pools: readonly (readonly number[])[]
  /** The army being placed: player's token and its number; null between armies. */
  placing: { readonly token: Army; readonly hex: Hex } | null
  move: Move | null
  /** Who is still to be asked about intercepting the moving unit, in order. */
  asked: readonly Seat[]
  attacks: readonly Attack[]
  plan: Plan | null
  weather: Weather
  /** Turns since the weather was rolled. */
  turns: number
  /** Face-down tokens of the launcher's owner. */
  sites: readonly Hex[]
  launcher: {
    readonly unit: UnitId
    readonly at: Hex
    readonly fired: boolean
    readonly destroyed: number
  } | null
  /** Whether the flag of each factory to be divided is still open: their indices. */
  divide: readonly Factory[]
  result: Result | null
}

/** A state that is only read: all that the rules ever get. */
export type Position = Frozen<State>

export interface Options {
  readonly mode: Mode
  readonly german: 'g1' | 'g2'
  readonly allied: 'us' | 'su'
  readonly faction: Faction
  readonly team: Side
  readonly soloEnemy: Faction | 'random'
  readonly coopEnemy: Faction | 'random'
  readonly level: string
  readonly mission: string
  readonly field: 'full' | 'left' | 'right'
  readonly map: string
  readonly sets: 1 | 2 | 'extra'
  readonly launcher: 'g1' | 'g2'
  readonly short: boolean
  readonly diceless: boolean
  readonly weather: boolean
  readonly mountains: boolean
  readonly most: boolean
  readonly clock: boolean
  readonly rounds: number
  readonly [key: string]: string | number | boolean
}

export interface AcesAndArmor {
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

/** What `decide` and `settle` are handed: `state` always stands after the last event. */
export interface Run {
  readonly state: Position
  readonly chance: Chance
  emit(event: Event): void
}

/** One kind of action; it changes nothing but by what it emits. */
export interface Order<K extends Action['type']> {
  choices(s: Position, seat: Seat, piece?: Piece): readonly ActionOf<K>[]
  check(s: Position, seat: Seat, action: ActionOf<K>): Verdict<Rule>
  decide(run: Run, seat: Seat, action: ActionOf<K>): void
}

export type { Message, Rule }

export const sideOf = (faction: Faction): Side => (faction === 'g1' || faction === 'g2' ? 'germany' : 'allies')
