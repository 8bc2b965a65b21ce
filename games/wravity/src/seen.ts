import type { Flight, Grenade, Hex, Name, Question, Result, SeatId, SideId, Soldier } from './pieces.ts'
import type { Seat, State } from './state.ts'

/** What a seat or a spectator may know. */
export interface View {
  readonly viewer: Seat | 'spectator'
  readonly mode: string
  readonly room: string
  readonly radius: number
  readonly beamsPass: boolean
  readonly latecomers: boolean
  readonly sides: readonly SideId[]
  readonly squads: readonly (readonly string[])[]
  readonly doors: readonly Hex[]
  readonly rolls: readonly (readonly number[])[]
  readonly first: SeatId
  readonly size: number
  readonly concentrating: number
  readonly phase: State['phase']
  /** How many soldiers each seat has chosen, and which, where that may be known. */
  readonly picked: readonly number[]
  readonly picks: readonly (readonly Name[] | null)[]
  readonly soldiers: readonly Soldier[]
  readonly planets: readonly { readonly at: Hex; readonly value: number | null; readonly seen: readonly SeatId[] }[]
  readonly grenades: readonly Grenade[]
  readonly turn: number
  readonly ending: boolean
  readonly drew: boolean
  readonly flights: readonly Flight[]
  readonly question: Question | null
  readonly handSizes: readonly number[]
  readonly hands: readonly (readonly string[] | null)[]
  readonly deckSize: number
  /** null before it is over. */
  readonly deck: readonly string[] | null
  readonly discard: readonly string[]
  readonly lastStand: readonly (readonly SeatId[] | null)[]
  readonly result: Result | null
}
