// Two nodes on one PostgreSQL: Ann sits at one, Ben at the other.
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, goOn, offered, pair } from '../kit/pair.ts'
import { type Database, postgres } from '../kit/postgres.ts'
import { type Running, running } from '../kit/server.ts'
import { type Screen, Visitor } from '../kit/visitor.ts'
import { PostgresStore } from '../src/store/postgres.ts'

let database: Database
let one: Running
let other: Running
beforeAll(async () => {
  database = await postgres()
  const node = () => running({ settings: { messages: 1000 }, store: () => PostgresStore.open(database.url) })
  ;[one, other] = [await node(), await node()]
}, 60_000)
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await database.stop()
}, 60_000)

test('a match goes on between them, and whoever acts on what is no longer so is told', async () => {
  const two = await pair(one, 'aces-and-armor')
  const elsewhere = new Visitor(other.address)
  elsewhere.cookie = two.ben.cookie
  const screens = await begun({ ...two, ben: elsewhere })
  await goOn(two.game, screens, 12)
  for (const screen of screens) expect(screen.count).toBe(screens[0].count)
  const actor = screens.find((s) => offered(two.game, s).length > 0) ?? screens[0]
  const [action] = offered(two.game, actor)
  const twin = await (actor === screens[0] ? elsewhereOf(two.ann, other) : elsewhereOf(two.ben, one)).open(two.table.id)
  await twin.until(() => twin.count === actor.count, 'the same view')
  const both = await Promise.all([actor, twin].map((s) => s.ask({ type: 'act', action, count: actor.count })))
  expect(both.every((m) => m.type === 'done')).toBe(true)
  await Promise.all([...screens, twin].map((s) => s.until(() => s.count > 12, 'what was done')))
  const counts = [...screens, twin].map((s) => s.count)
  expect(new Set(counts).size).toBe(1)
  for (const s of [...screens, twin]) await s.close()
})

test('who is connected to one node is here for the other, and away when they leave', async () => {
  const two = await pair(one, 'wravity')
  const ben = elsewhereOf(two.ben, other)
  const screens = await begun({ ...two, ben })
  const [ann] = screens
  const both = (p2: string): boolean => isDeepStrictEqual(seatsIn(ann), { p1: 'here', p2 })
  await ann.until(() => both('here'), 'both here')
  const late = await elsewhereOf(two.ann, other).open(two.table.id)
  await late.until(() => late.heard.some((m) => m.type === 'presence' && m.seats['p2'] === 'here'), 'Ben')
  await late.close()
  await screens[1].close()
  await ann.until(() => both('away'), 'Ben away')
  await ann.close()
})

const seatsIn = (screen: Screen): unknown => {
  const last = screen.heard.findLast((m) => m.type === 'presence')
  return last?.type === 'presence' ? last.seats : null
}

function elsewhereOf(who: Visitor, node: Running): Visitor {
  const there = new Visitor(node.address)
  there.cookie = who.cookie
  return there
}
