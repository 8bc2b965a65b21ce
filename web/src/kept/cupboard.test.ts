import { COMPUTER, PERSON } from '@muster/table/testrig'
import { afterEach, expect, test, vi } from 'vitest'
import { service } from '../worker/service.ts'
import { cupboard } from './cupboard.ts'
import type { Kept } from './kept.ts'
import { unwilling } from './testshelf.ts'

vi.mock('idb', () => import('./testshelf.ts'))

const CHAIRS = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]
const named = (name: string): Error => Object.assign(new Error(name), { name })
const begin = (): Promise<string> =>
  service(() => undefined, cupboard).create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })

/** A table with a person on every seat, so that it waits. */
async function seated(id: string) {
  const table = service(() => undefined, cupboard)
  expect(await table.open(id)).toMatchObject({ type: 'open' })
  table.start()
  return table
}

afterEach(async () => {
  Object.assign(unwilling, { read: null, write: null })
  for (const { id } of (await cupboard.list()).matches) await cupboard.remove(id)
  for (const id of (await cupboard.list()).damaged) await cupboard.remove(id)
  expect(cupboard.trouble()).toBeNull()
})

test('where the browser keeps nothing, a match is played in memory', async () => {
  Object.assign(unwilling, { read: named('SecurityError'), write: named('SecurityError') })
  const id = await begin()
  expect(cupboard.trouble()).toBe('blocked')
  expect((await cupboard.list()).matches).toMatchObject([{ id }])
  expect(cupboard.isHeld(id)).toBe(true)
  const table = await seated(id)
  await table.session().resign()
  table.close()
  expect(await cupboard.countOf(id)).toBe(1)
  expect((await cupboard.list()).matches).toMatchObject([{ id, gist: { over: true } }])
})

test('a browser that is full in the midst of a match loses nothing, and gets all of it when there is room', async () => {
  const id = await begin()
  expect(cupboard.isHeld(id)).toBe(false)
  unwilling.write = named('QuotaExceededError')
  const table = await seated(id)
  await table.session().giveOrders({})
  expect(cupboard.trouble()).toBe('full')
  expect(cupboard.isHeld(id)).toBe(true)
  expect(await cupboard.countOf(id)).toBe(1)
  unwilling.write = null
  await table.session().resign()
  table.close()
  expect(cupboard.trouble()).toBeNull()
  expect(cupboard.isHeld(id)).toBe(false)
  expect(await cupboard.fetch(id)).toMatchObject({ whole: true, entries: [{ orders: {} }, { end: 'resigned' }] })
})

test('deleting another match makes room for what is held', async () => {
  const old = await begin()
  unwilling.write = named('QuotaExceededError')
  const id = await begin()
  expect(cupboard.isHeld(id)).toBe(true)
  unwilling.write = null
  await cupboard.remove(old)
  expect(cupboard.isHeld(id)).toBe(false)
  expect((await cupboard.list()).matches).toMatchObject([{ id }])
})

async function damaged(part: object, entries: number): Promise<string> {
  const id = await begin()
  const table = await seated(id)
  for (let i = 0; i < 3; i++) await table.session().giveOrders({})
  table.close()
  const found = await cupboard.fetch(id)
  const { kept } = found as { kept: Kept }
  await cupboard.keep({ ...kept, ...part }, found?.entries.slice(0, entries) ?? [])
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
  const d = service(() => undefined, cupboard)
  expect(await d.open(id)).toEqual({ type: 'damaged' })
  expect(await d.openStory({ id })).toEqual({ ok: false, why: { key: 'record.damaged' } })
  expect(await d.mend(id)).toEqual({ ok: true, lost })
  const table = await seated(id)
  await table.session().resign()
  expect(await cupboard.fetch(id)).toMatchObject({ whole: true })
  table.close()
})

test.each<[string, object]>([
  ['no seed', { seed: null }],
  ['another seed', { seed: '0'.repeat(64) }],
  ['a seed that is none', { seed: 7 }],
])('with %s a match can be looked at, and goes on as another with dice of its own', async (_, part) => {
  const id = await damaged(part, 3)
  const d = service(() => undefined, cupboard)
  expect(await d.open(id)).toEqual({ type: 'diceLost' })
  expect(await d.openStory({ id })).toMatchObject({ ok: true })
  const next = await d.playOn(id)
  expect(await d.open(next ?? '')).toMatchObject({ type: 'open', head: { chairs: CHAIRS } })
  expect(await cupboard.countOf(id)).toBe(3)
  d.close()
})

test.each<[string, object]>([
  ['of a game that is not here', { head: { game: 'chess', seats: [{ seat: 'allies', side: 'allies' }] } }],
  ['without a head', { head: null }],
  ['with an opening of nothing', { head: { game: 'rivet-wars', seats: CHAIRS, dice: {}, opening: 7 } }],
])('a match %s says so, and cannot be mended', async (_, part) => {
  const id = await damaged(part, 3)
  const d = service(() => undefined, cupboard)
  expect(await d.open(id)).toEqual({ type: 'damaged' })
  expect(await d.mend(id)).toEqual({ ok: false })
  await cupboard.remove(id)
})

test('foreign things on the shelf hide no match', async () => {
  const id = await begin()
  for (const foreign of [{ id: 'x' }, { id: 'y', head: 'z', chairs: 3, gist: [] }])
    await cupboard.keep(foreign as never, [])
  expect((await cupboard.list()).matches).toMatchObject([{ id }])
  expect((await cupboard.list()).damaged).toEqual(['x', 'y'])
})
