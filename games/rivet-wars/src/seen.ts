import type {
  Active,
  Battlefield,
  Cloud,
  Fallen,
  Kill,
  Options,
  Phase,
  Question,
  Result,
  Side,
  Strike,
  Supply,
  Unit,
  UnitType,
} from './state.ts'

/** What one may know of an army that is not one's own. */
export interface ArmySeen {
  readonly points: number
  readonly rivets: number
  readonly handSize: number
  readonly secretCount: number
  readonly heroes: readonly string[]
  readonly level: number
}

export interface View {
  readonly viewer: Side | null
  readonly options: Options
  readonly field: Battlefield
  readonly initiative: readonly (readonly number[])[]
  readonly starter: Side
  readonly round: number
  readonly turn: Side
  readonly phase: Phase
  readonly markers: readonly number[]
  readonly flags: readonly (Side | null)[]
  readonly units: readonly (Readonly<Unit> | null)[]
  readonly stacks: readonly (readonly number[])[]
  readonly clouds: readonly Readonly<Cloud>[]
  readonly laid: number
  readonly armies: Readonly<Record<Side, ArmySeen>>
  /** One's own Action! cards; null for a spectator. */
  readonly hand: readonly number[] | null
  /** One's own Secret Missions; null for a spectator. */
  readonly secrets: readonly number[] | null
  readonly deckSize: number
  readonly discard: readonly number[]
  readonly secretDeckSize: number
  readonly secretDiscard: readonly number[]
  readonly supply: Readonly<Supply>
  readonly active: Readonly<Active> | null
  readonly begun: boolean
  readonly arranged: readonly number[]
  readonly strike: Readonly<Strike> | null
  readonly fallen: readonly Fallen[]
  readonly question: Question | null
  readonly kills: readonly Kill[]
  readonly damagers: readonly UnitType[]
  readonly result: Result | null
}
