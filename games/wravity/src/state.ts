// What lies on the table.
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
