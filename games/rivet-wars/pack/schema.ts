import { idLike, Name, packOf, tableOf } from '@muster/packs'
import { z } from 'zod'
import { ABILITIES } from '../src/content/types.ts'
import { SIDES, UNIT_TYPES } from '../src/state.ts'
import type { OwnKey } from './texts/index.ts'

const Id = idLike(/^[a-z][A-Za-z0-9]*$/, 'pack.id' satisfies OwnKey)
const Small = z.int().min(0).max(9)
const Count = z.int().min(1).max(9)
const Dice = z.int().min(0).max(6)
const On = z.literal(true)

const AttackSpec = z.strictObject({
  attacks: z.int().min(1).max(6),
  dice: z.tuple([Dice, Dice, Dice, Dice, Dice]),
  grid: z.enum(['flat', 'chain']).exactOptional(),
  gas: On.exactOptional(),
  deviates: z.int().min(1).max(9).exactOptional(),
  oneGrid: On.exactOptional(),
})

const Ability = z.strictObject({ name: z.enum(ABILITIES), by: Count, buff: On.exactOptional() })

const UnitSpec = z.strictObject({
  name: Name.exactOptional(),
  side: z.enum(SIDES),
  count: Count,
  type: z.enum([...UNIT_TYPES, 'plug']),
  hero: Id.exactOptional(),
  points: Small,
  rivets: Small,
  move: Small,
  armour: z.int().min(0).max(5),
  health: Small,
  land: Small,
  air: Small,
  squares: z.literal([0, 1, 2, 4]),
  attacks: z.array(AttackSpec).max(4),
  abilities: z.array(Ability).max(8),
  sockets: z.int().min(0).max(2),
  bounty: Small,
})

const CardEffect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('points'), by: Count }),
  z.strictObject({ do: z.literal('rivets'), by: Count }),
  z.strictObject({ do: z.literal('trench'), by: Count }),
  z.strictObject({ do: z.literal('repair'), by: Count }),
  z.strictObject({ do: z.literal('barrage'), dice: z.int().min(1).max(6) }),
  z.strictObject({ do: z.literal('aim'), by: Count }),
  z.strictObject({ do: z.literal('again') }),
  z.strictObject({ do: z.literal('haste'), by: Count }),
  z.strictObject({ do: z.literal('sappers') }),
  z.strictObject({ do: z.literal('rescue'), health: Count }),
  z.strictObject({ do: z.literal('cover'), by: Count }),
  z.strictObject({ do: z.literal('intercept'), by: Count }),
])

const CardSpec = z.strictObject({ name: Name.exactOptional(), copies: z.int().min(1).max(4), effect: CardEffect })

const Condition = z.discriminatedUnion('if', [
  z.strictObject({
    if: z.literal('eliminated'),
    count: Count,
    types: z.array(z.enum(UNIT_TYPES)).min(1).max(4).exactOptional(),
    hero: On.exactOptional(),
    where: z.enum(['deployment', 'cover']).exactOptional(),
    by: z.enum(UNIT_TYPES).exactOptional(),
    lone: On.exactOptional(),
  }),
  z.strictObject({ if: z.literal('infiltrated') }),
  z.strictObject({ if: z.literal('spread'), grids: Count }),
  z.strictObject({ if: z.literal('stoodFast') }),
  z.strictObject({ if: z.literal('combined'), types: z.int().min(1).max(4) }),
])

const SecretSpec = z.strictObject({
  name: Name.exactOptional(),
  scores: z
    .array(z.strictObject({ any: z.array(Condition).min(1).max(12), points: Count }))
    .min(1)
    .max(12),
})

const TileRow = z.string().regex(/^[.#]{3}$/, 'pack.tileRow' satisfies OwnKey)
const TileFace = z.tuple([TileRow, TileRow, TileRow])

const BothSides = z.strictObject({ allies: Small, blight: Small })
const Goal = z.int().min(1).max(99)

const MissionRules = z.strictObject({
  noActionCards: On.exactOptional(),
  noSecrets: On.exactOptional(),
  first: z.enum(SIDES).exactOptional(),
  garrison: Id.exactOptional(),
  roundPoints: z.strictObject({ allies: Count.exactOptional(), blight: Count.exactOptional() }).exactOptional(),
  captors: z.array(z.enum(SIDES)).min(1).max(2).exactOptional(),
  infantryPoints: Count.exactOptional(),
  drop: z.strictObject({ side: z.enum(SIDES), kind: Id, count: Count }).exactOptional(),
  levels: z
    .array(
      z.strictObject({
        from: z.int().min(1).max(99),
        points: Count.exactOptional(),
        rivets: Count.exactOptional(),
        free: Count.exactOptional(),
      }),
    )
    .exactOptional(),
  freeKind: z.strictObject({ allies: Id, blight: Id }).exactOptional(),
  victoryOption: z.literal('gateTo').exactOptional(),
})

const ROW_OF_TILES = /^([0-9A-Z]{2}[0-3]?|--)( ([0-9A-Z]{2}[0-3]?|--))*$/
const ROW_OF_GRIDS = /^([AaXx.][.obBwtm]|--)( ([AaXx.][.obBwtm]|--))*$/

const MissionSpec = z.strictObject({
  name: Name.exactOptional(),
  tiles: z
    .array(z.string().regex(ROW_OF_TILES, 'pack.tilesRow' satisfies OwnKey))
    .min(1)
    .max(5),
  map: z
    .array(z.string().regex(ROW_OF_GRIDS, 'pack.gridsRow' satisfies OwnKey))
    .min(3)
    .max(15),
  points: BothSides,
  rivets: BothSides,
  victory: z.strictObject({ allies: Goal, blight: Goal }),
  special: MissionRules,
})

/** A content pack: whatever it holds is added to the box, or takes the place of what has the same id. */
export const Pack = packOf('rivet-wars', {
  units: tableOf(Id, UnitSpec).exactOptional(),
  cards: tableOf(Id, CardSpec).exactOptional(),
  secrets: tableOf(Id, SecretSpec).exactOptional(),
  tiles: tableOf(z.string().regex(/^[0-9A-Z]{2}$/, 'pack.tileId' satisfies OwnKey), TileFace).exactOptional(),
  missions: tableOf(idLike(/^[a-z0-9-]{1,30}$/, 'pack.missionId' satisfies OwnKey), MissionSpec).exactOptional(),
})

export type Pack = z.infer<typeof Pack>
