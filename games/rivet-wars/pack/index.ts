import type { PackProblem, PackRefusal } from '@muster/engine'
import { BOX } from '../src/content/box.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'

/** The content of the box with a pack's on top, or what is wrong with the pack and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const parsed = Pack.safeParse(pack)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(problemOf) }
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

function problemOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): PackProblem {
  const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return { path: path.replace(/^\./, ''), problem: issue.message }
}
