// The linter's house rules, each proved by a planted violation.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'muster-lint-'))
cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** What the linter says of a file planted into a house with our rules. */
function lint(path: string, source: string): { readonly ok: boolean; readonly said: string } {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const args = ['lint', '--vcs-enabled=false', path]
  const run = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  rmSync(file)
  return { ok: run.status === 0, said: run.stdout + run.stderr }
}

const VIOLATIONS: readonly (readonly [string, string, string])[] = [
  [
    'table/src/planted.ts',
    "import { x } from '@muster/web'\nexport const y = x\n",
    'a table knows neither page, terminal nor network',
  ],
  ['engine/src/planted.ts', "import { z } from 'zod'\nexport const x = z\n", 'the engine imports nothing'],
  [
    'engine/src/planted.ts',
    "import { GAMES } from '@muster/games'\nexport const x = GAMES\n",
    'the engine imports nothing',
  ],
  [
    'engine/src/planted.ts',
    "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
    'the engine imports nothing',
  ],
  [
    'games/wravity/src/planted.ts',
    "import { random } from '@muster/bots'\nexport const x = random\n",
    'a game imports the engine only',
  ],
  ['games/wravity/src/planted.ts', "import { z } from 'zod'\nexport const x = z\n", 'a game imports the engine only'],
  [
    'games/wravity/src/planted.ts',
    "import { x } from '../../rivet-wars/src/state.ts'\nexport const y = x\n",
    'games do not know each other',
  ],
  [
    'games/wravity/src/rules/planted.ts',
    "import { en } from '../../../any-other/texts/en.ts'\nexport const y = en\n",
    'games do not know each other',
  ],
  [
    'games/wravity/src/planted.ts',
    "import { packOf } from '@muster/packs'\nexport const x = packOf\n",
    'a game imports the engine only',
  ],
  [
    'games/wravity/pack/planted.ts',
    "import { random } from '@muster/bots'\nexport const x = random\n",
    'a pack imports the engine, packs and the schema library only',
  ],
  [
    'games/wravity/pack/planted.ts',
    "import { x } from '../../rivet-wars/pack/schema.ts'\nexport const y = x\n",
    'games do not know each other',
  ],
  [
    'packs/src/planted.ts',
    "import { GAMES } from '@muster/games'\nexport const x = GAMES\n",
    'this room imports the engine only',
  ],
  [
    'bots/src/planted.ts',
    "import { GAMES } from '@muster/games'\nexport const x = GAMES\n",
    'this room imports the engine only',
  ],
  [
    'web/src/planted.ts',
    "import { main } from '@muster/cli'\nexport const x = main\n",
    'neither command line nor server',
  ],
  ['web/src/planted.ts', "import { x } from '@muster/server'\nexport const y = x\n", 'neither command line nor server'],
  ['server/src/planted.ts', "import { x } from '@muster/web'\nexport const y = x\n", 'neither page nor command line'],
  ['server/src/planted.ts', "import { x } from '@muster/cli'\nexport const y = x\n", 'neither page nor command line'],
  ['cli/src/planted.ts', "import { x } from '@muster/server'\nexport const y = x\n", 'neither page nor server'],
  ['protocol/src/planted.ts', "import { x } from '@muster/games'\nexport const y = x\n", 'the protocol knows'],
  ['cli/src/planted.ts', "import { page } from '@muster/web'\nexport const x = page\n", 'neither page nor server'],
  [
    'web/src/planted.ts',
    "import { BOX } from '@muster/wravity'\nexport const x = BOX\n",
    'the page knows the content of a match',
  ],
  [
    'web/src/games/wravity/planted.ts',
    "import { type View, BOX as box } from '@muster/any-other'\nexport const x = (v: View) => [v, box]\n",
    'the page knows the content of a match',
  ],
  [
    'web/src/games/wravity/planted.ts',
    "import { CARDS } from '../../../../games/wravity/src/content/cards.ts'\nexport const x = CARDS\n",
    'the page knows the content of a match',
  ],
  ['cli/src/planted.ts', "import { page } from '@muster/web'\nexport const x = page\n", 'neither page nor server'],
  ['games/wravity/src/planted.ts', 'export const x = Math.random()\n', 'luck and time come from outside'],
  ['engine/src/planted.ts', 'export const x = Date.now()\n', 'luck and time come from outside'],
  ['cli/src/planted.ts', 'export async function a() {}\nexport function b() {\n  a()\n}\n', 'noFloatingPromises'],
  [
    'bots/src/planted.ts',
    "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n}\n",
    'useExhaustiveSwitchCases',
  ],
  ['dice/test/planted.test.ts', "import { test } from 'vitest'\ntest.skip('x', () => {})\n", 'noSkippedTests'],
  ['dice/test/planted.test.ts', "import { test } from 'vitest'\ntest.only('x', () => {})\n", 'noFocusedTests'],
  ['words/src/planted.ts', 'export const x: any = 1\n', 'noExplicitAny'],
  [
    'dice/src/planted.ts',
    "import { x } from '@muster/words'\nexport const y = x\n",
    'this room imports the engine only',
  ],
  [
    'words/src/planted.ts',
    "import { x } from '@muster/dice'\nexport const y = x\n",
    'this room imports the engine only',
  ],
  ['games/wravity/src/view.ts', 'export const v = (state: object) => ({ ...state })\n', 'built up from nothing'],
]

describe('a planted violation is caught', () => {
  test.each(VIOLATIONS)('%s: %s', (path, source, message) => {
    const found = lint(path, source)
    expect(found.said).toContain(message)
    expect(found.ok).toBe(false)
  })
})

test('files that import each other are caught', () => {
  const other = join(folder, 'engine/src/other.ts')
  mkdirSync(dirname(other), { recursive: true })
  writeFileSync(other, "import { a } from './planted.ts'\nexport const b = a\n")
  const found = lint('engine/src/planted.ts', "import { b } from './other.ts'\nexport const a = () => b\n")
  rmSync(other)
  expect(found.said).toContain('noImportCycles')
  expect(found.ok).toBe(false)
})

test('what the house allows passes', () => {
  expect(
    lint('games/wravity/src/planted.ts', "import { say } from '@muster/engine'\nexport const x = say('a')\n").ok,
  ).toBe(true)
  const pack =
    "import { packOf } from '@muster/packs'\nimport { z } from 'zod'\nexport const x = packOf('duel', { a: z.int() })\n"
  expect(lint('games/wravity/pack/planted.ts', pack).ok).toBe(true)
  const own = "import { x } from '../../src/planted.ts'\nexport const y = x\n"
  expect(lint('games/wravity/pack/deeper/planted.ts', own).ok).toBe(true)
  expect(lint('engine/src/planted.ts', "import { say } from './message.ts'\nexport const x = say('a')\n").ok).toBe(true)
})
