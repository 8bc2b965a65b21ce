// What goes on while nobody is connected, on either database.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TableSeen } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { begun, goOn, offered, pair } from '../kit/pair.ts'
import { type Database, postgres } from '../kit/postgres.ts'
import { type Running, running } from '../kit/server.ts'
import { cableTo } from '../kit/torture/faults.ts'
import type { Visitor } from '../kit/visitor.ts'
import { PostgresStore } from '../src/store/postgres.ts'
import type { Store } from '../src/store/rows.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { awaitsComputer } from '../src/tables/going-on.ts'

const settings = { messages: 1000, keptOpen: 0, leftAlone: 1 }
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let database: Database
beforeAll(async () => {
  database = await postgres()
}, 60_000)
afterAll(() => database.stop())

async function until(holds: () => Promise<boolean>, what: string, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; !(await holds()); await pause(50))
    if (Date.now() > end) throw new Error(`waited for ${what}`)
}

const seen = (who: Visitor, id: string): Promise<TableSeen> => who.get<TableSeen>('table', { params: { id } })

/** Ann against a computer; she has done what she could, and the computer is to act. */
async function againstComputer(server: Running, level: string) {
  const ann = await server.visitor('Ann')
  const chairs = [
    { seat: 'p1', for: 'me' },
    { seat: 'p2', for: 'computer', level },
  ]
  const { id } = await ann.get<TableSeen>('lay', { body: { game: 'wravity', options: {}, chairs } })
  const screen = await ann.open(id)
  await screen.until(() => screen.view !== null, 'a view')
  const { game } = await loadGame('wravity', null)
  await screen.until(() => offered(game, screen).length > 0, 'her turn', 60_000)
  while ((await seen(ann, id)).gist?.toAct.includes('p1')) await goOn(game, [screen], 1)
  return { ann, id, screen }
}

const KINDS: readonly (readonly [string, (() => Promise<Store>) | undefined])[] = [
  ['SQLite', undefined],
  ['PostgreSQL', () => PostgresStore.open(database.url)],
]

describe.each(KINDS)('%s', (_, store) => {
  let server: Running
  beforeAll(async () => {
    server = await running({ settings, ...(store ? { store } : {}) })
  }, 60_000)
  afterAll(() => server.stop(), 60_000)

  /** The store itself, while nobody serves it. */
  const alone = async <X>(file: string, work: (kept: Store) => Promise<X>): Promise<X> => {
    const kept = await (store ? store() : new SqliteStore(file))
    try {
      return await work(kept)
    } finally {
      await kept.close()
    }
  }

  test('a computer acts for as long as it has to, though everybody has left; and another server goes on with it', async () => {
    const { ann, id, screen } = await againstComputer(server, 'general')
    await screen.close()
    const { file } = server
    await server.app.close()
    const left = await alone(file, async (kept) => kept.table(id))
    expect(left && awaitsComputer(left)).toBe(true)
    server = await server.again()
    await until(async () => {
      const { gist, stage } = await seen(ann, id)
      return stage === 'over' || gist?.toAct.includes('p1') === true
    }, "the end of the computer's turn")
    expect((await seen(ann, id)).count).toBeGreaterThan(left?.count ?? 0)
  }, 60_000)

  test('the clock of a turn runs out, though everybody has left', async () => {
    const two = await pair(server, 'aces-and-armor', { clock: true })
    const screens = await begun(two)
    const phase = (): string => (screens[0].view as { phase: string }).phase
    while (phase() !== 'move') await goOn(two.game, screens, 1)
    const { id } = two.table
    for (const screen of screens) await screen.close()
    await pause(500)
    const { file } = server
    const { count } = await seen(two.ann, id)
    await server.app.close()
    await alone(file, async (kept) => {
      const times = await kept.times(id)
      expect(times?.at).toBeGreaterThan(0)
      if (times) await kept.saveTimes(id, { ...times, at: Date.now() - 10 * MINUTE })
      await kept.jobs.ask(id, Date.now())
    })
    server = await server.again()
    await until(async () => (await seen(two.ann, id)).count > count, 'the end of the time')
  }, 60_000)
})

test('while a job takes long others are done, and it is not begun twice', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'muster-jobs-')), 'muster.sqlite')
  const store = new SqliteStore(file)
  const begun: string[] = []
  const held = new AbortController()
  const end = await store.jobs.run(
    async (key) => {
      begun.push(key)
      // Whoever dies in the midst of it would leave this behind.
      await store.jobs.ask(key, Date.now() + (key === 'long' ? 0 : HOUR))
      if (key === 'long') await once(held.signal, 'abort')
    },
    (error) => begun.push(String(error)),
  )
  await store.jobs.ask('long', Date.now())
  await until(async () => begun.length === 1, 'the first')
  await store.jobs.ask('short', Date.now())
  await until(async () => begun.length === 2, 'the second', 5000)
  await pause(2500)
  expect(begun).toEqual(['long', 'short'])
  held.abort()
  await end()
  await store.close()
  rmSync(dirname(file), { recursive: true })
})

test('of two nodes that see the same job, one does it, and once', async () => {
  const url = await database.fresh()
  const nodes = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
  const done: string[] = []
  const failures: unknown[] = []
  const ends = await Promise.all(
    nodes.map((node) =>
      node.jobs.run(
        async (key) => void done.push(key),
        (error) => failures.push(error),
      ),
    ),
  )
  for (let i = 0; i < 20; i++) for (const { jobs } of nodes) await jobs.ask(`table-${i}`, Date.now() + 1000)
  await until(async () => done.length >= 20, 'the jobs')
  await pause(1500)
  expect(done.sort()).toEqual(Array.from({ length: 20 }, (_, i) => `table-${i}`).sort())
  expect(failures).toEqual([])
  await Promise.all(ends.map((end) => end()))
  await Promise.all(nodes.map((node) => node.close()))
}, 60_000)

test('a node that was cut from its database in the midst of all it does goes on when it is back', async () => {
  const cable = await cableTo(await database.fresh())
  const node = await PostgresStore.open(cable.url)
  const begun: string[] = []
  const failures: unknown[] = []
  const plain = vi.spyOn(console, 'trace')
  const held = new AbortController()
  const end = await node.jobs.run(
    async (key) => {
      begun.push(key)
      if (key !== 'later') await once(held.signal, 'abort')
    },
    (error) => failures.push(error),
  )
  for (let i = 0; i < 4; i++) await node.jobs.ask(`table-${i}`, Date.now())
  await until(async () => begun.length === 4, 'all hands at work')
  cable.cut()
  held.abort()
  await pause(1500)
  cable.mend()
  await until(async () => {
    await node.jobs.ask('later', Date.now()).catch(() => undefined)
    return begun.includes('later')
  }, 'what is asked later')
  await end()
  await node.close()
  cable.close()
  expect(failures.length).toBeGreaterThan(0)
  expect(plain).not.toHaveBeenCalled()
  plain.mockRestore()
}, 60_000)
