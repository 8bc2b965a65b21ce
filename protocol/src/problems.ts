// What can be wrong with a request or a message: a code for programs, worded by the page.
import { z } from 'zod'

export const PROBLEMS = [
  /** It has not the form it should have. */
  'malformed',
  'tooLarge',
  'tooMany',
  /** There is nothing here, or nothing for you. */
  'unknown',
  /** Nobody is known by this cookie. */
  'nobody',
  /** It comes from a page that is not ours. */
  'foreign',
  /** The chair is taken, or the table has begun. */
  'taken',
  /** The game will not have these options, chairs or pack. */
  'refused',
  /** The page is of another version: it may look on, not act. */
  'behind',
  /** The server is about to stop, or cannot write: try again. */
  'later',
] as const

export type ProblemCode = (typeof PROBLEMS)[number]

export const problem = z.object({ error: z.enum(PROBLEMS), message: z.string() })
export type ProblemSaid = z.infer<typeof problem>

/** Why a line was closed, as its close code says. */
export const CLOSED = {
  malformed: 4400,
  nobody: 4401,
  foreign: 4403,
  unknown: 4404,
  tooMany: 4429,
  later: 4503,
} as const
