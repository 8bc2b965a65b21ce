// What matches cost on disk: the figures behind the reckoning in docs/hosting.md, which `--write` writes there;
// those of lines and rates come from what `muster bench --server --json` printed into the file named by `--bench`.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@muster/games'
import { prepare, signerFor } from '../kit/load/prepare.ts'
import { type Cost, type Measured, matchesReckoned, placed, ratesReckoned } from '../kit/reckoning.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { flag, jsonOr } from './print.ts'

const MATCHES = Number(flag('matches', '20'))
const MOVES = Number(flag('moves', '400'))

async function costOf(game: string): Promise<Cost> {
  const top = mkdtempSync(join(tmpdir(), 'muster-reckon-'))
  const path = join(top, 'muster.sqlite')
  const store = new SqliteStore(path)
  const signer = await signerFor(store)
  let entries = 0
  for (let i = 0; i < MATCHES; i++)
    entries += (await prepare(store, signer, { game, moves: MOVES, done: true })).moves.length
  const kept = await settled(store, path)
  const again = new SqliteStore(path)
  await again.archive(Date.now() + 1)
  const packed = await settled(again, path)
  rmSync(top, { recursive: true })
  return {
    game,
    entriesPerMatch: Math.round(entries / MATCHES),
    bytesPerMatch: Math.round(kept / MATCHES),
    bytesPerEntry: Math.round(kept / entries),
    bytesPacked: Math.round(packed / MATCHES),
  }
}

/** Bytes of the file when nothing is left beside it or unused within. */
async function settled(store: SqliteStore, path: string): Promise<number> {
  await store.close()
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const file = new DatabaseSync(path)
  file.exec('vacuum')
  file.close()
  return statSync(path).size
}

const costs: Cost[] = []
for (const { id } of GAMES) costs.push(await costOf(id))
if (process.argv.includes('--write')) {
  const page = new URL('../../docs/hosting.md', import.meta.url)
  const bench = flag('bench', '')
  let text = placed(readFileSync(page, 'utf8'), 'matches', matchesReckoned(costs))
  if (bench !== '')
    text = placed(text, 'rates', ratesReckoned(costs, JSON.parse(readFileSync(bench, 'utf8')) as Measured))
  writeFileSync(page, text)
}
jsonOr(costs, () =>
  costs.map((cost) =>
    Object.entries(cost)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ),
)
