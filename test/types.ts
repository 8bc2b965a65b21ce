// Type-checks every room of the house, each with its own settings.

import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Every tsconfig there is, one level deep and in each game. */
function projects(): string[] {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((d) => d.isDirectory() && !d.name.startsWith('.') && d.name !== 'node_modules')
    .map((d) => d.name)
  const games = readdirSync(join(root, 'games')).map((g) => join('games', g))
  const files = [...rooms, ...games].flatMap((room) => [join(room, 'tsconfig.json'), join(room, 'tsconfig.test.json')])
  return files.filter((file) => existsSync(join(root, file)))
}

/** Type-checks one project; gives what the compiler said, or null when it is content. */
function typeErrors(project: string): Promise<string | null> {
  const tsc = join(root, 'node_modules/.bin/tsc')
  return new Promise((resolve) =>
    execFile(tsc, ['--noEmit', '-p', project], { cwd: root, maxBuffer: 1e8 }, (error, out, err) =>
      resolve(error ? out + err + (out + err === '' ? error.message : '') : null),
    ),
  )
}

/** What the compiler said of every project, as many at a time as there are processors. */
export async function allTypeErrors(): Promise<readonly (string | null)[]> {
  const files = projects()
  const said: (string | null)[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < files.length; at = next++) said[at] = await typeErrors(files[at] ?? '')
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return said
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = (await allTypeErrors()).filter((said) => said !== null)
  for (const said of failed) process.stdout.write(said)
  process.exitCode = failed.length > 0 ? 1 : 0
}
