import type { PackProblem, PackRefusal } from '@muster/engine'
import type { z } from 'zod'
import { BOX } from '../src/content/box.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'
import { sentence } from './sentences.ts'

/** The content of the box with a pack's on top, or what is wrong with the pack and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const parsed = Pack.safeParse(pack, { error: sentence })
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.flatMap(problemsIn) }
  const { units, cards, secrets, tiles, missions } = parsed.data
  const content: Content = {
    units: { ...BOX.units, ...units },
    cards: { ...BOX.cards, ...cards },
    secrets: { ...BOX.secrets, ...secrets },
    tiles: { ...BOX.tiles, ...tiles },
    missions: { ...BOX.missions, ...missions },
  }
  const problems = [...namelessIn(parsed.data), ...problemsOf(content)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

const NAMED = ['units', 'cards', 'secrets', 'missions'] as const

/** What the box does not know needs a name: no text of ours has one for it. */
function namelessIn(pack: Pack): PackProblem[] {
  return NAMED.flatMap((part) =>
    Object.entries(pack[part] ?? {})
      .filter(([id, entry]) => entry.name === undefined && !Object.hasOwn(BOX[part], id))
      .map(([id]) => ({ path: `${part}.${id}.name`, problem: 'this is missing: what is not in the box needs a name' })),
  )
}

/** The place of each problem, a field that should not be there named with its own. */
function problemsIn(issue: z.core.$ZodIssue): PackProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: placeOf([...issue.path, key]), problem: 'there is no such field' }))
  const problem = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message
  return [{ path: placeOf(issue.path), problem }]
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
