// One suite over both databases.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, postgres } from '../kit/postgres.ts'
import { cableTo } from '../kit/torture/faults.ts'
import { newId, newToken } from '../src/ids.ts'
import { copyIn, copyOut } from '../src/store/copies.ts'
import { FULL } from '../src/store/fresh.ts'
import { Here } from '../src/store/here.ts'
import { Notices } from '../src/store/notices.ts'
import { poolOf } from '../src/store/pool.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import type { AnyEntry, Appended, Store, TableRow } from '../src/store/rows.ts'
import { CLUSTERED, MIGRATIONS } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

const top = mkdtempSync(join(tmpdir(), 'muster-store-'))
let database: Database
beforeAll(async () => {
  database = await postgres()
}, 60_000)
afterAll(async () => {
  await database.stop()
  rmSync(top, { recursive: true })
})

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', async () => new SqliteStore(join(top, 'muster.sqlite'))],
  ['PostgreSQL', () => PostgresStore.open(database.url)],
]

const GIST = { round: 1, turn: 'p1', toAct: ['p1'], scores: {}, over: false, winners: [] }

const rowOf = (person: string): TableRow => ({
  id: newId(),
  version: 1,
  game: 'wravity',
  options: { mode: 'two' },
  pack: null,
  maker: person,
  makerName: 'Ann',
  chairs: [{ seat: 'p1', side: 'east', who: { type: 'person', person, name: 'Ann', standIn: null } }],
  invite: newToken(),
  seed: 'f'.repeat(64),
  commitment: 'c',
  words: {},
  rematch: null,
  created: 1,
  stage: 'laid',
  count: 0,
  touched: 1,
  head: null,
  gist: null,
})

const entry = (n: number): AnyEntry => ({ by: 'p1', do: { type: `step-${n}` }, events: [] })

const added = (match: string, from: number, n = 1): Appended => ({
  match,
  from,
  entries: Array.from({ length: n }, (_, i) => entry(from + i)),
  stage: 'playing',
  gist: GIST,
  head: null,
  touched: 2,
  snapshot: null,
})

describe.each(STORES)('%s', (_, open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  test('keeps people, and finds them by their way back', async () => {
    const person = { id: newId(), name: 'Ann', back: newToken(), created: 5 }
    await store.keepPerson(person)
    await store.keepPerson({ ...person, name: 'Anna' })
    expect(await store.person(person.id)).toEqual({ ...person, name: 'Anna' })
    expect((await store.personBack(person.back))?.id).toBe(person.id)
    expect(await store.person(newId())).toBeNull()
  })

  test('a table is changed only by whoever knew its last version', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    expect(await store.table(row.id)).toEqual(row)
    expect(await store.changeTable({ ...row, words: { a: 'x' } })).toBe(true)
    expect(await store.changeTable({ ...row, words: { b: 'y' } })).toBe(false)
    expect(await store.invited(row.invite)).toMatchObject({ version: 2, words: { a: 'x' } })
    expect((await store.tablesOf(row.maker, 10)).map((t) => t.id)).toEqual([row.id])
    expect(await store.unfinished(row.maker)).toBe(1)
    expect(await store.removeTable(row.id, 1)).toBe(false)
    expect(await store.table(row.id)).toMatchObject({ version: 2 })
    expect(await store.removeTable(row.id, 2)).toBe(true)
    expect(await store.table(row.id)).toBeNull()
  })

  test('of all who write the same number, one wins', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    const all = await Promise.all(Array.from({ length: 20 }, () => store.append(added(row.id, 0))))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await store.append(added(row.id, 1, 3))).toBe(true)
    expect(await store.append(added(row.id, 2))).toBe(false)
    expect(await store.append(added(row.id, 9))).toBe(false)
    expect(await store.entries(row.id)).toEqual([0, 1, 2, 3].map(entry))
    expect(await store.entries(row.id, 2)).toEqual([2, 3].map(entry))
    expect(await store.table(row.id)).toMatchObject({ count: 4, stage: 'playing', gist: GIST })
  })

  test('a number that was written without its gist is known all the same, packed away, too', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    await store.append({ ...added(row.id, 0), touched: 2 })
    expect(await store.append({ ...added(row.id, 1, 2), touched: 3, unchanged: true })).toBe(true)
    expect(await store.append(added(row.id, 1))).toBe(false)
    expect(await store.table(row.id)).toMatchObject({ count: 3 })
    await store.archive(4)
    expect(await store.table(row.id)).toMatchObject({ count: 3 })
  })

  test('keeps the last snapshot with what it was taken of', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    expect(await store.snapshot(row.id)).toBeNull()
    for (const seq of [1, 2]) {
      const snapshot = { seq, rules: '7', hash: `h${seq}`, body: `{"n":${seq}}` }
      await store.append({ ...added(row.id, seq - 1), snapshot })
    }
    await store.append({ ...added(row.id, 0), snapshot: { seq: 9, rules: '', hash: '', body: '' } })
    expect(await store.snapshot(row.id)).toEqual({ seq: 2, rules: '7', hash: 'h2', body: '{"n":2}' })
  })

  test('changing a table leaves alone how far its match is', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    await store.append(added(row.id, 0))
    expect(await store.changeTable({ ...row, rematch: 'x' })).toBe(true)
    expect(await store.table(row.id)).toMatchObject({ stage: 'playing', count: 1, rematch: 'x' })
  })

  test('what nobody touches is packed away, and found again', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    await store.append({ ...added(row.id, 0, 5), touched: 3 })
    expect(await store.archive(4)).toBeGreaterThan(0)
    expect(await store.append(added(row.id, 5))).toBe(true)
    expect(await store.entries(row.id)).toEqual([0, 1, 2, 3, 4, 5].map(entry))
    expect(await store.entries(row.id)).toHaveLength(6)
  })

  test('old entries of a match in memory are the same when they are asked for, packed away or not', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    const { entries } = added(row.id, 0, 30)
    await store.append({ ...added(row.id, 0, 30), touched: 3 })
    const attic = store.attic(row.id)
    attic.put(entries.slice(0, 12), 0)
    attic.put(entries.slice(12, 20), 12)
    const asked = () => [attic.get(0, 20), attic.get(5, 6), attic.get(7, 15), attic.get(12, 12)]
    const expected = [entries.slice(0, 20), entries.slice(5, 6), entries.slice(7, 15), []]
    expect(asked()).toEqual(expected)
    await store.archive(10)
    expect(asked()).toEqual(expected)
  })

  test('keeps clocks and secrets', async () => {
    const row = rowOf(newId())
    await store.addTable(row)
    expect(await store.times(row.id)).toBeNull()
    await store.saveTimes(row.id, { turn: '1 east', used: 5, played: 6 })
    expect(await store.times(row.id)).toEqual({ turn: '1 east', used: 5, played: 6 })
    await store.addSecret({ secret: 'old', made: 1 })
    await store.addSecret({ secret: 'new', made: 2 })
    expect((await store.secrets()).map((s) => s.secret)).toEqual(['new', 'old'])
    await store.ping()
  })
})

test('two nodes on one PostgreSQL tell each other', async () => {
  const url = await database.fresh()
  const [one, other] = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
  const heard: (string | null)[] = []
  other.onChange((table) => heard.push(table))
  const row = rowOf(newId())
  await one.addTable(row)
  expect(await Promise.all([one.append(added(row.id, 0)), other.append(added(row.id, 0))])).toContain(false)
  await one.changeTable(row)
  for (let i = 0; i < 100 && !heard.includes(row.id); i++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toContain(row.id)
  await Promise.all([one.close(), other.close()])
})

test('a node whose line falls silent finds another, and knows that it has missed something', async () => {
  const url = await database.fresh()
  const [cable, other] = [await cableTo(url), await PostgresStore.open(url)]
  const talking = setInterval(() => void other.tellReading('t'), 100)
  const notices = new Notices(cable.url, 'a', new Here('a', async () => undefined), 1500)
  const heard: (string | null)[] = []
  notices.onChange((table) => heard.push(table))
  await notices.listen()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(heard).toEqual([])
  cable.hush()
  await vi.waitFor(() => expect(heard).toEqual([null]), 10_000)
  const row = rowOf(newId())
  await other.addTable(row)
  await other.changeTable(row)
  await vi.waitFor(() => expect(heard).toEqual([null, row.id]), 10_000)
  clearInterval(talking)
  await Promise.all([notices.close(), other.close()])
  cable.close()
}, 30_000)

test('a connection that fell silent is not asked a second time', async () => {
  const cable = await cableTo(await database.fresh())
  const pool = poolOf(cable.url, { max: 1, query_timeout: 300 })
  const client = await pool.connect()
  await client.query('select 1')
  cable.hush()
  await expect(client.query('select 1')).rejects.toThrow('timeout')
  client.release()
  expect((await pool.query('select 2 as it')).rows).toEqual([{ it: 2 }])
  await pool.end()
  cable.close()
}, 30_000)

test('a node that waits for another to bring the database up to date waits as long as that takes', async () => {
  const url = await database.fresh()
  const before = new pg.Client({ connectionString: url })
  await before.connect()
  await before.query('select pg_advisory_lock(7305115)')
  const opening = PostgresStore.open(url)
  await new Promise((resolve) => setTimeout(resolve, 11_000))
  await before.end()
  await (await opening).close()
}, 30_000)

test('a data folder of a newer version is refused', () => {
  const file = join(top, 'newer.sqlite')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const db = new DatabaseSync(file)
  db.exec('pragma user_version = 1000')
  db.close()
  expect(() => new SqliteStore(file)).toThrow('newer version')
})

test('a data folder of before keeps all of its entries', async () => {
  const file = join(top, 'older.sqlite')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const db = new DatabaseSync(file)
  for (const statement of MIGRATIONS.slice(0, 2).flat()) db.exec(statement.replace(CLUSTERED, 'without rowid'))
  const bodies = [0, 1, 2].map((n) => ({ by: 'p1', orders: { n } }))
  for (const [seq, body] of bodies.entries())
    db.prepare('insert into entries (match, seq, body) values (?, ?, ?)').run('m', seq, JSON.stringify(body))
  db.exec('pragma user_version = 2')
  db.close()
  const store = new SqliteStore(file)
  expect(await store.entries('m')).toEqual(bodies)
  expect(await store.madeSince('m', 1)).toEqual([null, null])
  await store.close()
})

test('entries of many matches are the same before they are put into their places, after it, and after a crash', async () => {
  const file = join(top, 'fresh.sqlite')
  const store = new SqliteStore(file)
  const rows = [rowOf(newId()), rowOf(newId()), rowOf(newId())]
  const expected = (n: number) => Array.from({ length: n }, (_, i) => entry(i))
  const all = async (from: SqliteStore, n: number): Promise<void> => {
    for (const { id } of rows) {
      expect(await from.table(id)).toMatchObject({ count: n })
      expect(await from.entries(id)).toEqual(expected(n))
      expect(await from.entries(id, n - 2)).toEqual(expected(n).slice(-2))
      expect(await from.madeSince(id, n - 3)).toEqual([0, 0, 0])
    }
  }
  const grow = async (to: SqliteStore, from: number, n: number): Promise<void> => {
    const done = await Promise.all(rows.map(({ id }) => to.append({ ...added(id, from, n), unchanged: true })))
    expect(done).toEqual([true, true, true])
  }
  for (const row of rows) await store.addTable(row)
  let crashes = 0
  /** Another store opens what lies on the disk just then. */
  const crashed = async (n: number): Promise<void> => {
    const left = join(top, `crashed-${++crashes}.sqlite`)
    for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, `${left}${rest}`)
    const again = new SqliteStore(left)
    await all(again, n)
    expect(await again.append(added(rows[0]?.id ?? '', n - 1))).toBe(false)
    await grow(again, n, 5)
    await again.removeTable(rows[0]?.id ?? '')
    await again.close()
    expect((await copyOut(left, join(top, 'copy.sqlite'))).entries).toBe(2 * (n + 5))
  }
  const STEP = 250
  let size = 0
  for (; size < FULL; size += STEP) {
    await grow(store, size, STEP)
    // From here on one bin is full, and goes into its places a match at a time.
    if (3 * (size + STEP) >= FULL && crashes < 6) await crashed(size + STEP)
    if (size % 2000 === 0) await all(store, size + STEP)
  }
  expect(crashes).toBe(6)
  expect((await copyOut(file, join(top, 'copy.sqlite'))).entries).toBe(3 * size)
  await store.removeTable(rows.pop()?.id ?? '')
  await all(store, size)
  await store.close()
  expect((await copyOut(file, join(top, 'copy.sqlite'))).entries).toBe(2 * size)
})

test('a table removed or packed while others go to their places does not come back', async () => {
  const file = join(top, 'leaving.sqlite')
  const store = new SqliteStore(file)
  const [gone, packed, other] = [rowOf(newId()), rowOf(newId()), rowOf(newId())]
  for (const row of [gone, packed, other]) await store.addTable(row)
  await store.append(added(gone.id, 0, 5))
  await store.append({ ...added(packed.id, 0, 5), stage: 'over' })
  for (let n = 0; n <= FULL; n += 512) await store.append({ ...added(other.id, n, 512), touched: 1e13 })
  await store.removeTable(gone.id)
  expect(await store.archive(1e12)).toBe(1)
  const left = join(top, 'left.sqlite')
  for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, `${left}${rest}`)
  const again = new SqliteStore(left)
  expect(await again.table(gone.id)).toBeNull()
  expect(await again.entries(gone.id)).toEqual([])
  expect(await again.entries(packed.id)).toEqual([0, 1, 2, 3, 4].map(entry))
  await Promise.all([again.close(), store.close()])
  expect((await copyOut(left, join(top, 'copy.sqlite'))).entries).toBe(
    (await copyOut(file, join(top, 'copy.sqlite'))).entries + 5,
  )
})

test('how a match stands is listed as it is, though it was not yet written where lists look', async () => {
  const file = join(top, 'standing.sqlite')
  const store = new SqliteStore(file)
  const person = newId()
  const [early, late] = [rowOf(person), rowOf(person)]
  for (const row of [early, late]) await store.addTable(row)
  const played = (id: string, round: number, touched: number) =>
    store.append({ ...added(id, round - 1), gist: { ...GIST, round }, touched })
  await played(late.id, 1, 100)
  await played(early.id, 1, 200)
  await played(late.id, 2, 300)
  const order = async (from: SqliteStore) =>
    (await from.tablesOf(person, 9)).map(({ id, gist, touched }) => [id, gist, touched])
  const expected = [
    [late.id, { ...GIST, round: 2 }, 300],
    [early.id, { ...GIST, round: 1 }, 200],
  ]
  expect(await order(store)).toEqual(expected)
  await played(early.id, 2, 400)
  const left = join(top, 'standing-left.sqlite')
  for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, `${left}${rest}`)
  const again = new SqliteStore(left)
  expect(await order(again)).toEqual(await order(store))
  expect((await again.table(early.id))?.gist).toEqual({ ...GIST, round: 2 })
  await Promise.all([again.close(), store.close()])
})

test('where a turn cannot be written, what was written before it is still counted', async () => {
  const store = new SqliteStore(join(top, 'failing.sqlite'))
  const row = rowOf(newId())
  await store.addTable(row)
  expect(await store.append(added(row.id, 0, 3))).toBe(true)
  const broken = { ...added(row.id, 3), gist: { ...GIST, round: 1n as never } }
  await expect(store.append(broken)).rejects.toThrow()
  expect(await store.table(row.id)).toMatchObject({ count: 3 })
  expect(await store.entries(row.id)).toEqual([0, 1, 2].map(entry))
  expect(await store.append(added(row.id, 3))).toBe(true)
  await store.close()
})

test('while much is written it goes to its place in the file by itself, and nobody waits for the disk', async () => {
  const file = join(top, 'tidy.sqlite')
  const store = new SqliteStore(file)
  const row = rowOf(newId())
  await store.addTable(row)
  const before = statSync(file).size
  const grow = (from: number): Promise<boolean> => store.append({ ...added(row.id, from, 600), unchanged: true })
  expect(await grow(0)).toBe(true)
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(before), 10_000)
  expect(await grow(600)).toBe(true)
  await store.close()
  expect((await copyOut(file, join(top, 'copy.sqlite'))).entries).toBe(1200)
})

test('a copy is put back over a damaged file, too, and over one that a crash left behind; that is kept', async () => {
  const file = join(top, 'lost.sqlite')
  const copy = join(top, 'lost-copy.sqlite')
  const store = new SqliteStore(file)
  const row = rowOf(newId())
  await store.addTable(row)
  await copyOut(file, copy)
  await store.append(added(row.id, 0, 3))
  const crashed = join(top, 'lost-crashed.sqlite')
  for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, `${crashed}${rest}`)
  await store.close()
  writeFileSync(file, 'nonsense')
  expect(copyIn(copy, file)).toEqual({ tables: 1, entries: 0 })
  expect(readFileSync(`${file}.before`, 'utf8')).toBe('nonsense')
  expect(copyIn(copy, crashed)).toEqual({ tables: 1, entries: 0 })
  const [again, before] = [new SqliteStore(crashed), new SqliteStore(`${crashed}.before`)]
  expect(await again.entries(row.id)).toEqual([])
  expect(await before.entries(row.id)).toEqual([0, 1, 2].map(entry))
  await Promise.all([again.close(), before.close()])
})
