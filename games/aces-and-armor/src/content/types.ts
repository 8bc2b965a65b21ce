import type { Arm, Faction, Side, Weather } from '../state.ts'

export const ROLES = ['regular', 'special', 'tank', 'artillery', 'fighter', 'bomber'] as const
export type Role = (typeof ROLES)[number]

/** What is printed on a unit's sheet. */
export interface UnitSpec {
  /** Only for units of content packs: those of the box have texts. */
  readonly name?: string
  readonly arm: Arm
  readonly role: Role | 'launcher'
  readonly speed: number
  readonly cost: number
  /** Hit numbers as rookie, veteran and war hero; the first is the attack value. */
  readonly hits: readonly [number, number, number]
  readonly range: readonly [number, number]
  /** Whether it fires at aircraft; `returns`: only at one that attacks it. */
  readonly antiAir: 'yes' | 'no' | 'returns'
  readonly armour: string
  /** Fires at a hex and everything on the ground this near to it. */
  readonly blast?: number
}

/** Hits needed for 1 to 6 damage. */
export interface ArmourSpec {
  readonly open: readonly number[]
  /** For a defender on the ground in a forest. */
  readonly forest: readonly number[]
}

/** Half points for entering; 0 where only infantry goes, as its whole movement. */
export interface TerrainSpec {
  readonly price: number
  readonly mud: number
  readonly drought: number
}

export interface MapSpec {
  /** Only for maps of content packs, as for units. */
  readonly name?: string
  /** Columns of the left half; 0 where the map is only played whole. */
  readonly half: number
  /** Rows from the top in which mainland next to water is the shore. */
  readonly shoreRows: number
  /** A row a line. */
  readonly rows: readonly string[]
}

/** What a mission changes, by combining what the rules know. */
export interface MissionSpec {
  readonly name?: string
  /** Only for three or four players on the full map. */
  readonly table: boolean
  /** The map it is played on; any where it is left out. */
  readonly map?: string
  readonly sets?: 1 | 2
  /** At most this many of a role for each player of the side. */
  readonly atMost?: Readonly<Partial<Record<Side, Readonly<Partial<Record<Role, number>>>>>>
  /** Factories held at the start, as numbered on the map from the top left, row by row. */
  readonly flags?: Readonly<Partial<Record<Faction, readonly number[]>>>
  /** Factories that Germany 1 divides at the start. */
  readonly divide?: readonly number[]
  readonly tokens?: Readonly<Record<Side, readonly number[]>>
  /** Factories that win: 0 for never, left out for the usual number. */
  readonly goal?: number
  readonly weather?: true
  readonly mountains?: true
  readonly launcher?: true
  readonly shore?: { readonly from: number; readonly rounds: number }
}

export interface Content {
  readonly units: Readonly<Record<string, UnitSpec>>
  readonly armour: Readonly<Record<string, ArmourSpec>>
  /** The six types of each faction, in table order. */
  readonly sets: Readonly<Record<Faction, readonly string[]>>
  readonly terrain: Readonly<Record<string, TerrainSpec>>
  readonly maps: Readonly<Record<string, MapSpec>>
  readonly missions: Readonly<Record<string, MissionSpec>>
  /** Units the Automa gets more. */
  readonly levels: Readonly<Record<string, readonly Role[]>>
  readonly weather: readonly Weather[]
  readonly charts: Charts
}

export interface Charts {
  /** Dice by damage carried. */
  readonly dice: readonly number[]
  /** Damage that destroys. */
  readonly fatal: number
  /** Experience from which a unit is a veteran, and a war hero. */
  readonly levels: readonly [number, number]
  /** Red dice for two arms and for three, and the hits in their place without dice. */
  readonly red: readonly [number, number]
  readonly redHits: readonly [number, number]
  /** Fixed hits: up to this damage whole and so many for each level, beyond it half and so many. */
  readonly fixed: { readonly whole: number; readonly perLevel: number; readonly perLevelHalf: number }
  readonly xp: { readonly damaged: number; readonly destroyed: number }
  readonly repair: { readonly coins: number; readonly damage: number }
  readonly transfer: { readonly least: number; readonly fee: number }
  readonly income: number
  readonly most: number
  readonly extras: number
  readonly clock: number
  /** Victory: of a full map and of a half; in the short game. */
  readonly goal: {
    readonly full: number
    readonly half: number
    readonly shortFull: number
    readonly shortHalf: number
  }
  /** Armies in the first rounds, by place in the order. */
  readonly armies: { readonly four: readonly (readonly number[])[]; readonly two: readonly (readonly number[])[] }
  readonly weatherTurns: number
  readonly storm: number
  readonly mountainRange: number
  readonly launcher: {
    readonly tokens: number
    readonly destroysFrom: number
    readonly wins: number
    readonly kind: string
  }
  readonly automa: { readonly infantry: number; readonly draw: number }
}
