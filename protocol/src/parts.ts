// The small parts of which routes and messages are made.
import { BOUNDS } from '@muster/engine'
import { z } from 'zod'

/** Of a person or a table: sixteen random bytes. */
export const id = z.string().regex(/^[\w-]{22}$/)

/** What opens something to whoever has it: thirty-two random bytes. */
export const token = z.string().regex(/^[\w-]{43}$/)

/** How a person is called at a table: one line of printable characters. */
export const name = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)
  .refine((text) => text === text.trim() && text !== '', 'no spaces round it')

/** The name of a game, seat, side, level or option. */
export const key = z.string().regex(/^[\w-]{1,40}$/)

/** A computer's level, with its temper behind an @ where it has one. */
export const level = z.string().regex(/^[\w-]{1,40}(@[\w-]{1,40})?$/)

const value = z.union([z.string().max(80), z.number(), z.boolean()])

/** Options of a match, or standing orders: which of them there are, the game says. */
export const values = z.record(z.string().max(80), value).refine((all) => Object.keys(all).length <= 64, 'too many')

/** How many entries a record has, or the number of one. */
export const count = z.int().min(0).max(BOUNDS.entries)

/** What is thrown into the dice: whole characters only, see docs/dice.md. */
export const word = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[^\p{Surrogate}]+$/u)

/** A message of a game or table, to be worded by the page. */
export const message = z.object({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() })

export const refusal = z.object({ ok: z.literal(false), rule: z.string().nullable(), why: message })
