import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableSeen } from '@muster/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pair } from '../kit/pair.ts'
import { type Running, running } from '../kit/server.ts'
import { Visitor } from '../kit/visitor.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

let server: Running
beforeAll(async () => {
  server = await running({ settings: { guests: 30, tables: 3 } })
})
afterAll(() => server.stop())

const me = (who: Visitor) => who.get<{ person: { id: string; name: string } | null }>('me')

describe('a guest', () => {
  test('is known by a cookie that no script reads and no other page sends', async () => {
    const { headers } = await new Visitor(server.address).ask('call', { body: { name: 'Ann' } })
    const [cookie = ''] = headers.getSetCookie()
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
  })

  test('behind TLS, the cookie goes over TLS only', async () => {
    const safe = await running({ settings: { origin: 'https://muster.example' } })
    const { headers } = await new Visitor(safe.address).ask('call', { body: { name: 'Ann' } })
    expect(headers.getSetCookie()[0]).toContain('Secure')
    await safe.stop()
  })

  test('comes back by the private way, and the way before opens nothing', async () => {
    const ann = new Visitor(server.address)
    const { person, back } = await ann.get<{ person: { id: string }; back: string }>('call', { body: { name: 'Ann' } })
    const phone = new Visitor(server.address)
    expect((await me(phone)).person).toBeNull()
    await phone.get('back', { body: { token: back } })
    expect((await me(phone)).person?.id).toBe(person.id)
    const { back: newer } = await phone.get<{ back: string }>('newBack')
    expect((await new Visitor(server.address).ask('back', { body: { token: back } })).status).toBe(404)
    expect((await new Visitor(server.address).ask('back', { body: { token: newer } })).status).toBe(200)
    await phone.get('forget')
    expect((await me(phone)).person).toBeNull()
  })

  test('stays known when secrets change, and is signed anew', async () => {
    const ann = await server.visitor('Ann')
    const { person } = await me(ann)
    const before = ann.cookie
    server = await server.again()
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
    const file = new DatabaseSync(server.file)
    file.exec('update secrets set made = made - 40 * 86400000.0')
    file.close()
    server = await server.again()
    expect((await me(ann)).person).toEqual(person)
    expect(ann.cookie).not.toBe(before)
  })

  test('is known at every node, though another has just made a new secret', async () => {
    const store = new SqliteStore(join(mkdtempSync(join(tmpdir(), 'muster-nodes-')), 'muster.sqlite'))
    const node = () =>
      running({ store: async () => Object.assign(Object.create(store), { close: async () => undefined }) })
    const one = await node()
    await store.addSecret({ secret: 'newer', made: Date.now() + 1 })
    const other = await node()
    const ann = await other.visitor('Ann')
    const elsewhere = new Visitor(one.address)
    elsewhere.cookie = ann.cookie
    expect((await me(elsewhere)).person?.name).toBe('Ann')
    elsewhere.cookie = `${ann.cookie.slice(0, -4)}AAAA`
    expect((await me(elsewhere)).person).toBeNull()
    for (const { stop } of [one, other]) await stop()
    await store.close()
  })

  test('is not made without end from one address', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, () => new Visitor(server.address).ask('call', { body: { name: 'Eve' } })),
    )
    expect(all.some((a) => a.status === 429)).toBe(true)
    server = await server.again()
  })
})

describe('a table', () => {
  test('seats whoever has the link; the last chair uses it up', async () => {
    const { ann, ben, table, invite } = await pair(server, 'wravity')
    expect(table.invite).toBeNull()
    for (const who of [await server.visitor('Eve'), new Visitor(server.address)])
      expect((await who.ask('letter', { params: { token: invite } })).status).toBe(409)
    expect((await ann.ask('letter', { params: { token: invite } })).status).toBe(200)
    const seen = await ann.get<TableSeen>('table', { params: { id: table.id } })
    expect(seen.chairs.map((c) => c.who.type === 'person' && c.who.name)).toEqual(['Ann', 'Ben'])
    expect((await ben.get<{ tables: TableSeen[] }>('tables')).tables.map((t) => t.id)).toEqual([table.id])
    await ben.get('leave', { params: { id: table.id } })
    const free = await ann.get<TableSeen>('table', { params: { id: table.id } })
    expect(free.invite).not.toBeNull()
    expect((await ben.get<{ tables: TableSeen[] }>('tables')).tables).toEqual([])
    await ann.get('clear', { params: { id: table.id } })
    expect((await ann.ask('table', { params: { id: table.id } })).status).toBe(404)
  })

  test('tells in a letter what it is, to whoever has the link', async () => {
    const ann = await server.visitor('Ann')
    const chairs = [
      { seat: 'p1', for: 'me' },
      { seat: 'p2', for: 'link' },
    ]
    const table = await ann.get<TableSeen>('lay', { body: { game: 'wravity', options: {}, chairs } })
    const letter = await new Visitor(server.address).get('letter', { params: { token: table.invite ?? '' } })
    expect(letter).toMatchObject({ by: 'Ann', game: 'wravity', free: ['p2'], seated: false, mine: false, here: false })
    const waiting = await ann.open(table.id)
    await waiting.until(() => waiting.heard.some((m) => m.type === 'presence'), 'the table')
    const read = { params: { token: table.invite ?? '' } }
    expect(await ann.get('letter', read)).toMatchObject({ seated: true, mine: true, here: true })
    expect(waiting.heard.some((m) => m.type === 'reading')).toBe(false)
    await new Visitor(server.address).get('letter', read)
    await waiting.until(() => waiting.heard.some((m) => m.type === 'reading'), 'that somebody reads')
    await waiting.close()
  })

  test('is laid otherwise as long as nobody else has sat down, and keeps its link', async () => {
    const [ann, ben] = [await server.visitor('Ann'), await server.visitor('Ben')]
    const chairs = (link: string, me: string) => [
      { seat: me, for: 'me' },
      { seat: link, for: 'link' },
    ]
    const laid = await ann.get<TableSeen>('lay', { body: { game: 'wravity', options: {}, chairs: chairs('p2', 'p1') } })
    const waiting = await ann.open(laid.id)
    const params = { id: laid.id }
    const body = { game: 'rivet-wars', options: {}, chairs: chairs('allies', 'blight') }
    const now = await ann.get<TableSeen>('change', { params, body })
    expect(now).toMatchObject({ id: laid.id, game: 'rivet-wars', invite: laid.invite, commitment: laid.commitment })
    await waiting.until(
      () => waiting.heard.some((m) => m.type === 'table' && m.table.game === 'rivet-wars'),
      'the news',
    )
    await waiting.close()
    const sat = await ben.get<TableSeen>('sit', { params: { token: laid.invite ?? '' }, body: {} })
    expect(sat.chairs.map(({ who }) => who.type === 'person' && who.mine)).toEqual([true, false])
    expect((await ann.ask('change', { params, body })).status).toBe(409)
  })

  test('is one of as many as a person may have unfinished', async () => {
    const ann = await server.visitor('Ann')
    const chairs = ['p1', 'p2'].map((seat) => ({ seat, for: 'me' }))
    const lay = () => ann.ask('lay', { body: { game: 'wravity', options: {}, chairs } })
    for (let i = 0; i < 3; i++) expect((await lay()).status).toBe(200)
    expect((await lay()).status).toBe(429)
  })
})

test('the routes are described, and no two of them forgotten', async () => {
  const described = (await (await fetch(`${server.address}/openapi.json`)).json()) as { paths: Record<string, object> }
  const { ROUTES } = await import('@muster/protocol')
  for (const { url, method } of Object.values(ROUTES))
    expect(described.paths[url.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
})

test('health, readiness and figures are for whoever runs it', async () => {
  expect(await (await fetch(`${server.address}/health`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${server.address}/ready`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${server.address}/metrics`)).text()).toContain('muster_tables_open')
  const proxied = await fetch(`${server.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(proxied.status).toBe(404)
})
