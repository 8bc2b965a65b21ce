// No seed, hand, word or token in anything a client receives, nor in the logs.
import {
  type GameTypes,
  isOver,
  type MatchRecord,
  newMatch,
  offers,
  optionsFor,
  plainDice,
  play,
  resume,
  seeded,
  seenBy,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import type { WireDeed } from '@muster/protocol'
import { gistOf, loadGame } from '@muster/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begun, goOn, pair } from '../kit/pair.ts'
import { type Running, running } from '../kit/server.ts'
import type { Screen } from '../kit/visitor.ts'
import { fileIn } from '../src/open-store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

const data = `${process.env['TMPDIR'] ?? '/tmp'}/muster-secrets-${process.pid}`
let server: Running
let store: SqliteStore
beforeAll(async () => {
  store = new SqliteStore(fileIn(data))
  server = await running({ data, settings: { log: 'debug', messages: 1000 }, store: async () => store })
})
afterAll(() => server.stop())

const deedsOf = (screen: Screen): WireDeed[] => screen.heard.flatMap((m) => (m.type === 'steps' ? m.deeds : []))

describe.each(GAMES.map((g) => g.id))('%s', (id) => {
  test('over every byte: what is secret is in none, and what is told is what the engine would let be known', async () => {
    const two = await pair(server, id)
    const screens = await begun(two)
    await goOn(two.game, screens, 30)
    const row = await store.table(two.table.id)
    if (!row?.head) throw new Error('there is no match')
    const backs = await Promise.all([two.ann, two.ben].map((who) => who.get<{ back: string }>('newBack')))
    const words = Object.values(row.words)
    const secrets = [row.seed, ...words, ...backs.map((b) => b.back), two.ann.cookie.slice(7), two.ben.cookie.slice(7)]
    expect(words).toHaveLength(2)
    for (const secret of secrets) {
      for (const screen of screens) expect(screen.texts.some((text) => text.includes(secret))).toBe(false)
      expect(server.logs.some((line) => line.includes(secret))).toBe(false)
    }
    const record: MatchRecord<GameTypes> = { ...row.head, entries: await store.entries(row.id) }
    const match = resume(two.game, record, plainDice(0))
    for (const screen of screens) {
      const seen = seenBy(match, screen.viewer)
      const told = new Map(deedsOf(screen).map((d) => [d.entry, d.parts.flatMap((p) => (p.event ? [p.event] : []))]))
      for (const [i, entry] of seen.entries.entries()) expect(told.get(i) ?? []).toEqual(entry.events)
      expect(screen.view).toEqual(JSON.parse(JSON.stringify(two.game.view(match.state, screen.viewer))))
    }
    const running = await two.ben.ask('record', { params: { id: row.id } })
    for (const secret of secrets) expect(running.text.includes(secret)).toBe(false)
    await screens[0].ask({ type: 'resign' })
    expect((await two.ben.ask('record', { params: { id: row.id } })).text).toContain(row.seed)
    for (const screen of screens) await screen.close()
  })

  test('what a list shows of a match is the same, whatever lies hidden', async () => {
    const { game } = await loadGame(id, null)
    const match = newMatch(game, optionsFor(game, {}), plainDice('gist'))
    const chance = seeded('gist')
    for (let i = 0; i < 60 && !isOver(match); i++) {
      for (const { seat } of match.record.seats) {
        const twin = game.imagine(game.view(match.state, seat), seat, seeded(`${i}/${seat}`))
        expect(gistOf({ ...match, state: twin })).toEqual(gistOf(match))
      }
      const [seat = ''] = game.toAct(match.state)
      play(match, seat, chance.pick(offers(game, match.state, seat)))
    }
  })
})

test('an error of ours is told without what we know', async () => {
  const ann = await server.visitor('Ann')
  const broken = store.tablesOf
  store.tablesOf = () => Promise.reject(new Error('select * from people: seed deadbeef'))
  const { status, text } = await ann.ask('tables')
  store.tablesOf = broken
  expect(status).toBe(503)
  expect(JSON.parse(text)).toEqual({ error: 'later', message: 'this did not work; try again' })
})
