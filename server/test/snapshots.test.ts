import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@muster/games'
import { afterAll, expect, test } from 'vitest'
import { prepare, signerFor } from '../kit/load/prepare.ts'
import type { Snapshot } from '../src/store/rows.ts'
import { keptIn } from '../src/store/snapshots.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { openMatch } from '../src/tables/match.ts'

const top = mkdtempSync(join(tmpdir(), 'muster-snapshots-'))
const stores: SqliteStore[] = []
afterAll(async () => {
  for (const store of stores) await store.close()
  rmSync(top, { recursive: true })
})

/** A match that is written, opened as the server would, and from its beginning. */
async function both(game: string) {
  const store = new SqliteStore(join(top, `${game}-${stores.length}.sqlite`))
  stores.push(store)
  const { table } = await prepare(store, await signerFor(store), { game, moves: 150, done: true })
  const row = await store.table(table)
  const snapshot = await store.snapshot(table)
  if (!row || !snapshot) throw new Error('nothing was prepared')
  const fast = await openMatch(store, row)
  store.snapshot = async () => null
  const slow = await openMatch(store, row)
  if (!fast || !slow) throw new Error('no match')
  return { fast, slow, snapshot }
}

test.each(GAMES.map(({ id }) => id))('%s: a match opened from its snapshot is the same match', async (game) => {
  const { fast, slow, snapshot } = await both(game)
  expect(snapshot.seq).toBeGreaterThan(100)
  expect(fast.state).toEqual(slow.state)
  for (const count of [0, 1, 70, 129, slow.walk.entries.length])
    expect(fast.walk.at(count)).toEqual(slow.walk.at(count))
  expect([...fast.walk.inForce()]).toEqual([...slow.walk.inForce()])
  expect(fast.walk.draws).toBe(slow.walk.draws)
})

test('a snapshot of another match, of other rules, damaged or of what is not written is not used', async () => {
  const { slow, snapshot } = await both('wravity')
  const of = { record: slow.record, rules: slow.game.rulesVersion }
  const used = (changed: Partial<Snapshot>): boolean => keptIn({ ...snapshot, ...changed }, of) !== null
  expect(used({})).toBe(true)
  expect(used({ rules: 'other' })).toBe(false)
  expect(used({ body: snapshot.body.replace('0', '1') })).toBe(false)
  expect(used({ seq: snapshot.seq - 1 })).toBe(false)
  expect(used({ seq: 100_000 })).toBe(false)
  const dice = { ...slow.record.dice, commitment: 'another' }
  expect(keptIn(snapshot, { ...of, record: { ...slow.record, dice } })).toBeNull()
})
