// The vocabulary: what lies on the table, what may be done, what has happened.
import type { Rule } from './rulebook.ts'

export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const
export type Seat = (typeof SEATS)[number]

/** Sides are named for their doors. */
export type Side = 'east' | 'west' | 'south'

export type Options = Readonly<Record<string, string | number | boolean>>

/** The kinds of action, as bits of `Soldier.used`. */
export const KIND = {
  walk: 1,
  impulse: 2,
  flight: 4,
  grab: 8,
  shoot: 16,
  push: 32,
  object: 64,
  concentrate: 128,
} as const
export type Kind = keyof typeof KIND

/** Hexes are integers into the board; seats and sides are numbers here, names at the edges. */
export interface Soldier {
  readonly seat: number
  readonly side: number
  readonly squad: string
  readonly number: number
  readonly rank: string
  /** -1 while it waits outside. */
  at: number
  lives: number
  speed: number
  /** 1 to 6; 0 before the first flight. */
  heading: number
  tethered: boolean
  /** The round in which it entered; 0 while outside. */
  entered: number
  /** Kinds of action used in the turn now running. */
  used: number
  /** Has had its displacement in the turn now running. */
  displaced: boolean
  /** Has thrust itself off in this turn and not flown a hex since. */
  spent: boolean
  /** Safe behind a deflector until the turn ends. */
  shielded: boolean
  /** The combat sheet: shots fired, hits, times hit. */
  shots: number
  hits: number
  wounds: number
}

export interface Planet {
  /** -1 until it is placed. */
  at: number
  readonly value: number
  /** The seats that have looked under it. */
  seen: readonly number[]
}

export interface Grenade {
  at: number
  readonly heading: number
  readonly speed: number
  /** How far its field draws. */
  readonly reach: number
  /** Has moved in the turn now running. */
  moved: boolean
  /** The number of the turn with whose end its field ends; -1 until it goes off. */
  until: number
}

/** A displacement under way; the last of the list moves, those below wait. */
export interface Flight {
  readonly soldier: number
  left: number
}

export type Question =
  /** A roll that its player may repeat. */
  | { readonly type: 'repeat'; readonly seat: number; readonly roll: Roll }
  /** A hit that its victim's player may undo or repel. */
  | { readonly type: 'hit'; readonly seat: number; readonly shot: ShotRoll }
  /** The way two soldiers part after a crash. */
  | { readonly type: 'axis'; readonly seat: number; readonly striker: number; readonly struck: number }
  /** The force on a hook that has caught. */
  | { readonly type: 'pull'; readonly seat: number; readonly soldier: number; readonly heading: number }

export interface ShotRoll {
  readonly type: 'shot'
  readonly soldier: number
  /** The hex shot at: a soldier or a grenade fills it. */
  readonly at: number
  readonly die: number
  readonly needed: number
  readonly bonus: number
}

export type Roll =
  | ShotRoll
  | { readonly type: 'grab'; readonly soldier: number; readonly die: number; readonly needed: number }
  | {
      readonly type: 'hook'
      readonly soldier: number
      readonly die: number
      readonly needed: number
      readonly heading: number
    }
  | { readonly type: 'bounce'; readonly soldier: number; readonly die: number }
  | { readonly type: 'crash'; readonly soldier: number; readonly struck: number; readonly die: number }

/** A soldier of a squad, by its number. */
export interface Name {
  readonly squad: string
  readonly number: number
}

export interface State {
  /** What was chosen before the match. */
  readonly mode: string
  readonly room: string
  /** As an option, soldiers do not stop beams. */
  readonly beamsPass: boolean
  /** As an option, those who entered in the last round count as intact. */
  readonly latecomers: boolean
  /** The side of each seat, and the squads it draws from. */
  readonly sides: readonly number[]
  readonly squads: readonly (readonly string[])[]
  /** The door hex of each side. */
  readonly doors: readonly number[]
  /** The opening rolls, of all and then of those who tied. */
  readonly rolls: readonly (readonly number[])[]
  readonly first: number
  /** Soldiers for each player. */
  readonly size: number
  /** How many must concentrate for a card. */
  readonly concentrating: number

  phase: 'enlist' | 'planets' | 'battle' | 'over'
  /** Soldiers chosen so far, for each seat, while rosters are being chosen. */
  picks: Name[][]
  soldiers: Soldier[]
  planets: Planet[]
  grenades: Grenade[]
  /** Numbered from 0 through the whole battle; the round follows from it. */
  turn: number
  /** The turn has been ended and what is in flight flies. */
  ending: boolean
  /** A card was drawn by concentrating in this turn. */
  drew: boolean
  flights: Flight[]
  question: Question | null
  hands: string[][]
  /** Unordered: every draw picks from it at random. */
  deck: string[]
  discard: string[]
  /** For each side whose soldiers in the room are all immobilised: its seats that have not had a turn since. */
  lastStand: (number[] | null)[]
  result: Result | null
}

export interface Result {
  readonly rule: Rule
  /** The soldier that crossed a door, or -1. */
  readonly crossed: number
  readonly scores: readonly Score[]
  /** Sides; empty for a draw. */
  readonly winners: readonly number[]
  /** The missions each seat held, now shown, with the points they gave. */
  readonly missions: readonly (readonly { readonly card: string; readonly points: number }[])[]
}

export interface Score {
  readonly door: number
  readonly intact: number
  readonly immobilised: number
  readonly wounded: number
  readonly missions: number
  readonly total: number
}

export type Action =
  | { readonly type: 'enlist'; readonly squad: string; readonly number: number }
  | { readonly type: 'placePlanet'; readonly at: number }
  | { readonly type: 'look'; readonly soldier: number; readonly planet: number }
  | { readonly type: 'enter'; readonly soldier: number }
  | { readonly type: 'walk'; readonly soldier: number; readonly to: number }
  | { readonly type: 'impulse'; readonly soldier: number; readonly heading: number; readonly force: number }
  | { readonly type: 'fly'; readonly soldier: number; readonly steps: number }
  | { readonly type: 'grab'; readonly soldier: number }
  | PushAction
  | BrakeAction
  | { readonly type: 'pushOff'; readonly soldier: number; readonly heading: number; readonly force: number }
  | ShootAction
  | { readonly type: 'cable'; readonly soldier: number; readonly card: string; readonly force: number }
  | { readonly type: 'hook'; readonly soldier: number; readonly card: string; readonly heading: number }
  | { readonly type: 'pull'; readonly force: number }
  | GrenadeAction
  | { readonly type: 'moveGrenade'; readonly grenade: number }
  | { readonly type: 'revive'; readonly soldier: number; readonly card: string; readonly target: number }
  | { readonly type: 'concentrate'; readonly soldier: number }
  | { readonly type: 'chooseAxis'; readonly heading: number }
  | { readonly type: 'repel'; readonly card: string }
  | { readonly type: 'tryLuck'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }

export interface PushAction {
  readonly type: 'push'
  readonly soldier: number
  readonly target: number
  readonly force: number
  /** The pusher's way; the target goes the opposite one. */
  readonly heading: number
}

export interface BrakeAction {
  readonly type: 'brake'
  readonly soldier: number
  readonly target: number
  readonly force: number
  /** The braker's new heading; 0 for one that holds on. */
  readonly heading: number
}

export interface ShootAction {
  readonly type: 'shoot'
  readonly soldier: number
  /** The hex of the soldier or grenade aimed at. */
  readonly at: number
  /** A card declared with the shot, or none. */
  readonly card: string | null
}

export interface GrenadeAction {
  readonly type: 'throwGrenade'
  readonly soldier: number
  readonly card: string
  /** The side of the thrower on which it is put. */
  readonly side: number
  readonly heading: number
  readonly force: number
}

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>

export type Event =
  | { readonly type: 'soldierEnlisted'; readonly seat: number; readonly name: Name | null }
  | {
      readonly type: 'rostersShown'
      readonly rosters: readonly (readonly Name[])[]
      readonly ranks: readonly (readonly string[])[]
      readonly lives: number
    }
  | { readonly type: 'cardDrawn'; readonly seat: number; readonly card: string | null }
  | { readonly type: 'planetPlaced'; readonly planet: number; readonly at: number; readonly seat: number }
  | {
      readonly type: 'planetSeen'
      readonly seat: number
      readonly soldier: number
      readonly planet: number
      readonly value: number | null
    }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'turnEnding'; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | {
      readonly type: 'soldierEntered'
      readonly soldier: number
      readonly rank: string
      readonly at: number
      readonly round: number
    }
  | { readonly type: 'soldierWalked'; readonly soldier: number; readonly path: readonly number[] }
  | {
      readonly type: 'soldierThrust'
      readonly soldier: number
      readonly heading: number
      readonly force: number
      readonly speed: number
      readonly kind: 'impulse' | 'push'
      readonly left: number
    }
  | { readonly type: 'flightBegan'; readonly soldier: number; readonly left: number; readonly counts: boolean }
  | { readonly type: 'soldierFlew'; readonly soldier: number; readonly path: readonly number[] }
  | { readonly type: 'flightEnded'; readonly soldier: number }
  | {
      readonly type: 'grabRolled'
      readonly soldier: number
      readonly die: number
      readonly needed: number
      readonly held: boolean
    }
  | {
      readonly type: 'soldierPushed'
      readonly soldier: number
      readonly target: number
      readonly taker: number
      readonly force: number
      readonly heading: number
      readonly speed: number
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBraked'
      readonly soldier: number
      readonly target: number
      readonly speed: number
      readonly heading: number
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBounced'
      readonly soldier: number
      readonly die: number
      readonly speed: number
      readonly heading: number
      readonly stuck: boolean
    }
  | {
      readonly type: 'soldiersCrashed'
      readonly striker: number
      readonly struck: number
      readonly speeds: readonly [number, number]
      readonly headings: readonly [number, number]
      readonly die: number
    }
  | {
      readonly type: 'shotFired'
      readonly soldier: number
      readonly at: number
      readonly die: number
      readonly needed: number
      readonly bonus: number
      readonly hit: boolean
      readonly again: boolean
    }
  | {
      readonly type: 'soldierHit'
      readonly soldier: number
      readonly target: number
      readonly rank: string
      readonly lives: number
      readonly saved: 'luck' | 'shield' | null
    }
  | { readonly type: 'grenadeHit'; readonly soldier: number; readonly grenade: number }
  | { readonly type: 'soldierShielded'; readonly soldier: number }
  | { readonly type: 'cardUsed'; readonly seat: number; readonly card: string; readonly soldier: number }
  | { readonly type: 'questionAsked'; readonly question: Question }
  | { readonly type: 'questionAnswered'; readonly seat: number }
  | { readonly type: 'cablePulled'; readonly soldier: number; readonly heading: number; readonly speed: number }
  | {
      readonly type: 'hookThrown'
      readonly soldier: number
      readonly heading: number
      readonly die: number
      readonly needed: number
      readonly caught: boolean
    }
  | {
      readonly type: 'hookPulled'
      readonly soldier: number
      readonly heading: number
      readonly speed: number | null
      readonly target: number
      readonly targetSpeed: number | null
    }
  | {
      readonly type: 'grenadeThrown'
      readonly soldier: number
      readonly at: number
      readonly heading: number
      readonly speed: number
      readonly reach: number
    }
  | { readonly type: 'grenadeMoved'; readonly grenade: number; readonly path: readonly number[] }
  | { readonly type: 'grenadeExploded'; readonly grenade: number; readonly until: number }
  | { readonly type: 'soldierDrawn'; readonly soldier: number; readonly to: number }
  | { readonly type: 'fieldEnded'; readonly grenade: number }
  | { readonly type: 'soldierRevived'; readonly soldier: number; readonly target: number; readonly lives: number }
  | { readonly type: 'soldierConcentrated'; readonly soldier: number }
  | { readonly type: 'lastStandBegan'; readonly side: number }
  | { readonly type: 'lastStandEnded'; readonly side: number }
  | { readonly type: 'battleEnded'; readonly result: Result }
