// Type-checks every room of the house, each with its own settings.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Every tsconfig there is, one level deep and in each game. */
export function projects(): string[] {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((d) => d.isDirectory() && !d.name.startsWith('.') && d.name !== 'node_modules')
    .map((d) => d.name)
  const games = readdirSync(join(root, 'games')).map((g) => join('games', g))
  const files = [...rooms, ...games].flatMap((room) => [join(room, 'tsconfig.json'), join(room, 'tsconfig.test.json')])
  return files.filter((file) => existsSync(join(root, file)))
}

/** Type-checks one project; gives what the compiler said, or null when it is content. */
export function typeErrors(project: string): string | null {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const run = spawnSync(tsc, ['--noEmit', '-p', project], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? null : run.stdout + run.stderr
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = projects()
    .map(typeErrors)
    .filter((said) => said !== null)
  for (const said of failed) process.stdout.write(said)
  process.exitCode = failed.length > 0 ? 1 : 0
}
