// Games of the arena that were played before: kept in files, found again while nothing they depend on has changed.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bout } from './bout.ts'
import type { SentPairing } from './worker.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The games of one pairing, as far as they were played. */
export interface Kept {
  readonly bouts: readonly Bout[]
  add(bout: Bout): void
}

/** Nothing is found, and nothing is kept. */
export const noneKept: Kept = { bouts: [], add: () => undefined }

export function keptBouts(sent: SentPairing): Kept {
  const { game, bots, seed, options, thought, rounds } = sent
  const about = JSON.stringify([game, bots, seed, Object.entries(options).sort(), thought, rounds, sourceOf(game)])
  const folder = join(ROOT, '.cache', 'arena')
  mkdirSync(folder, { recursive: true })
  const name = createHash('sha256').update(about).digest('hex').slice(0, 16)
  const file = join(folder, `${game}-${bots.join('-').replace(/[^a-z-]/g, '_')}-${name}.jsonl`)
  return { bouts: existsSync(file) ? read(file) : [], add: (bout) => appendFileSync(file, `${JSON.stringify(bout)}\n`) }
}

/** A line that was cut off when the run was stopped is played again. */
function read(file: string): Bout[] {
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return [...new Map(whole.map((line) => JSON.parse(line) as Bout).map((bout) => [bout.n, bout])).values()]
}

const sources = new Map<string, string>()

/** A digest of all code that a game between bots depends on. */
function sourceOf(game: string): string {
  let digest = sources.get(game)
  if (digest === undefined) {
    const hash = createHash('sha256')
    for (const folder of ['engine/src', 'bots/src', `games/${game}/src`]) addFolder(hash, join(ROOT, folder))
    digest = hash.digest('hex')
    sources.set(game, digest)
  }
  return digest
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
}
