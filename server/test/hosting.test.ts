// What whoever runs a server does with it.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsFor } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { expect, test } from 'vitest'
import { begun, goOn, offered, pair } from '../kit/pair.ts'
import { started } from '../kit/process.ts'
import { running } from '../kit/server.ts'
import { Visitor } from '../kit/visitor.ts'
import { fileIn } from '../src/open-store.ts'
import { copyIn, copyOut } from '../src/store/copies.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

test('a copy is taken while it runs, and put back into one that is stopped', async () => {
  const server = await started()
  const visitor = (name: string) => new Visitor(server.address).called(name)
  const two = await pair({ visitor }, 'wravity')
  const screens = await begun(two)
  await goOn(two.game, screens, 5)
  const { count } = screens[0]
  const top = mkdtempSync(join(tmpdir(), 'muster-copy-'))
  const copy = join(top, 'copy.sqlite')
  expect(await copyOut(fileIn(server.data), copy)).toEqual({ tables: 1, entries: count })
  await expect(copyOut(fileIn(server.data), join(top, 'none', 'copy.sqlite'))).rejects.toThrow('there is no folder')
  expect(() => copyIn(copy, fileIn(server.data))).toThrow('stop it first')
  expect(() => new SqliteStore(fileIn(server.data))).toThrow('uses this data folder')
  await server.stop()
  expect(copyIn(copy, fileIn(top))).toEqual({ tables: 1, entries: count })
  const store = new SqliteStore(fileIn(top))
  expect(await store.entries(two.table.id)).toHaveLength(count)
  await store.close()
  writeFileSync(copy, 'nonsense')
  expect(() => copyIn(copy, fileIn(top))).toThrow('no copy')
  rmSync(top, { recursive: true })
})

test('told to end, it ends in peace and loses nothing', async () => {
  const server = await started()
  const visitor = (name: string) => new Visitor(server.address).called(name)
  const two = await pair({ visitor }, 'wravity')
  const screens = await begun(two)
  await goOn(two.game, screens, 3)
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await screens[0].until(() => screens[0].closed !== null, 'the close')
  expect(screens[0].closed).toBe(4503)
  // Told again before it has, it would end at once, and not in peace.
  await ended
  await server.stop()
  expect(server.child.exitCode).toBe(0)
})

test('computers play at their chairs', async () => {
  const server = await running()
  const ann = await server.visitor('Ann')
  const chairs = [
    { seat: 'p1', for: 'me' },
    { seat: 'p2', for: 'computer', level: 'random' },
  ]
  const table = await ann.get<TableSeen>('lay', { body: { game: 'wravity', options: {}, chairs } })
  const screen = await ann.open(table.id)
  await screen.until(() => screen.view !== null, 'a view')
  const { game } = await loadGame('wravity', null)
  const did = (): boolean => screen.heard.some((m) => m.type === 'steps' && m.deeds.some((d) => d.by === 'p2'))
  const mine = (): boolean => offered(game, screen).length > 0
  for (let i = 0; i < 30 && !did(); i++) {
    await screen.until(() => mine() || did(), 'somebody to act', 30_000)
    if (mine()) await goOn(game, [screen], 1, `me/${i}`)
  }
  await screen.until(did, 'the computer', 30_000)
  await screen.close()
  await server.stop()
})

test('people who share a screen hand it over to each other, and a covered screen shows nothing', async () => {
  const server = await running({ settings: { messages: 1000 } })
  const ann = await server.visitor('Ann')
  const { game } = await loadGame('rivet-wars', null)
  const options = { mission: '3' }
  const chairs = game
    .seats(optionsFor(game, options))
    .map(({ seat }, i) => (i === 0 ? { seat, for: 'me' } : { seat, for: 'here', name: 'Ben' }))
  const table = await ann.get<TableSeen>('lay', { body: { game: 'rivet-wars', options, chairs } })
  const screen = await ann.open(table.id)
  const told = () => screen.heard.findLast((m) => ['handOver', 'sight', 'steps'].includes(m.type))
  let handed: string | null = null
  for (let i = 0; i < 200 && handed === null; i++) {
    await screen.until(() => told()?.type === 'handOver' || offered(game, screen).length > 0, 'somebody')
    const last = told()
    if (last?.type === 'handOver') handed = last.to
    else await goOn(game, [screen], 1, `share/${i}`)
  }
  expect(handed).not.toBeNull()
  expect(await screen.ask({ type: 'diary' })).toMatchObject({ type: 'done', result: { ok: false } })
  await screen.ask({ type: 'sit', viewer: handed })
  await screen.until(() => screen.viewer === handed, 'a view')
  await screen.close()
  await server.stop()
})
