import type { Message, Order as OrderOf, Run as RunOf } from '@muster/engine'
import type { Rule } from './rulebook.ts'

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
export type Hex = number
/** An index into `units`; never used twice. */
export type UnitId = number

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

export const MODES = ['four', 'three', 'two', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

/** Whoever takes turns: one seat, the two seats of a cooperative side, or the Automa. */
export interface Player {
  /** The factions it commands, in table order. */
  readonly factions: readonly Faction[]
  readonly side: Side
  readonly automa: boolean
  coins: number
  /** The numbers of its tokens, 0 while face down. */
  tokens: number[]
  /** Armies used in the limited first rounds. */
  used: number[]
  /** Armies in use this turn; null for all. */
  active: number[] | null
}

export interface Unit {
  readonly faction: Faction
  /** Empty while a secret extra has not been chosen. */
  kind: string
  at: Hex
  army: number
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
  unit: UnitId
  /** Half points left. */
  left: number
  /** The rest of the leg. */
  way: Hex[]
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

export interface Result {
  readonly winners: readonly Side[]
  readonly rule: Rule
  readonly why: Ending
}

export interface State {
  readonly table: Table
  phase: Phase
  /** From 1; 0 before the first turn. */
  round: number
  /** Index of the player whose turn it is to place or to play. */
  turn: number
  /** Index of the player who began the rounds. */
  first: number
  /** Who acts in the phase: a cooperative side's seats act one after the other. */
  seat: Seat
  players: Player[]
  units: Unit[]
  /** By factory, as in `board.factories`: a player, NEUTRAL or RUIN. */
  flags: number[]
  /** The start numbers still face down, by pool; nobody knows which token has which. */
  pools: number[][]
  /** The army being placed: player's token and its number; null between armies. */
  placing: { token: number; hex: Hex } | null
  move: Move | null
  /** Who is still to be asked about intercepting the moving unit, in order. */
  asked: Seat[]
  attacks: Attack[]
  plan: Plan | null
  weather: Weather
  /** Turns since the weather was rolled. */
  turns: number
  /** Face-down tokens of the launcher's owner. */
  sites: Hex[]
  launcher: { unit: UnitId; at: Hex; fired: boolean; destroyed: number } | null
  /** Whether the flag of each factory to be divided is still open: their indices. */
  divide: number[]
  result: Result | null
}

export type Action =
  | { readonly type: 'giveFlag'; readonly hex: Hex; readonly to: Seat }
  | { readonly type: 'chooseExtra'; readonly kind: string }
  | { readonly type: 'assign'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'spread' }
  | { readonly type: 'flip'; readonly token: number }
  | { readonly type: 'place'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'deploy' }
  | { readonly type: 'layToken'; readonly hex: Hex }
  | { readonly type: 'hideLauncher'; readonly hex: Hex }
  | { readonly type: 'useArmies'; readonly armies: readonly number[] }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Hex }
  | { readonly type: 'endMovement' }
  | { readonly type: 'intercept'; readonly unit: UnitId }
  | { readonly type: 'decline' }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'barrage'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'launch'; readonly hex: Hex }
  | { readonly type: 'confirm' }
  | { readonly type: 'transfer'; readonly coins: number }
  | { readonly type: 'repair'; readonly unit: UnitId }
  | { readonly type: 'buy'; readonly kind: string; readonly hex: Hex }
  | { readonly type: 'endTurn' }

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>

export type Event =
  | { readonly type: 'flagGiven'; readonly hex: Hex; readonly to: Seat }
  | { readonly type: 'extraChosen'; readonly unit: UnitId; readonly kind: string }
  | { readonly type: 'unitAssigned'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | {
      readonly type: 'orderRolled'
      readonly for: 'place' | 'move'
      readonly rolls: readonly RollOff[]
      readonly first: number
    }
  | { readonly type: 'tokenFlipped'; readonly token: number; readonly number: number; readonly hex: Hex }
  | { readonly type: 'unitDrawn'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'unitPlaced'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'armyPlaced'; readonly turn: number }
  | { readonly type: 'tokenLaid'; readonly hex: Hex }
  | { readonly type: 'launcherHidden'; readonly hex: Hex }
  | { readonly type: 'siteFlipped'; readonly hex: Hex; readonly launcher: boolean }
  | { readonly type: 'weatherRolled'; readonly roll: number; readonly weather: Weather }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly round: number }
  | { readonly type: 'unitRepaired'; readonly unit: UnitId; readonly damage: number }
  | { readonly type: 'armiesUsed'; readonly armies: readonly number[] }
  | { readonly type: 'planMade'; readonly plan: Plan | null }
  | {
      readonly type: 'unitMoved'
      readonly unit: UnitId
      readonly path: readonly Hex[]
      readonly left: number
      readonly way: readonly Hex[]
      readonly why?: Why
    }
  | {
      readonly type: 'factoryOccupied'
      readonly unit: UnitId
      readonly hex: Hex
      readonly turn: number
      readonly why?: Why
    }
  | { readonly type: 'interceptionOffered'; readonly unit: UnitId; readonly seats: readonly Seat[] }
  | { readonly type: 'interceptionDeclined'; readonly seat: Seat }
  | { readonly type: 'unitIntercepted'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'attackDeclared'; readonly attack: Attack }
  | {
      readonly type: 'unitsFought'
      readonly unit: UnitId
      readonly target: UnitId
      readonly dice: readonly number[]
      readonly red: readonly number[]
      readonly back: readonly number[]
      readonly hits: number
      /** -1 if the defender did not counter-attack. */
      readonly backHits: number
      readonly dealt: number
      readonly taken: number
      readonly xp: number
      readonly backXp: number
      readonly why?: Why
    }
  | {
      readonly type: 'hexBombarded'
      readonly unit: UnitId
      readonly hex: Hex
      readonly dice: readonly number[]
      readonly hits: number
      readonly damage: readonly (readonly [UnitId, number])[]
      readonly xp: number
      readonly why?: Why
    }
  | { readonly type: 'attackVoid'; readonly attack: Attack }
  | { readonly type: 'rocketLaunched'; readonly hex: Hex; readonly roll: number; readonly destroyed: boolean }
  | {
      readonly type: 'unitDestroyed'
      readonly unit: UnitId
      readonly kind: string
      readonly faction: Faction
      /** The unit that did it; -1 if none fought it. */
      readonly by: UnitId
    }
  | { readonly type: 'incomeCollected'; readonly turn: number; readonly coins: number }
  | { readonly type: 'coinsGiven'; readonly to: number; readonly coins: number; readonly arrived: number }
  | { readonly type: 'repairStarted'; readonly unit: UnitId; readonly coins: number }
  | {
      readonly type: 'unitBought'
      readonly unit: UnitId
      readonly faction: Faction
      readonly kind: string
      readonly hex: Hex
      readonly coins: number
      readonly why?: Why
    }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'matchEnded'; readonly result: Result }

/** One throw of a roll-off: who rolled, and what. */
export interface RollOff {
  readonly players: readonly number[]
  readonly dice: readonly number[]
}

export interface UnitView {
  readonly faction: Faction
  /** '?' for one chosen in secret. */
  readonly kind: string
  readonly at: Hex
  /** UNSEEN for one assigned in secret. */
  readonly army: number
  readonly damage: number
  readonly xp: number
  readonly moved: boolean
  readonly occupied: boolean
  readonly struck: boolean
  readonly holds: UnitId
  readonly repair: boolean
}

export interface View {
  readonly table: Table
  readonly phase: Phase
  readonly round: number
  readonly turn: number
  readonly first: number
  readonly seat: Seat
  readonly players: readonly Readonly<Player>[]
  readonly units: readonly UnitView[]
  readonly flags: readonly number[]
  readonly pools: readonly (readonly number[])[]
  readonly placing: { readonly token: number; readonly hex: Hex } | null
  readonly move: Readonly<Move> | null
  readonly asked: readonly Seat[]
  readonly attacks: readonly Attack[]
  readonly plan: Plan | null
  readonly weather: Weather
  readonly turns: number
  readonly sites: readonly Hex[]
  /** `at` is -1 for who does not know it; `named` says whether it is hidden yet. */
  readonly launcher: {
    readonly unit: UnitId
    readonly at: Hex
    readonly named: boolean
    readonly fired: boolean
    readonly destroyed: number
  } | null
  readonly divide: readonly number[]
  readonly result: Result | null
}

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
}

export type Run = RunOf<AcesAndArmor>
export type Order<K extends Action['type']> = OrderOf<AcesAndArmor, ActionOf<K>>
export type { Message, Rule }

export const sideOf = (faction: Faction): Side => (faction === 'g1' || faction === 'g2' ? 'germany' : 'allies')
