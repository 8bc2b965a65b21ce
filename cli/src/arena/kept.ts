// Games of bots that were played before: kept in files, found again as long as what they depend on is as it was.

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bout, Pairing } from './bout.ts'
import { mannerOf } from './manner.ts'
import { recorded } from './record.ts'
import type { SentPairing } from './worker.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Games of one kind, as far as they were played. */
export interface Kept<Played> {
  /** What they are found by. */
  readonly name: string
  readonly games: readonly Played[]
  add(game: Played): void
}

/** Nothing is found, and nothing is kept. */
export const noneKept: Kept<Bout> = { name: '', games: [], add: () => undefined }

/** Good as long as the bots think and the game goes as they did. */
export function keptBouts(sent: SentPairing, pairing: Pairing): Kept<Bout> {
  const { game, bots, seed, options, rounds } = sent
  const thought = [pairing.a, pairing.b].map((bot) => pairing.budget(bot).visits)
  const about = [bots, seed, Object.entries(options).sort(), thought, rounds, mannerOf(pairing)]
  const kept = keptIn<Bout>('arena', game, bots.join('-'), about)
  return { ...kept, games: byNumber([...recorded(kept.name), ...kept.games]) }
}

/** What is kept in this folder about games that depend on this, and on the code. */
export function keptGames<Played extends Numbered>(
  folder: string,
  game: string,
  bots: string,
  about: readonly unknown[],
): Kept<Played> {
  return keptIn(folder, game, bots, [...about, digestOf(['engine/src', 'bots/src', `games/${game}/src`])])
}

function keptIn<Played extends Numbered>(
  folder: string,
  game: string,
  bots: string,
  about: readonly unknown[],
): Kept<Played> {
  const within = join(ROOT, '.cache', folder)
  mkdirSync(within, { recursive: true })
  const digest = createHash('sha256')
    .update(JSON.stringify([game, about]))
    .digest('hex')
    .slice(0, 16)
  const name = `${game}-${bots.replace(/[^a-z-]/g, '_')}-${digest}`
  const file = join(within, `${name}.jsonl`)
  const add = (one: Played): void => appendFileSync(file, `${JSON.stringify(one)}\n`)
  return { name, games: existsSync(file) ? read<Played>(file) : [], add }
}

interface Numbered {
  readonly n: number
}

/** A line that was cut off when the run was stopped is played again. */
function read<Played extends Numbered>(file: string): Played[] {
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return byNumber(whole.map((line) => JSON.parse(line) as Played))
}

/** Of games with the same number the last. */
const byNumber = <Played extends Numbered>(games: readonly Played[]): Played[] => [
  ...new Map(games.map((game) => [game.n, game])).values(),
]

const digests = new Map<string, string>()

/** A digest of the code in these folders. */
function digestOf(folders: readonly string[]): string {
  const key = folders.join(' ')
  let digest = digests.get(key)
  if (digest === undefined) {
    const hash = createHash('sha256')
    for (const folder of folders) addFolder(hash, join(ROOT, folder))
    digest = hash.digest('hex')
    digests.set(key, digest)
  }
  return digest
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
}
