// Matches of others that fill the room for fresh entries nearly to its brim: a server that is killed after a while is killed
// while they go to their places.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '@muster/table'
import { fileIn } from '../../src/open-store.ts'
import { FULL } from '../../src/store/fresh.ts'
import type { Store } from '../../src/store/rows.ts'
import { SqliteStore } from '../../src/store/sqlite.ts'
import { prepare, type Script, signerFor } from '../load/prepare.ts'
import { judge, type Verdict } from './judge.ts'

const GAME = 'wravity'
const MOVES = 64
/** What is left free, for those who play. */
const FREE = 200

/** As a crash would leave it: whoever closes a store puts all into its place. */
export async function fillToTheBrim(data: string): Promise<readonly Script[]> {
  const elsewhere = mkdtempSync(join(tmpdir(), 'muster-brim-'))
  const store = new SqliteStore(fileIn(elsewhere))
  try {
    const scripts = await filled(store)
    for (const part of ['', '-wal']) copyFileSync(`${fileIn(elsewhere)}${part}`, `${fileIn(data)}${part}`)
    return scripts
  } finally {
    await store.close()
    rmSync(elsewhere, { recursive: true })
  }
}

async function filled(store: Store): Promise<readonly Script[]> {
  const signer = await signerFor(store)
  const scripts: Script[] = []
  for (let left = FULL - FREE; left > 0; left -= scripts.at(-1)?.moves.length ?? left)
    scripts.push(await prepare(store, signer, { game: GAME, moves: MOVES, done: true }))
  return scripts
}

/** They are there as they were. */
export async function judgeBrim(store: Store, scripts: readonly Script[]): Promise<Verdict> {
  const { game } = await loadGame(GAME, null)
  const matches = scripts.map(({ table, moves }) => ({
    id: table,
    sent: moves.map(({ seat, action }, count) => ({ seat, action, count, acknowledged: true })),
  }))
  return judge(store, game, matches)
}
