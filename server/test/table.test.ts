// What a table does beside the match itself, over the line.
import { readFileSync } from 'node:fs'
import { optionsFor, seeded } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, goOn, offered, pair } from '../kit/pair.ts'
import { type Running, running } from '../kit/server.ts'
import type { Screen } from '../kit/visitor.ts'

/** Milliseconds from a question to its answer, at least. */
const PAUSE = 120

let server: Running
beforeAll(async () => {
  server = await running({ settings: { messages: 1000, answerPause: PAUSE } })
})
afterAll(() => server.stop())

const proposed = (screen: Screen): unknown => {
  const last = screen.heard.findLast((m) => m.type === 'proposal' || m.type === 'sight')
  return last && 'proposal' in last ? last.proposal : null
}

test('what was decided is taken back once the other agrees; a wish can be withdrawn', async () => {
  const two = await pair(server, 'aces-and-armor')
  const [one, other] = await begun(two)
  await goOn(two.game, [one, other], 12)
  const { count } = one
  expect(await one.ask({ type: 'propose', what: 'undo' })).toMatchObject({ result: { ok: true } })
  await other.until(() => proposed(other) !== null, 'the wish')
  await one.ask({ type: 'answer', agrees: false })
  await other.until(() => proposed(other) === null, 'its end')
  await one.ask({ type: 'propose', what: 'undo' })
  await other.until(() => proposed(other) !== null, 'the wish again')
  await other.ask({ type: 'answer', agrees: true })
  await Promise.all([one, other].map((s) => s.until(() => s.count === count + 1, 'what is taken back')))
  for (const screen of [one, other]) {
    const fresh = await (screen === one ? two.ann : two.ben).open(two.table.id)
    await fresh.until(() => fresh.view !== null, 'a view')
    expect(screen.view).toEqual(fresh.view)
    await fresh.close()
    await screen.close()
  }
})

const CHANCE = seeded('asked')

/** Played until somebody is asked in another's turn; how long after what raised the question the other has the answer. */
async function answered(orders: Readonly<Record<string, string>> | null): Promise<number> {
  const two = await pair(server, 'wravity')
  const screens = await begun(two)
  const asked = (screen: Screen): boolean => {
    const state = screen.view === null ? null : two.game.imagine(screen.view, screen.viewer, CHANCE)
    if (state === null || !two.game.toAct(state).includes(screen.viewer)) return false
    return two.game.situation(state).turn !== screen.viewer && two.game.fallback(state, screen.viewer) !== null
  }
  if (orders) for (const screen of screens) await screen.ask({ type: 'order', orders })
  let began = performance.now()
  for (let i = 0; i < 400; i++) {
    const before = screens.map((s) => s.count)
    const questioned = screens.find(asked)
    if (questioned) {
      const watching = screens.find((s) => s !== questioned) as Screen
      const count = watching.count
      if (!orders)
        void questioned.ask({ type: 'act', action: offered(two.game, questioned)[0], count: questioned.count })
      await watching.until(() => watching.count > count, 'the answer')
      for (const s of screens) await s.close()
      return performance.now() - began
    }
    began = performance.now()
    await goOn(two.game, screens, 1, `${orders ? 'with' : 'without'} ${i}`)
    if (before.every((n, at) => n === screens[at]?.count)) throw new Error('nothing goes on')
  }
  throw new Error('nobody was asked')
}

test('an answer by standing orders takes as long as one given at once by a person', async () => {
  const orders = { repeat: 'default', hit: 'default', axis: 'default' }
  const times = [await answered(null), await answered(orders)]
  // Milliseconds are whole on the server's clock.
  for (const time of times) expect(time).toBeGreaterThan(PAUSE - 2)
}, 120_000)

test('a table is laid with a pack, and one that cannot be played is refused with its place', async () => {
  const pack = JSON.parse(readFileSync(new URL('../../games/wravity/pack/example.json', import.meta.url), 'utf8'))
  const [ann, ben] = [await server.visitor('Ann'), await server.visitor('Ben')]
  const chairs = [
    { seat: 'p1', for: 'me' },
    { seat: 'p2', for: 'link' },
  ]
  const body = { game: 'wravity', options: {}, chairs }
  const laid = await ann.get<TableSeen>('lay', { body: { ...body, pack } })
  const table = await ben.get<TableSeen>('sit', { params: { token: laid.invite ?? '' }, body: {} })
  expect(table.pack).toEqual(pack)
  const { game } = await loadGame('wravity', pack)
  const screens = await begun({ ann, ben, table })
  await goOn(game, screens, 6)
  for (const screen of screens) {
    expect(screen.heard.find((m) => m.type === 'welcome')).toMatchObject({ behind: false })
    expect(screen.count).toBeGreaterThan(0)
    await screen.close()
  }
  const { squads: _, ...rest } = pack
  for (const wrong of [{ ...rest, squads: { shadow: {} } }, 7, { format: 'other' }]) {
    const { status, text } = await ann.ask('lay', { body: { ...body, pack: wrong } })
    expect(status).toBe(422)
    expect(text).not.toContain('[object')
    expect(text).not.toContain('undefined')
  }
})

test('whoever laid a table seats the computer on the free chair, and the match begins', async () => {
  const [ann, eve] = [await server.visitor('Ann'), await server.visitor('Eve')]
  const { module, game } = await loadGame('wravity', null)
  const seats = game.seats(optionsFor(game, {}))
  const chairs = seats.map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
  const table = await ann.get<TableSeen>('lay', { body: { game: module.id, options: {}, chairs } })
  const asking = { params: { id: table.id }, body: { level: 'recruit' } }
  expect((await eve.ask('computers', asking)).status).toBe(404)
  const screen = await ann.open(table.id)
  const now = await ann.get<TableSeen>('computers', asking)
  expect(now.chairs.map((c) => c.who.type)).toEqual(['person', ...seats.slice(1).map(() => 'computer')])
  expect(now.invite).toBeNull()
  await screen.until(() => screen.view !== null, 'the match')
  await screen.close()
})
