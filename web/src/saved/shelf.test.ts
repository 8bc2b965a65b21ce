import { COMPUTER, PERSON } from '@muster/table/testrig'
import { afterEach, expect, test, vi } from 'vitest'
import { service } from '../worker/service.ts'
import type { SavedMatch } from './saved.ts'
import { matchShelf } from './shelf.ts'
import { unwilling } from './testshelf.ts'

vi.mock('idb', () => import('./testshelf.ts'))

const CHAIRS = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]
const named = (name: string): Error => Object.assign(new Error(name), { name })
const begin = (): Promise<string> =>
  service(() => undefined, matchShelf).create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })

/** A table with a person on every seat, so that it waits. */
async function seated(id: string) {
  const table = service(() => undefined, matchShelf)
  expect(await table.open(id)).toMatchObject({ type: 'open' })
  table.start()
  return table
}

afterEach(async () => {
  Object.assign(unwilling, { read: null, write: null })
  for (const { id } of (await matchShelf.list()).matches) await matchShelf.remove(id)
  for (const id of (await matchShelf.list()).damaged) await matchShelf.remove(id)
  expect(matchShelf.trouble()).toBeNull()
})

test('where the browser keeps nothing, a match is played in memory', async () => {
  Object.assign(unwilling, { read: named('SecurityError'), write: named('SecurityError') })
  const id = await begin()
  expect(matchShelf.trouble()).toBe('blocked')
  expect((await matchShelf.list()).matches).toMatchObject([{ id }])
  expect(matchShelf.isHeld(id)).toBe(true)
  const table = await seated(id)
  await table.session().resign()
  table.close()
  expect(await matchShelf.countOf(id)).toBe(1)
  expect((await matchShelf.list()).matches).toMatchObject([{ id, gist: { over: true } }])
})

test('a browser that is full in the midst of a match loses nothing, and gets all of it when there is room', async () => {
  const id = await begin()
  expect(matchShelf.isHeld(id)).toBe(false)
  unwilling.write = named('QuotaExceededError')
  const table = await seated(id)
  await table.session().giveOrders({})
  expect(matchShelf.trouble()).toBe('full')
  expect(matchShelf.isHeld(id)).toBe(true)
  expect(await matchShelf.countOf(id)).toBe(1)
  unwilling.write = null
  await table.session().resign()
  table.close()
  expect(matchShelf.trouble()).toBeNull()
  expect(matchShelf.isHeld(id)).toBe(false)
  expect(await matchShelf.fetch(id)).toMatchObject({ whole: true, entries: [{ orders: {} }, { end: 'resigned' }] })
})

test('deleting another match makes room for what is held', async () => {
  const old = await begin()
  unwilling.write = named('QuotaExceededError')
  const id = await begin()
  expect(matchShelf.isHeld(id)).toBe(true)
  unwilling.write = null
  await matchShelf.remove(old)
  expect(matchShelf.isHeld(id)).toBe(false)
  expect((await matchShelf.list()).matches).toMatchObject([{ id }])
})

async function damaged(part: object, entries: number): Promise<string> {
  const id = await begin()
  const table = await seated(id)
  for (let i = 0; i < 3; i++) await table.session().giveOrders({})
  table.close()
  const found = await matchShelf.fetch(id)
  const { saved } = found as { saved: SavedMatch }
  await matchShelf.keep({ ...saved, ...part }, found?.entries.slice(0, entries) ?? [])
  return id
}

test.each<[string, object, number, number]>([
  ['a count too small', { count: 1 }, 3, 0],
  ['a count too large', { count: 7 }, 3, 4],
  ['entries missing', {}, 2, 1],
  ['nobody on the chairs', { chairs: [] }, 3, 0],
  ['a chair of no seat', { chairs: [{ seat: 'nobody', side: 'allies', who: PERSON }] }, 3, 0],
  ['no gist', { gist: null }, 3, 0],
])('with %s a match says so, and can be mended', async (_, part, entries, lost) => {
  const id = await damaged(part, entries)
  const d = service(() => undefined, matchShelf)
  expect(await d.open(id)).toEqual({ type: 'damaged' })
  expect(await d.openStory({ id })).toEqual({ ok: false, why: { key: 'record.damaged' } })
  expect(await d.mend(id)).toEqual({ ok: true, lost })
  const table = await seated(id)
  await table.session().resign()
  expect(await matchShelf.fetch(id)).toMatchObject({ whole: true })
  table.close()
})

test.each<[string, object]>([
  ['no seed', { seed: null }],
  ['another seed', { seed: '0'.repeat(64) }],
  ['a seed that is none', { seed: 7 }],
])('with %s a match can be looked at, and goes on as another with dice of its own', async (_, part) => {
  const id = await damaged(part, 3)
  const d = service(() => undefined, matchShelf)
  expect(await d.open(id)).toEqual({ type: 'diceLost' })
  expect(await d.openStory({ id })).toMatchObject({ ok: true })
  const next = await d.playOn(id)
  expect(await d.open(next ?? '')).toMatchObject({ type: 'open', head: { chairs: CHAIRS } })
  expect(await matchShelf.countOf(id)).toBe(3)
  d.close()
})

test.each<[string, object]>([
  ['of a game that is not here', { head: { game: 'chess', seats: [{ seat: 'allies', side: 'allies' }] } }],
  ['without a head', { head: null }],
  ['with an opening of nothing', { head: { game: 'rivet-wars', seats: CHAIRS, dice: {}, opening: 7 } }],
])('a match %s says so, and cannot be mended', async (_, part) => {
  const id = await damaged(part, 3)
  const d = service(() => undefined, matchShelf)
  expect(await d.open(id)).toEqual({ type: 'damaged' })
  expect(await d.mend(id)).toEqual({ ok: false })
  await matchShelf.remove(id)
})

test('foreign things on the shelf hide no match', async () => {
  const id = await begin()
  for (const foreign of [{ id: 'x' }, { id: 'y', head: 'z', chairs: 3, gist: [] }])
    await matchShelf.keep(foreign as never, [])
  expect((await matchShelf.list()).matches).toMatchObject([{ id }])
  expect((await matchShelf.list()).damaged).toEqual(['x', 'y'])
})
