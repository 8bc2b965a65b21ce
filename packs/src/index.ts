// What the content packs of all games share: their header, and what is wrong with its exact place.

import type { PackProblem, PackRefusal } from '@muster/engine'
import { z } from 'zod'
import type { PackKey } from '../texts/index.ts'
import { messageFor, packSay } from './sentences.ts'

/** A pack is data: nothing is compiled for it either, which the page's policy would refuse. */
z.config({ jitless: true })

const FORMAT = 'muster-pack'

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'pack.line' satisfies PackKey)

export const Name = line(40)

/** Entries by their id, not more of them than a page can list. */
export const tableOf = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(key: K, value: V, most = 64) =>
  z.record(key, value).refine((entries) => Object.keys(entries).length <= most, {
    error: 'pack.entries' satisfies PackKey,
    params: { most },
  })

/** An id of this shape that no object has of itself, so that a table asked for it never answers by accident. */
export const idLike = (shape: RegExp, problem: `pack.${string}`) =>
  z
    .string()
    .regex(shape, problem)
    .refine((id) => !(id in {}), 'pack.reserved' satisfies PackKey)

/** A game's packs: the header that all packs share, and what this game's may hold. */
export function packOf<G extends string, S extends z.ZodRawShape>(game: G, parts: S) {
  return z.strictObject({
    format: z.literal(FORMAT),
    game: z.literal(game),
    name: line(80),
    ...parts,
  })
}

/** A pack that its schema takes; or what is wrong and where: of what is no pack of this game, only its header. */
export function held<S extends z.ZodType>(
  schema: S,
  pack: unknown,
): { readonly ok: true; readonly pack: z.output<S> } | PackRefusal {
  const read = schema.safeParse(pack, { reportInput: true })
  if (read.success) return { ok: true, pack: read.data }
  const issues = read.error.issues
  const header = issues.filter(({ path }) => HEADER.includes(String(path[0])))
  const isForeign = header.some(({ path }) => path[0] !== 'name')
  const problems = (isForeign ? header : issues).flatMap(problemsIn)
  return { ok: false, problems: [...new Map(problems.map((problem) => [problem.path, problem])).values()] }
}

const HEADER = ['format', 'game', 'name']

/** What the box does not know needs a name: no text of ours has one for it. */
export function nameless(
  part: string,
  entries: Readonly<Record<string, { readonly name?: string | undefined }>> | undefined,
  box: object,
): PackProblem[] {
  return Object.entries(entries ?? {})
    .filter(([id, entry]) => entry.name === undefined && !Object.hasOwn(box, id))
    .map(([id]) => ({ path: `${part}.${id}.name`, problem: packSay('pack.nameless') }))
}

/** A field that should not be there has a place of its own. */
function problemsIn(issue: z.core.$ZodIssue): PackProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: placeOf([...issue.path, key]), problem: packSay('pack.noField') }))
  const path = placeOf(issue.path)
  if (path === 'game' && issue.code === 'invalid_value' && typeof issue.input === 'string')
    return [{ path, problem: packSay('pack.foreign', { given: issue.input, game: String(issue.values[0]) }) }]
  const first = issue.code === 'invalid_key' ? issue.issues[0] : undefined
  return [{ path, problem: messageFor(first ?? issue) }]
}

/** `units.rifleman.attacks[0].dice[2]`; nothing for the whole pack. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

export { packSay } from './sentences.ts'
