// A table elsewhere behaves as one here: what the page's worker works out from its views is what the truth gives.
import { type GameTypes, type MatchRecord, plainDice, resume, seeded } from '@muster/engine'
import { GAMES } from '@muster/games'
import type { TableSeen } from '@muster/protocol'
import { loadGame, type News, type Offer, type Sight, sightOf } from '@muster/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Running, running } from '../server/kit/server.ts'
import { socketsOf, type Visitor } from '../server/kit/visitor.ts'
import { openService, type RemoteService } from '../web/src/remote/service.ts'

let server: Running
beforeAll(async () => {
  server = await running({ settings: { messages: 1000 } })
})
afterAll(() => server.stop())

interface Seat {
  readonly visitor: Visitor
  readonly service: RemoteService
  readonly news: readonly News[]
  sights(): readonly Sight[]
  sight(): Sight
}

/** A page's worker at a table, with the cookie of its person. */
async function sits(visitor: Visitor, id: string): Promise<Seat> {
  vi.stubGlobal('WebSocket', socketsOf(visitor))
  const news: News[] = []
  const table = await visitor.get<TableSeen>('table', { params: { id } })
  const address = `${server.address.replace('http', 'ws')}/api/tables/${id}/line`
  const tell = (told: News): void => void news.push(structuredClone(told))
  const service = await openService(table, address, { tell, tellState: () => undefined })
  service.start()
  const sights = (): readonly Sight[] => news.flatMap((told) => ('sight' in told ? [told.sight] : []))
  return { visitor, service, news, sights, sight: () => sights().at(-1) as Sight }
}

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 5 })

async function together(game: string): Promise<{ seats: readonly [Seat, Seat]; id: string }> {
  const [ann, ben] = await Promise.all([server.visitor('Ann'), server.visitor('Ben')])
  const { game: rules } = await loadGame(game, null)
  const options = Object.fromEntries(rules.options.map((o) => [o.key, o.default]))
  const chairs = rules.seats(options).map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
  const laid = await ann.get<TableSeen>('lay', { body: { game, options: {}, chairs } })
  await ben.get<TableSeen>('sit', { params: { token: laid.invite ?? '' }, body: {} })
  const seats = [await sits(ann, laid.id), await sits(ben, laid.id)] as const
  await until(() => seats.every((s) => s.sights().length > 0))
  return { seats, id: laid.id }
}

const recordOf = (visitor: Visitor, id: string): Promise<MatchRecord<GameTypes>> =>
  visitor.get('record', { params: { id } })

/** Plays by what is offered here, until so many actions are done. */
async function play(seats: readonly Seat[], most: number): Promise<void> {
  const chance = seeded('remote')
  for (let i = 0; i < most; i++) {
    const actor = seats.find((s) => s.sight().offers.length > 0)
    if (!actor) return
    const sight = actor.sight()
    const { action } = chance.pick(sight.offers)
    expect(await actor.service.act(action, sight.count)).toEqual({ ok: true })
    await until(() => seats.every((s) => s.sight().count > sight.count))
  }
}

/** As it comes out of a message. */
const plain = <X>(thing: X): X => JSON.parse(JSON.stringify(thing))

describe.each(GAMES.map((g) => g.id))('%s at a table elsewhere', (id) => {
  test('every sight is the one a table here would have shown', async () => {
    const { seats, id: table } = await together(id)
    await play(seats, 40)
    await seats[0].service.resign()
    await until(() => seats.every((s) => s.sight().ended !== null))
    const record = await recordOf(seats[0].visitor, table)
    const { game } = await loadGame(id, null)
    for (const seat of seats) {
      expect(seat.sights().length).toBeGreaterThan(10)
      for (const sight of seat.sights()) {
        const entries = record.entries.slice(0, sight.count)
        const head = sight.ended ? record : { ...record, dice: { ...record.dice, seed: null } }
        const match = resume(game, { ...head, entries }, plainDice('any'))
        const { proposal, clocks, answered } = sight
        expect(plain(sight)).toEqual(plain(sightOf(match, sight.viewer, { proposal, clocks, answered })))
      }
      seat.service.close()
    }
  })
})

test('a restart in the middle: what was on its way is done once, and both know it', async () => {
  const { seats, id } = await together('aces-and-armor')
  await play(seats, 4)
  const actor = seats.find((s) => s.sight().offers.length > 0) as Seat
  const other = seats.find((s) => s !== actor) as Seat
  const sight = actor.sight()
  const stopped = server.again()
  const acted = actor.service.act(sight.offers[0]?.action ?? { type: '' }, sight.count)
  server = await stopped
  expect(await acted).toEqual({ ok: true })
  await until(() => other.sight().count > sight.count)
  expect(other.sight().count).toBe(actor.sight().count)
  const { entries } = await recordOf(actor.visitor, id)
  expect(entries).toHaveLength(actor.sight().count)
  for (const { service } of seats) service.close()
})

/** There is no net. */
class NoNet {
  static readonly OPEN = 1
  readonly readyState = 0
  onclose: ((event: { readonly code: number }) => void) | null = null
  constructor() {
    setTimeout(() => this.onclose?.({ code: 1006 }))
  }
  close(): void {}
}

/** Whoever is not expected is cut off until the other has taken a few steps. */
async function cutOff(seats: readonly Seat[], meanwhile: (away: Seat) => Promise<void> | void): Promise<Seat> {
  const there = seats.find((s) => s.sight().offers.length > 0) as Seat
  const away = seats.find((s) => s !== there) as Seat
  vi.stubGlobal('WebSocket', NoNet)
  away.service.net(false)
  for (let i = 0; i < 4 && there.sight().offers.length > 0; i++) await actOpenly(there)
  await meanwhile(away)
  vi.stubGlobal('WebSocket', socketsOf(away.visitor))
  away.service.net(true)
  await until(() => away.sight().count === there.sight().count)
  return away
}

/** Nothing is ended that could go on. */
async function actOpenly({ service, sight }: Seat): Promise<void> {
  const { game } = await loadGame('rivet-wars', null)
  const { offers, count } = sight()
  const { action } = offers.find((o) => !game.closes(o.action)) ?? (offers[0] as Offer)
  expect(await service.act(action, count)).toEqual({ ok: true })
  await until(() => sight().count > count)
}

test('after a moment one is told what was missed and may ask for it; after a while it is shown', async () => {
  const { seats } = await together('rivet-wars')
  const away = await cutOff(seats, ({ service }) => until(() => service.now.nextTry !== null))
  const { steps, by } = away.service.now.back ?? { steps: 0, by: [] }
  expect(steps).toBeGreaterThan(1)
  expect(by).toEqual([seats.find((s) => s !== away)?.sight().viewer])
  expect(away.news.at(-1)).toMatchObject({ type: 'steps', atOnce: true })
  away.service.watch()
  const shown = away.news.at(-1)
  expect(shown?.type === 'sight' && shown.recap?.steps.filter((step) => step.told)).toHaveLength(steps)
  expect(away.service.now.back).toBeNull()

  vi.useFakeTimers({ toFake: ['Date'] })
  const late = await cutOff(seats, () => void vi.setSystemTime(Date.now() + 120_000))
  vi.useRealTimers()
  expect(late.news.at(-1)).toMatchObject({ type: 'sight', recap: { steps: expect.anything() } })
  expect(late.service.now.back).toBeNull()
  for (const { service } of seats) service.close()
})
