// Rooms whose beginning or end is disturbed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProblemCode } from '@muster/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begun, offered, pair } from '../kit/pair.ts'
import { type Running, running } from '../kit/server.ts'
import type { Store, TableRow } from '../src/store/rows.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Line } from '../src/tables/line.ts'
import { Rooms } from '../src/tables/rooms.ts'

let folder: string
let store: SqliteStore
let server: Running

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-rooms-'))
  store = new SqliteStore(join(folder, 'muster.sqlite'))
  server = await running({ store: async () => store })
})

afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Beside those of the server. */
function roomsOf(keptOpen: number): Rooms {
  const thinker = { ask: async () => null, stop: () => undefined }
  const { jobs } = store
  const failed = (): void => undefined
  const times = { keptOpen, goneAfter: 1000, leftAlone: 1000, answerPause: 0 }
  return new Rooms({
    store,
    jobs,
    failed,
    ...times,
    thinkers: { thinker: () => thinker, close: async () => undefined },
  })
}

test('whoever takes a chair back before there is a match does not keep it from beginning', async () => {
  const ann = await server.visitor('Ann')
  const ben = await server.visitor('Ben')
  const chairs = [
    { seat: 'g1', for: 'me' },
    { seat: 'us', for: 'link' },
  ]
  const laid = await ann.get<{ id: string; invite: string }>('lay', {
    body: { game: 'aces-and-armor', options: {}, chairs },
  })
  const screen = await ann.open(laid.id)
  await screen.ask({ type: 'takeBack' })
  await ben.get('sit', { params: { token: laid.invite }, body: {} })
  const other = await ben.open(laid.id)
  for (const one of [screen, other]) await one.until(() => one.view !== null, 'the match')
})

test('a match that could not be read once is read when somebody asks again', async () => {
  const two = await pair(server, 'aces-and-armor')
  await begun(two)
  const rooms = roomsOf(60_000)
  const room = await rooms.room(two.table.id)
  const entries = store.entries.bind(store)
  store.entries = async () => {
    throw new Error('not now')
  }
  await expect(room.goOn()).rejects.toThrow('not now')
  store.entries = entries
  await room.goOn()
  await rooms.close()
})

test('what was changed while a match was being set up is not written over', async () => {
  const change = store.changeTable.bind(store)
  let changed = false
  store.changeTable = async (row: TableRow, begins) => {
    if (begins && !changed) {
      changed = true
      const { head: _, gist: __, stage: ___, ...now } = row
      await change({ ...now, head: null, gist: null, stage: 'laid', makerName: 'Another' })
    }
    return change(row, begins)
  }
  const two = await pair(server, 'aces-and-armor')
  const [screen] = await begun(two)
  expect((await store.table(two.table.id))?.makerName).toBe('Another')
  expect(offered(two.game, screen).length).toBeGreaterThan(0)
})

test('a line to a room that was put away meanwhile is cut, to be opened again', async () => {
  const two = await pair(server, 'aces-and-armor')
  const rooms = roomsOf(0)
  const room = await rooms.room(two.table.id)
  while (rooms.size > 0) await pause(20)
  const cuts: ProblemCode[] = []
  const wire = {
    person: 'ann',
    send: () => undefined,
    sendText: () => undefined,
    cut: (why: ProblemCode) => void cuts.push(why),
  }
  await room.join(new Line(wire, false, { viewer: null, since: null }))
  expect(cuts).toEqual(['later'])
  await rooms.close()
})

test('a node whose line to the others broke asks them who is here, and says so itself', async () => {
  const ann = await server.visitor('Ann')
  const chairs = [
    { seat: 'g1', for: 'me' },
    { seat: 'us', for: 'link' },
  ]
  const { id } = await ann.get<{ id: string }>('lay', { body: { game: 'aces-and-armor', options: {}, chairs } })
  const told: boolean[] = []
  const elsewhere: Pick<Store, 'onChange' | 'tellHere'> = {
    onChange(listener) {
      back = listener
      return () => undefined
    },
    tellHere: async (table, people, asks) => void (table === id && people.includes('ann') && told.push(asks)),
  }
  Object.assign(store, elsewhere)
  let back: (table: string | null) => void = () => undefined
  const rooms = roomsOf(60_000)
  const wire = { person: 'ann', send: () => undefined, sendText: () => undefined, cut: () => undefined }
  await (await rooms.room(id)).join(new Line(wire, false, { viewer: null, since: null }))
  expect(told).toEqual([true])
  back(null)
  await vi.waitFor(() => expect(told).toEqual([true, true]))
  await rooms.close()
})

test('a lock that was left behind holds nobody up, whoever has its number now', async () => {
  const path = join(folder, 'other.sqlite')
  const before = new SqliteStore(path)
  const left = readFileSync(`${path}.lock`, 'utf8')
  await before.close()
  writeFileSync(`${path}.lock`, left.replace(String(process.pid), String(process.ppid)))
  await new SqliteStore(path).close()
  // Of an older server nothing but the number is known.
  writeFileSync(`${path}.lock`, String(process.ppid))
  expect(() => new SqliteStore(path)).toThrow('uses this data folder')
})

test('two servers with the same number, each in a container of its own, do not write to one file', async () => {
  const path = join(folder, 'shared.sqlite')
  const code = `import { hold } from ${JSON.stringify(new URL('../src/store/lock.ts', import.meta.url).href)}
    hold(${JSON.stringify(path)}); console.log('held'); setInterval(() => undefined, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  writeFileSync(`${path}.lock`, String(process.pid))
  expect(() => new SqliteStore(path)).toThrow('uses this data folder')
  other.kill('SIGKILL')
  await once(other, 'exit')
  await new SqliteStore(path).close()
})
