// The things on the table, and what is asked and counted. What changes is changed by `evolve` alone.
import type { Brand } from '@muster/engine'
import type { Rule } from './rulebook.ts'

/** A place of the board: an index into its tables; -1 for outside. */
export type Hex = Brand<number, 'hex'>
/** From 1 to 6, as on the die; 0 for none. */
export type Heading = Brand<number, 'heading'>
/** A place in the list of soldiers, of planets, of grenades; -1 for none. */
export type SoldierId = Brand<number, 'soldier'>
export type PlanetId = Brand<number, 'planet'>
export type GrenadeId = Brand<number, 'grenade'>
/** Seats and sides are numbers here, names at the edges. */
export type SeatId = Brand<number, 'seat'>
export type SideId = Brand<number, 'side'>

export interface Soldier {
  readonly seat: SeatId
  readonly side: SideId
  readonly squad: string
  readonly number: number
  readonly rank: string
  /** -1 while it waits outside. */
  readonly at: Hex
  readonly lives: number
  readonly speed: number
  /** 1 to 6; 0 before the first flight. */
  readonly heading: Heading
  readonly tethered: boolean
  /** The round in which it entered; 0 while outside. */
  readonly entered: number
  /** Kinds of action used in the turn now running. */
  readonly used: number
  /** Has had its displacement in the turn now running. */
  readonly displaced: boolean
  /** Has thrust itself off in this turn and not flown a hex since. */
  readonly spent: boolean
  /** Safe behind a deflector until the turn ends. */
  readonly shielded: boolean
  /** The combat sheet: shots fired, hits, times hit. */
  readonly shots: number
  readonly hits: number
  readonly wounds: number
}

export interface Planet {
  /** -1 until it is placed. */
  readonly at: Hex
  readonly value: number
  /** The seats that have looked under it. */
  readonly seen: readonly SeatId[]
}

export interface Grenade {
  readonly at: Hex
  readonly heading: Heading
  readonly speed: number
  /** How far its field draws. */
  readonly reach: number
  /** Has moved in the turn now running. */
  readonly moved: boolean
  /** The number of the turn with whose end its field ends; -1 until it goes off. */
  readonly until: number
}

/** A displacement under way; the last of the list moves, those below wait. */
export interface Flight {
  readonly soldier: SoldierId
  readonly left: number
}

export type Question =
  /** A roll that its player may repeat. */
  | { readonly type: 'repeat'; readonly seat: SeatId; readonly roll: Roll }
  /** A hit that its victim's player may undo or repel. */
  | { readonly type: 'hit'; readonly seat: SeatId; readonly shot: ShotRoll }
  /** The way two soldiers part after a crash. */
  | { readonly type: 'axis'; readonly seat: SeatId; readonly striker: SoldierId; readonly struck: SoldierId }
  /** The force on a hook that has caught. */
  | { readonly type: 'pull'; readonly seat: SeatId; readonly soldier: SoldierId; readonly heading: Heading }

export interface ShotRoll {
  readonly type: 'shot'
  readonly soldier: SoldierId
  /** The hex shot at: a soldier or a grenade fills it. */
  readonly at: Hex
  readonly die: number
  readonly needed: number
  readonly bonus: number
}

export type Roll =
  | ShotRoll
  | { readonly type: 'grab'; readonly soldier: SoldierId; readonly die: number; readonly needed: number }
  | {
      readonly type: 'hook'
      readonly soldier: SoldierId
      readonly die: number
      readonly needed: number
      readonly heading: Heading
    }
  | { readonly type: 'bounce'; readonly soldier: SoldierId; readonly die: number }
  | { readonly type: 'crash'; readonly soldier: SoldierId; readonly struck: SoldierId; readonly die: number }

/** A soldier of a squad, by its number. */
export interface Name {
  readonly squad: string
  readonly number: number
}

export interface Result {
  readonly rule: Rule
  /** The soldier that crossed a door, or -1. */
  readonly crossed: SoldierId
  readonly scores: readonly Score[]
  /** Sides; empty for a draw. */
  readonly winners: readonly SideId[]
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
