import { idLike, Name, packOf, tableOf } from '@muster/packs'
import { z } from 'zod'
import { reddened } from '../src/content/squads.ts'
import type { OwnKey } from './texts/index.ts'

const Id = idLike(/^[a-z][a-zA-Z0-9]*$/, 'pack.id' satisfies OwnKey)
const attribute = (least: number) => z.int().min(least).max(10)

const Attributes = z.strictObject({
  movement: attribute(1),
  strength: z.int().min(1).max(6),
  agility: attribute(0),
  precision: attribute(0),
})

const Soldier = z
  .strictObject({ number: z.int().min(1).max(20), rank: Id, white: Attributes, red: Attributes.optional() })
  .transform((x) => ({ ...x, red: x.red ?? reddened(x.white) }))

const Points = z.int().min(0).max(50)

const Effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cable') }),
  z.strictObject({ type: z.literal('hook') }),
  z.strictObject({ type: z.literal('grenade'), reach: z.int().min(1).max(4) }),
  z.strictObject({ type: z.literal('sureShot'), bonus: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('shield') }),
  z.strictObject({ type: z.literal('lazarus') }),
  z.strictObject({ type: z.literal('luck') }),
  z.strictObject({ type: z.literal('conqueror'), points: Points }),
  z.strictObject({ type: z.literal('contraband') }),
  z.strictObject({ type: z.literal('mark'), rank: Id, points: Points }),
])

const Axial = z.tuple([z.int(), z.int()]).readonly()

const Room = z.strictObject({
  name: Name.optional(),
  radius: z.int().min(5).max(12),
  two: z.array(Axial).length(2),
  three: z.array(Axial).length(3),
  reach: z.int().min(2).max(12),
  fromDoors: z.int().min(1).max(12),
  apart: z.int().min(1).max(12),
  values: z.array(z.int().min(0).max(20)).min(1).max(12),
})

/** A content pack: whatever it holds is added to the box, or takes the place of what has the same id. */
export const Pack = packOf('wravity', {
  squads: tableOf(Id, z.strictObject({ name: Name.optional(), soldiers: z.array(Soldier).length(8) })).optional(),
  ranks: tableOf(Id, z.strictObject({ name: Name.optional(), looks: z.boolean(), commands: z.boolean() })).optional(),
  cards: tableOf(
    Id,
    z.strictObject({ name: Name.optional(), copies: z.int().min(0).max(20), effect: Effect }),
  ).optional(),
  rooms: tableOf(Id, Room).optional(),
})

export type Pack = z.infer<typeof Pack>
