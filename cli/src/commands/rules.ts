import { fileURLToPath } from 'node:url'
import { type Gaps, matrix } from '@muster/engine/testkit/matrix'
import { columns } from '../columns.ts'
import { entryOf } from '../games.ts'
import { failed } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The matrix of rule, code and test: the gaps of each game. */
export async function rulesCommand(
  shell: Shell,
  id: string | undefined,
  flags: { readonly json?: boolean },
): Promise<void> {
  const all = Object.entries(await matrix(ROOT, id === undefined ? undefined : entryOf(shell.games, id).id))
  if (flags.json) printJson(shell, Object.fromEntries(all))
  else print(shell, table(all))
  const gaps = all.filter(([, g]) => g.uncited.length + g.untested.length > 0)
  if (gaps.length > 0) throw failed(`rules without code or test in: ${gaps.map(([game]) => game).join(', ')}.`)
}

function table(all: readonly (readonly [string, Gaps])[]): string {
  const rows = all.map(([game, g]) => [game, g.rules, g.uncited.length, g.untested.length])
  const lists = all.flatMap(([game, g]) => [list(game, 'not cited', g.uncited), list(game, 'not tested', g.untested)])
  return [columns([['', 'rules', 'uncited', 'untested'], ...rows]), ...lists.filter((l) => l !== '')].join('\n')
}

function list(game: string, what: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${game}, ${what}: ${ids.join(' ')}` : ''
}
