import { idLike, Name, packOf, tableOf } from '@muster/packs'
import { z } from 'zod'
import { ROLES } from '../src/content/types.ts'
import { MISSION_ROUNDS, MOST_COLUMNS, MOST_ROWS } from '../src/shapes/bounds.ts'
import { FACTIONS } from '../src/state.ts'
import type { OwnKey } from './texts/index.ts'

const Id = idLike(/^[a-z][a-z0-9-]*$/, 'pack.id' satisfies OwnKey)
const Letters = idLike(/^[A-Za-z]{1,12}$/, 'pack.armourId' satisfies OwnKey)
const Role = z.enum(ROLES)
const hits = z.int().min(0).max(12)

const Unit = z.strictObject({
  name: Name.optional(),
  arm: z.enum(['infantry', 'tank', 'artillery', 'aircraft']),
  role: Role,
  speed: z.int().min(1).max(15),
  cost: z.int().min(1).max(30),
  hits: z.tuple([hits, hits, hits]),
  range: z.tuple([z.int().min(1).max(8), z.int().min(1).max(8)]),
  antiAir: z.enum(['yes', 'no', 'returns']),
  armour: Letters,
  blast: z.literal(1).optional(),
})

const Row = z.array(z.int().min(1).max(27)).length(6)
const Armour = z.strictObject({ open: Row, forest: Row })

const MapFile = z.strictObject({
  name: Name.optional(),
  half: z.int().min(0).max(30),
  shoreRows: z.int().min(0).max(30),
  rows: z
    .array(
      z
        .string()
        .max(MOST_COLUMNS)
        .regex(/^[.f=#~^X1-9abc]+$/, 'pack.hexRow' satisfies OwnKey),
    )
    .min(6)
    .max(MOST_ROWS),
})

const Limits = z.partialRecord(Role, z.int().min(0).max(8))
const Factories = z.array(z.int().min(0).max(29)).max(30)

const Mission = z.strictObject({
  name: Name.optional(),
  table: z.boolean(),
  map: Id.optional(),
  sets: z.literal([1, 2]).optional(),
  atMost: z.strictObject({ germany: Limits.optional(), allies: Limits.optional() }).optional(),
  flags: z.partialRecord(z.enum(FACTIONS), Factories).optional(),
  divide: Factories.optional(),
  tokens: z
    .strictObject({ germany: z.array(z.int().min(1).max(12)).max(12), allies: z.array(z.int().min(1).max(12)).max(12) })
    .optional(),
  goal: z.int().min(0).max(30).optional(),
  weather: z.literal(true).optional(),
  mountains: z.literal(true).optional(),
  launcher: z.literal(true).optional(),
  shore: z
    .strictObject({ from: z.int().min(1).max(MISSION_ROUNDS), rounds: z.int().min(1).max(MISSION_ROUNDS) })
    .optional(),
})

const Six = z.array(Id).length(6)

/** A content pack: whatever it holds is added to the box, or takes the place of what has the same id. */
export const Pack = packOf('aces-and-armor', {
  units: tableOf(Id, Unit).default({}),
  armour: tableOf(Letters, Armour).default({}),
  sets: z.strictObject({ g1: Six.optional(), us: Six.optional(), g2: Six.optional(), su: Six.optional() }).default({}),
  maps: tableOf(Id, MapFile).default({}),
  missions: tableOf(Id, Mission).default({}),
  levels: tableOf(Id, z.array(Role).max(6)).default({}),
})

export type Pack = z.infer<typeof Pack>
