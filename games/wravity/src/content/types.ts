/** What is printed on a soldier's card, once in white and once in red. */
export interface Attributes {
  readonly movement: number
  readonly strength: number
  readonly agility: number
  readonly precision: number
}

export interface SoldierSpec {
  readonly number: number
  readonly rank: string
  readonly white: Attributes
  readonly red: Attributes
}

export type SquadSpec = readonly SoldierSpec[]

export interface RankSpec {
  /** May look under planets. */
  readonly looks: boolean
  /** Must be in every roster where a mode asks for the commander. */
  readonly commands: boolean
}

/** What a card does: a closed set. A pack combines these with figures of its own. */
export type Effect =
  | { readonly type: 'cable' }
  | { readonly type: 'hook' }
  | { readonly type: 'grenade'; readonly reach: number }
  | { readonly type: 'sureShot'; readonly bonus: number }
  | { readonly type: 'shield' }
  | { readonly type: 'lazarus' }
  | { readonly type: 'luck' }
  | { readonly type: 'conqueror'; readonly points: number }
  | { readonly type: 'contraband' }
  | { readonly type: 'mark'; readonly rank: string; readonly points: number }

export interface CardSpec {
  readonly copies: number
  readonly effect: Effect
}

export type Axial = readonly [q: number, r: number]

export interface RoomSpec {
  readonly radius: number
  /** The doors of each side of the board, in the order of the sides. */
  readonly two: readonly Axial[]
  readonly three: readonly Axial[]
  /** Planets lie at most this far from the centre … */
  readonly reach: number
  /** … and at least this far from every door and from each other. */
  readonly fromDoors: number
  readonly apart: number
  /** The values under the planets. */
  readonly values: readonly number[]
  /** Where planets and soldiers of the side with two doors lie in modes that begin with them laid. */
  readonly laid?: { readonly planets: readonly Axial[]; readonly soldiers: readonly (readonly Axial[])[] }
}

export interface ModeSpec {
  readonly doors: 'two' | 'three'
  /** The side of each seat. */
  readonly sides: readonly number[]
  /** The squads each seat draws its soldiers from, as numbers of the squad options. */
  readonly squads: readonly (readonly number[])[]
  /** Soldiers for each player; null for the whole squad. */
  readonly soldiers: number | null
  readonly commander: boolean
  readonly cards: number
  /** How many must concentrate for a card. */
  readonly concentrating: number
  /** The last round, where it is not the usual one. */
  readonly rounds?: number
  /** The first soldiers of each squad and all planets are where the room has them laid. */
  readonly laid?: true
}

export interface Limits {
  readonly speed: number
  readonly lives: number
  readonly actions: number
  readonly hand: number
  readonly rounds: number
  readonly minutes: number
}

export interface PointSpec {
  readonly door: number
  readonly intact: number
  readonly immobilised: number
  readonly wounded: number
}

/** Everything in the box. Rules read it; none imports it. */
export interface Content {
  readonly squads: Readonly<Record<string, SquadSpec>>
  readonly ranks: Readonly<Record<string, RankSpec>>
  readonly cards: Readonly<Record<string, CardSpec>>
  readonly rooms: Readonly<Record<string, RoomSpec>>
  readonly modes: Readonly<Record<string, ModeSpec>>
  readonly limits: Limits
  readonly points: PointSpec
  /** Names a pack gives to what it adds, by the key of the text that is missing: `card.magnet`. */
  readonly names: Readonly<Record<string, string>>
}
