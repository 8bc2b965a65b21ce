// What is said over the line of a table.
import { z } from 'zod'
import { count, key, level, message, refusal, values, word } from './parts.ts'
import { PROBLEMS } from './problems.ts'
import { tableSeen } from './tables.ts'

/** The highest number of a question. */
export const MOST_ASKED = 2 ** 31

/** Given by the client to whatever wants an answer; `done` bears it again. */
const n = z.int().min(0).max(MOST_ASKED)
const versions = { protocol: z.int().min(0), rules: z.string().max(20), content: z.string().max(80) }
const proposable = z.enum(['undo', 'draw'])

/** From the page. */
export const up = z.discriminatedUnion('type', [
  /** First. `since`: up to here the client has it all, and wants only what came after; null for everything. */
  z.strictObject({ type: z.literal('hello'), ...versions, since: count.nullable(), viewer: key.optional() }),
  /** What this client throws into the dice, by itself, once. */
  z.strictObject({ type: z.literal('word'), word }),
  /** `count`: what the choice was made from. */
  z.strictObject({ type: z.literal('act'), n, action: z.looseObject({ type: z.string().max(40) }), count }),
  z.strictObject({ type: z.literal('undo'), n, count }),
  z.strictObject({ type: z.literal('propose'), n, what: proposable }),
  z.strictObject({ type: z.literal('answer'), n, agrees: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), n }),
  z.strictObject({ type: z.literal('order'), n, orders: values }),
  /** Takes the screen after a hand-over. */
  z.strictObject({ type: z.literal('sit'), n, viewer: key }),
  /** Asks the others to let the computer sit in for somebody who is gone. */
  z.strictObject({ type: z.literal('standIn'), n, seat: key, level }),
  z.strictObject({ type: z.literal('letIn'), n, agrees: z.boolean() }),
  /** My chair again, from the computer. */
  z.strictObject({ type: z.literal('takeBack'), n }),
  /** Whether somebody looks: the time of a match runs only then. */
  z.strictObject({ type: z.literal('looking'), is: z.boolean() }),
  /** Whether a phase in which nothing can be done passes by itself for this screen; not until this is said. */
  z.strictObject({ type: z.literal('passing'), is: z.boolean() }),
  /** The diary up to now. */
  z.strictObject({ type: z.literal('diary'), n }),
  /** The view after so many entries. */
  z.strictObject({ type: z.literal('moment'), n, count }),
  /** What happened since then, to be looked at again. */
  z.strictObject({ type: z.literal('missed'), n, count }),
])
export type Up = z.infer<typeof up>
export type Hello = Extract<Up, { type: 'hello' }>
export type Act = Extract<Up, { type: 'act' }>
/** What is answered by `done`. */
export type Asked = Extract<Up, { n: number }>

/** A change of a view: see `Diff` of the engine. */
const change = z.unknown()

/** One event as the viewer may know it (left out where that is nothing), and how the view changed with it. */
const part = z.object({ event: z.looseObject({ type: z.string() }).optional(), change: change.optional() })

/** What happened with one entry of the record. */
const deed = z.object({
  entry: count,
  by: key.nullable(),
  /** Everything from this entry on was taken back; its part changes the view to what it was then. */
  undo: count.optional(),
  parts: z.array(part),
})
export type WireDeed = z.infer<typeof deed>

const clocks = z.object({ turn: z.number().nullable(), match: z.number().nullable() })
const proposal = z.object({ what: proposable, by: key, waiting: z.array(key), to: count.nullable() })
const standIn = z.object({ seat: key, level, by: key, waiting: z.array(key) })
const ended = z.object({
  winners: z.array(key),
  rule: z.string().nullable(),
  why: message,
  scores: z.record(z.string(), z.number()),
})

/** What came of something that was asked. */
const result = z.union([z.object({ ok: z.literal(true) }), refusal])

/** What cannot be worked out from a view. With `steps`, only what has changed since it was told last. */
const beside = {
  /** Whether the viewer may take back freely, or why not. */
  undo: result,
  /** Whether the others could be asked to let it be taken back. */
  agreeable: z.boolean(),
  /** The viewer's own standing orders. */
  standing: values,
  /** Whether the question put to the viewer is answered by the host, after a pause: there is nothing to press. */
  answered: z.boolean(),
  ended: ended.nullable(),
}
const line = z.object({
  entry: count,
  by: key.nullable(),
  event: z.looseObject({ type: z.string() }),
  told: message,
  round: z.int(),
  turn: key.nullable(),
})

/** From the server. */
export const down = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    ...versions,
    /** The page is of another version: it may look on, not act. */
    behind: z.boolean(),
    table: tableSeen,
    /** Whose people sit at this screen. */
    seats: z.array(key),
  }),
  /** Chairs, stage or the return match have changed. */
  z.object({ type: z.literal('table'), table: tableSeen }),
  /** Who is here, away, or gone long enough for the computer to sit in. */
  z.object({ type: z.literal('presence'), seats: z.record(key, z.enum(['here', 'away', 'gone'])) }),
  /** Somebody who has the link reads the letter, since so many milliseconds. */
  z.object({ type: z.literal('reading'), ago: z.number() }),
  /** This client shall throw in its word; `commitment` stands already. */
  z.object({ type: z.literal('words'), commitment: z.string() }),
  /** Everything anew. */
  z.object({
    type: z.literal('sight'),
    count,
    viewer: key,
    view: z.unknown(),
    ...beside,
    proposal: proposal.nullable(),
    clocks,
  }),
  /** Things happened; the last change leads to the view after `count` entries. */
  z.object({
    type: z.literal('steps'),
    count,
    viewer: key,
    deeds: z.array(deed),
    ...z.object(beside).partial().shape,
    clocks: clocks.optional(),
  }),
  z.object({ type: z.literal('handOver'), to: key }),
  z.object({ type: z.literal('proposal'), proposal: proposal.nullable(), declined: key.nullable() }),
  z.object({ type: z.literal('standIn'), standIn: standIn.nullable(), declined: key.nullable() }),
  z.object({ type: z.literal('clocks'), clocks }),
  z.object({ type: z.literal('thinking'), seat: key.nullable(), stopped: z.boolean(), most: z.number() }),
  /** What was asked is done, and on disk; or why not. */
  z.object({ type: z.literal('done'), n, result }),
  z.object({ type: z.literal('diary'), n, lines: z.array(line) }),
  z.object({ type: z.literal('moment'), n, view: z.unknown() }),
  z.object({
    type: z.literal('missed'),
    n,
    view: z.unknown(),
    deeds: z.array(deed),
    /** The minute of each entry from `count` on, since 1970; null where it is not known. */
    made: z.array(z.int().nullable()),
  }),
  z.object({ type: z.literal('gone') }),
  z.object({ type: z.literal('problem'), error: z.enum(PROBLEMS), n: n.optional() }),
])
export type Down = z.infer<typeof down>

/** Bytes of a message from the page, at most. */
export const MOST_BYTES = 32_768
