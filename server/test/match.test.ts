import { verify } from '@muster/dice'
import { GAMES } from '@muster/games'
import type { TableSeen } from '@muster/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begun, goOn, offered, pair } from '../kit/pair.ts'
import { type Running, running } from '../kit/server.ts'
import { Screen } from '../kit/visitor.ts'

let server: Running
beforeAll(async () => {
  server = await running({ settings: { goneAfter: 1, messages: 1000 } })
})
afterAll(() => server.stop())

describe.each(GAMES.map((g) => g.id))('%s over the line', (id) => {
  test('two people play, keep their views by what they are told, and check the dice', async () => {
    const two = await pair(server, id)
    const screens = await begun(two)
    await goOn(two.game, screens, 40)
    for (const [i, who] of [two.ann, two.ben].entries()) {
      const fresh = await who.open(two.table.id)
      await fresh.until(() => fresh.view !== null, 'a view')
      expect(screens[i]?.view).toEqual(fresh.view)
      await fresh.close()
    }
    await screens[0].ask({ type: 'resign' })
    const record = await two.ben.get<never>('record', { params: { id: two.table.id } })
    expect(verify(two.game, record)).toMatchObject({ ok: true, sealed: true })
    for (const s of screens) await s.close()
  })

  test('whoever comes back fetches only what was missed, taken-back things included', async () => {
    const two = await pair(server, id)
    const screens = await begun(two)
    await goOn(two.game, screens, 4)
    for (const away of [0, 1] as const) {
      const old = screens[away]
      const { view, count, viewer } = old
      await old.close()
      const other = screens[1 - away] as Screen
      await goOn(two.game, [other], 3, 'alone')
      await other.ask({ type: 'undo', count: other.count })
      const back = await Screen.dial(away === 0 ? two.ann : two.ben, two.table.id)
      Object.assign(back, { view, count, viewer })
      await back.hello(two.table, count, viewer)
      await back.until(() => back.count === other.count, 'what was missed')
      expect(back.heard.some((m) => m.type === 'sight')).toBe(false)
      const fresh = await (away === 0 ? two.ann : two.ben).open(two.table.id)
      await fresh.until(() => fresh.view !== null, 'a view')
      expect(back.view).toEqual(fresh.view)
      await fresh.close()
      screens[away] = back
    }
    for (const s of screens) await s.close()
  })
})

describe('an action', () => {
  test('sent again is harmless; a stale one gets the present view; nobody acts for another', async () => {
    const two = await pair(server, 'aces-and-armor')
    const screens = await begun(two)
    const actor = screens.find((s) => offered(two.game, s).length > 0) as Screen
    const other = screens.find((s) => s !== actor) as Screen
    const { count } = actor
    const [action, another] = offered(two.game, actor)
    expect(await other.ask({ type: 'act', action, count })).toMatchObject({ result: { ok: false } })
    expect(await actor.ask({ type: 'act', action, count })).toMatchObject({ result: { ok: true } })
    const after = actor.count
    expect(await actor.ask({ type: 'act', action, count })).toMatchObject({ result: { ok: true } })
    expect(actor.count).toBe(after)
    const from = actor.heard.length
    expect(await actor.ask({ type: 'act', action: another, count })).toMatchObject({
      result: { ok: false, why: { key: 'refusal.stale' } },
    })
    expect((await actor.next('sight', from)).count).toBe(after)
    for (const s of screens) await s.close()
  })

  test('survives a restart of the server', async () => {
    const two = await pair(server, 'wravity')
    const screens = await begun(two)
    await goOn(two.game, screens, 6)
    const { count, view } = screens[0]
    server = await server.again()
    await screens[0].until(() => screens[0].closed !== null, 'the close')
    const again = await begun(two)
    expect(again[0].count).toBe(count)
    expect(again[0].view).toEqual(view)
    await goOn(two.game, again, 4, 'again')
    for (const s of again) await s.close()
  })
})

describe('at the table', () => {
  test('an older page may look on, not act', async () => {
    const two = await pair(server, 'aces-and-armor')
    const screens = await begun(two)
    const old = await Screen.dial(two.ann, two.table.id)
    old.say({ type: 'hello', protocol: 1, rules: '0', content: 'older', since: null })
    expect(await old.next('welcome', 0)).toMatchObject({ behind: true })
    await old.until(() => old.view !== null, 'a view')
    expect(old.view).toEqual(screens[0].view)
    const [action] = offered(two.game, old)
    const acts = [
      { type: 'act', action: action ?? { type: 'pass' }, count: old.count },
      { type: 'undo', count: old.count },
      { type: 'propose', what: 'draw' },
      { type: 'answer', agrees: true },
      { type: 'order', orders: {} },
      { type: 'standIn', seat: screens[1].viewer, level: 'random' },
      { type: 'letIn', agrees: true },
      { type: 'takeBack' },
      { type: 'resign' },
    ]
    for (const act of acts) expect(await old.ask(act)).toMatchObject({ type: 'problem', error: 'behind' })
    expect(await old.ask({ type: 'moment', count: 0 })).toMatchObject({ type: 'moment' })
    expect(await old.ask({ type: 'diary' })).toMatchObject({ type: 'diary' })
    expect(screens[0].count).toBe(0)
    for (const s of [...screens, old]) await s.close()
  })

  test('undo and draw go by consent, and resigning ends it', async () => {
    const two = await pair(server, 'rivet-wars')
    const [one, other] = await begun(two)
    await one.ask({ type: 'propose', what: 'draw' })
    await other.until(() => other.heard.some((m) => m.type === 'proposal' && m.proposal?.what === 'draw'), 'a proposal')
    await other.ask({ type: 'answer', agrees: false })
    await one.until(() => one.heard.some((m) => m.type === 'proposal' && m.declined === other.viewer), 'a no')
    await other.ask({ type: 'propose', what: 'draw' })
    await one.until(() => one.heard.filter((m) => m.type === 'proposal' && m.proposal).length > 1, 'a proposal')
    await one.ask({ type: 'answer', agrees: true })
    await other.until(() => other.heard.some((m) => 'ended' in m && m.ended), 'the end')
    expect((await two.ann.get<TableSeen>('table', { params: { id: two.table.id } })).stage).toBe('over')
    const again = await two.ben.get<TableSeen>('rematch', { params: { id: two.table.id } })
    expect((await two.ann.get<TableSeen>('rematch', { params: { id: two.table.id } })).id).toBe(again.id)
    const mine = (t: TableSeen): string | undefined => t.chairs.find((c) => c.who.type === 'person' && c.who.mine)?.side
    expect(mine(again)).not.toBe(mine(await two.ben.get<TableSeen>('table', { params: { id: two.table.id } })))
    expect(again.commitment).not.toBe(two.table.commitment)
    for (const s of [one, other]) await s.close()
  })

  test('the computer sits in for whoever is gone, and gets up again', async () => {
    const two = await pair(server, 'wravity')
    const [one, other] = await begun(two)
    const seat = other.viewer
    expect(await one.ask({ type: 'standIn', seat, level: 'random' })).toMatchObject({ result: { ok: false } })
    await other.close()
    await one.until(() => one.heard.some((m) => m.type === 'presence' && m.seats[seat] === 'gone'), 'gone')
    expect(await one.ask({ type: 'standIn', seat, level: 'random' })).toMatchObject({ result: { ok: true } })
    const sitsIn = (s: Screen, level: string | null): boolean =>
      s.heard.some(
        (m) =>
          m.type === 'table' &&
          m.table.chairs.some((c) => c.seat === seat && 'standIn' in c.who && c.who.standIn === level),
      )
    await one.until(() => sitsIn(one, 'random'), 'the computer')
    const back = await two.ben.open(two.table.id)
    await back.until(() => back.view !== null, 'a view')
    expect(back.viewer).toBe('spectator')
    expect(await back.ask({ type: 'takeBack' })).toMatchObject({ result: { ok: true } })
    await back.until(() => back.viewer === seat, 'the chair')
    for (const s of [one, back]) await s.close()
  })

  test('there is no record before every word is thrown in, and the commitment stands before', async () => {
    const ann = await server.visitor('Ann')
    const chairs = [
      { seat: 'p1', for: 'me' },
      { seat: 'p2', for: 'computer', level: 'random' },
    ]
    const table = await ann.get<TableSeen>('lay', { body: { game: 'wravity', options: {}, chairs } })
    expect((await ann.ask('record', { params: { id: table.id } })).status).toBe(404)
    const screen = await ann.open(table.id)
    await screen.until(() => screen.view !== null, 'a view')
    const order = screen.heard.map((m) => m.type).filter((t) => ['words', 'sight'].includes(t))
    expect(order.slice(0, 2)).toEqual(['words', 'sight'])
    expect(screen.heard.find((m) => m.type === 'words')).toMatchObject({ commitment: table.commitment })
    await screen.close()
  })
})
