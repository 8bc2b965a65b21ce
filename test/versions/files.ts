// The matches kept for each version of a game's rules: one line each, compressed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import type { Game, GameTypes } from '@muster/engine'
import { type Kept, matchesOf } from './play.ts'

type AnyGame = Pick<Game<GameTypes>, 'id' | 'rulesVersion'>

const fileOf = ({ id, rulesVersion }: AnyGame): string =>
  fileURLToPath(new URL(`../records/versions/${id}-${rulesVersion}.jsonl.gz`, import.meta.url))

export function keptOf(game: AnyGame): Kept[] {
  const file = fileOf(game)
  if (!existsSync(file))
    throw new Error(`no matches of ${game.id}, rules ${game.rulesVersion}: MUSTER_WRITE=1 writes them`)
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Kept)
}

/** Never anew: what a version did, it does for ever. */
export function writeMissing(game: Game<GameTypes>): void {
  const file = fileOf(game)
  if (existsSync(file)) return
  const text = matchesOf(game).map((kept) => `${JSON.stringify(kept)}\n`)
  writeFileSync(file, gzipSync(text.join(''), { level: constants.Z_BEST_COMPRESSION }))
}
