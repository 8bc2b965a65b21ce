// What lies on the table.
import type { Frozen } from '@muster/engine'
import type { Flight, Grenade, Hex, Name, Planet, Question, Result, SeatId, SideId, Soldier } from './pieces.ts'

export type * from './action.ts'
export type * from './event.ts'
export type * from './pieces.ts'
export type * from './seen.ts'

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

/** Only `evolve` and whoever makes a state anew may change it. */
export type Changing<X> = { -readonly [K in keyof X]: X[K] }

export interface State {
  /** What was chosen before the match. */
  readonly mode: string
  readonly room: string
  /** As an option, soldiers do not stop beams. */
  readonly beamsPass: boolean
  /** As an option, those who entered in the last round count as intact. */
  readonly latecomers: boolean
  /** The side of each seat, and the squads it draws from. */
  readonly sides: readonly SideId[]
  readonly squads: readonly (readonly string[])[]
  /** The door hex of each side. */
  readonly doors: readonly Hex[]
  /** The opening rolls, of all and then of those who tied. */
  readonly rolls: readonly (readonly number[])[]
  readonly first: SeatId
  /** Soldiers for each player. */
  readonly size: number
  /** How many must concentrate for a card. */
  readonly concentrating: number

  phase: 'enlist' | 'planets' | 'battle' | 'over'
  /** Soldiers chosen so far, for each seat, while rosters are being chosen. Lists to be read are replaced, never changed: copies share them. */
  picks: readonly (readonly Name[])[]
  /** Soldiers and planets and their lists are replaced, never changed: copies share them. */
  soldiers: readonly Soldier[]
  planets: readonly Planet[]
  grenades: Changing<Grenade>[]
  /** Numbered from 0 through the whole battle; the round follows from it. */
  turn: number
  /** The turn has been ended and what is in flight flies. */
  ending: boolean
  /** A card was drawn by concentrating in this turn. */
  drew: boolean
  flights: Changing<Flight>[]
  question: Question | null
  hands: readonly (readonly string[])[]
  /** Unordered: every draw picks from it at random. */
  deck: readonly string[]
  discard: readonly string[]
  /** For each side whose soldiers in the room are all immobilised: its seats that have not had a turn since. */
  lastStand: readonly (readonly SeatId[] | null)[]
  result: Result | null
}

/** A state that is only read. */
export type Position = Frozen<State>
