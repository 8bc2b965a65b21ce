import type { PackProblem, PackRefusal } from '@muster/engine'
import type { z } from 'zod'
import { BOX } from '../src/content/box.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'

/** The content of the box with a pack's on top, or what is wrong with the pack and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const parsed = Pack.safeParse(pack)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.flatMap(problemsIn) }
  const { units, cards, secrets, tiles, missions } = parsed.data
  const content: Content = {
    units: { ...BOX.units, ...units },
    cards: { ...BOX.cards, ...cards },
    secrets: { ...BOX.secrets, ...secrets },
    tiles: { ...BOX.tiles, ...tiles },
    missions: { ...BOX.missions, ...missions },
  }
  const problems = problemsOf(content)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
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
