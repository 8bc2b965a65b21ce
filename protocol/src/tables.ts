// Tables and the people at them, as the routes tell of them.
import { z } from 'zod'
import { count, id, key, level, name, token, values } from './parts.ts'

export const person = z.object({ id, name })
export type Person = z.infer<typeof person>

/** Whom a chair is for when a table is laid. */
export const chairWish = z.discriminatedUnion('for', [
  z.strictObject({ seat: key, for: z.literal('me') }),
  /** Somebody else at my screen. */
  z.strictObject({ seat: key, for: z.literal('here'), name }),
  z.strictObject({ seat: key, for: z.literal('link') }),
  z.strictObject({ seat: key, for: z.literal('computer'), level }),
])
export type ChairWish = z.infer<typeof chairWish>

export const newTable = z.strictObject({
  game: key,
  options: values,
  /** A content pack; null for the box. */
  pack: z.unknown().optional(),
  chairs: z.array(chairWish).min(1).max(8),
})
export type NewTable = z.infer<typeof newTable>

export const chairSeen = z.object({
  seat: key,
  side: key,
  who: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('person'),
      name,
      /** Sits at the reader's screen. */
      mine: z.boolean(),
      /** The level of the computer that sits in for them; null where they sit themselves. */
      standIn: level.nullable(),
    }),
    z.object({ type: z.literal('computer'), level }),
    /** Waits for whoever has the link. */
    z.object({ type: z.literal('free') }),
  ]),
})
export type ChairSeen = z.infer<typeof chairSeen>

/** What a list shows without opening a match. */
export const gist = z.object({
  round: z.int(),
  turn: key.nullable(),
  toAct: z.array(key),
  scores: z.record(z.string(), z.number()),
  over: z.boolean(),
  winners: z.array(key),
})

/** `laid`: chairs or words are missing, there is no match yet. */
export const stage = z.enum(['laid', 'playing', 'over'])

export const tableSeen = z.object({
  id,
  game: key,
  options: values,
  pack: z.unknown(),
  /** Who laid it. */
  by: name,
  mine: z.boolean(),
  chairs: z.array(chairSeen),
  stage,
  created: z.number(),
  touched: z.number(),
  /** Of the dice: said before anybody throws in a word. */
  commitment: z.string(),
  /** For those at the table while a chair is free. */
  invite: token.nullable(),
  /** How many entries the record has. */
  count,
  gist: gist.nullable(),
  /** The table of the return match. */
  rematch: id.nullable(),
})
export type TableSeen = z.infer<typeof tableSeen>

/** What a friend reads before sitting down. */
export const letter = z.object({
  table: id,
  game: key,
  options: values,
  pack: z.unknown(),
  by: name,
  /** The reader laid it. */
  mine: z.boolean(),
  /** Whoever laid it is at the table now. */
  here: z.boolean(),
  chairs: z.array(chairSeen),
  free: z.array(key),
  /** Sits here already. */
  seated: z.boolean(),
})
export type Letter = z.infer<typeof letter>
