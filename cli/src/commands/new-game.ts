import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failed, misused } from '../problem.ts'
import { print, type Shell } from '../shell.ts'
import { type GameName, gameName, renamed } from './new-game-name.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SKELETON = join(ROOT, 'cli/skeleton')

/** Makes the folder of a new game: one that compiles and plays, to be replaced rule by rule. */
export function newGameCommand(shell: Shell, wanted: string): void {
  const files = globSync('**/*.{ts,json,md}', { cwd: SKELETON })
  const name = gameName(
    wanted,
    files.map((file) => readFileSync(join(SKELETON, file), 'utf8')),
  )
  for (const taken of [wanted, join('games', wanted)]) {
    if (existsSync(join(ROOT, taken))) throw misused(`there is a folder ${taken} already.`)
  }
  const made = files.map((file) => make(file, name))
  list(name)
  link(name)
  tidy(name)
  print(shell, said(name, made))
}

/** One file of the skeleton; gives where it went. */
function make(file: string, name: GameName): string {
  const to = file.startsWith('docs')
    ? join('docs/rulebooks', `${name.id}${file.slice('docs/rulebook'.length)}`)
    : join('games', name.id, file)
  mkdirSync(dirname(join(ROOT, to)), { recursive: true })
  writeFileSync(join(ROOT, to), renamed(file, readFileSync(join(SKELETON, file), 'utf8'), name))
  return to
}

/** Into the list of games, and among the packages it depends on. */
function list({ id }: GameName): void {
  const index = join(ROOT, 'games/index.ts')
  const text = readFileSync(index, 'utf8')
  const end = text.indexOf('\n]\n')
  if (end < 0) throw failed('games/index.ts does not look as it should: no list of games ends there.')
  const line = `\n  { id: '${id}', load: async () => (await import('@muster/${id}')).module },`
  writeFileSync(index, text.slice(0, end) + line + text.slice(end))
  const file = join(ROOT, 'games/package.json')
  const games = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  const all = Object.entries({ ...games.dependencies, [`@muster/${id}`]: '0.1.0' }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify({ ...games, dependencies: Object.fromEntries(all) }, null, 2)}\n`)
}

/** What `npm install` will do as well: the package is found by its name. */
function link({ id }: GameName): void {
  const packages = join(ROOT, 'node_modules/@muster')
  if (existsSync(packages) && !existsSync(join(packages, id))) symlinkSync(`../../games/${id}`, join(packages, id))
}

/** Names of another length break lines elsewhere. */
function tidy({ id }: GameName): void {
  const biome = join(ROOT, 'node_modules/.bin/biome')
  if (!existsSync(biome)) return
  const run = spawnSync(biome, ['check', '--write', `games/${id}`, 'games/index.ts'], { cwd: ROOT, encoding: 'utf8' })
  if (run.status !== 0) throw failed(`the new files could not be formatted:\n${run.stdout}${run.stderr}`)
}

function said({ id }: GameName, made: readonly string[]): string {
  return `${[...made].sort().join('\n')}

It compiles and plays: npm run -s muster -- play ${id}
Not written yet:
  your rules: docs/rulebooks/${id}.*.md, then games/${id}, chapter by chapter
  two playthroughs: games/${id}/test/playthroughs.test.ts
  matches that guard its rules: MUSTER_WRITE=1 npm run unit -- test/records.test.ts test/versions.test.ts,
    and three planted changes in test/versions/planted.ts
  its face: web/src/games/${id}, and its card in web/src/games/index.ts
npm install notes the new folder in package-lock.json.
`
}
