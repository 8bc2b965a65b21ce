import type { Side, UnitType } from '../state.ts'
import type { MissionSpec, TileFace } from './mission-types.ts'

export type * from './mission-types.ts'

/** What a card or a unit can do, as printed; the closed set that packs combine. */
export const ABILITIES = [
  'bolster',
  'dash',
  'immuneToGas',
  'moveBonus',
  'precision',
  'landRangeBonus',
  'airRangeBonus',
  'rapidAssault',
  'runner',
  'sniper',
  'tankShock',
  'tankShockBonus',
] as const
export type AbilityName = (typeof ABILITIES)[number]

/** Abilities by number, for those who ask again and again. */
export const ABILITY = Object.fromEntries(ABILITIES.map((name, i) => [name, i])) as Readonly<
  Record<AbilityName, number>
>

export interface Ability {
  readonly name: AbilityName
  /** The X of the ability; 1 for those without. */
  readonly by: number
  /** Helps every friend in the grid. */
  readonly buff?: true
}

export interface AttackSpec {
  readonly attacks: number
  /** Against armour classes 1 to 5. */
  readonly dice: readonly [number, number, number, number, number]
  readonly grid?: 'flat' | 'chain'
  readonly gas?: true
  /** Deviates at this distance or more. */
  readonly deviates?: number
  readonly oneGrid?: true
}

export interface UnitSpec {
  /** For what no text of ours names: content of a pack. */
  readonly name?: string
  readonly side: Side
  /** Figures in the box. */
  readonly count: number
  readonly type: UnitType | 'plug'
  /** The person, for a hero; two versions of one hero have the same. */
  readonly hero?: string
  readonly points: number
  readonly rivets: number
  readonly move: number
  readonly armour: number
  readonly health: number
  readonly land: number
  readonly air: number
  readonly squares: 0 | 1 | 2 | 4
  readonly attacks: readonly AttackSpec[]
  readonly abilities: readonly Ability[]
  readonly sockets: number
  readonly bounty: number
}

/** What an Action! card does; the effect also fixes when it can be played. */
export type CardEffect =
  | { readonly do: 'points'; readonly by: number }
  | { readonly do: 'rivets'; readonly by: number }
  | { readonly do: 'trench'; readonly by: number }
  | { readonly do: 'repair'; readonly by: number }
  | { readonly do: 'barrage'; readonly dice: number }
  | { readonly do: 'aim'; readonly by: number }
  | { readonly do: 'again' }
  | { readonly do: 'haste'; readonly by: number }
  | { readonly do: 'sappers' }
  | { readonly do: 'rescue'; readonly health: number }
  | { readonly do: 'cover'; readonly by: number }
  | { readonly do: 'intercept'; readonly by: number }

export interface CardSpec {
  readonly name?: string
  readonly copies: number
  readonly effect: CardEffect
}

/** What a Secret Mission asks for. */
export type Condition =
  | {
      readonly if: 'eliminated'
      readonly count: number
      readonly types?: readonly UnitType[]
      readonly hero?: true
      readonly where?: 'deployment' | 'cover'
      readonly by?: UnitType
      readonly lone?: true
    }
  | { readonly if: 'infiltrated' }
  | { readonly if: 'spread'; readonly grids: number }
  | { readonly if: 'stoodFast' }
  | { readonly if: 'combined'; readonly types: number }

export interface SecretSpec {
  readonly name?: string
  /** The first that holds scores. */
  readonly scores: readonly { readonly any: readonly Condition[]; readonly points: number }[]
}

/** Everything a game is made with. */
export interface Content {
  readonly units: Readonly<Record<string, UnitSpec>>
  readonly cards: Readonly<Record<string, CardSpec>>
  readonly secrets: Readonly<Record<string, SecretSpec>>
  readonly tiles: Readonly<Record<string, TileFace>>
  readonly missions: Readonly<Record<string, MissionSpec>>
}
