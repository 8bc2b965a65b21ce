import { expect, test, vi } from 'vitest'
import { computerToAct } from '../src/index.ts'
import { goOn, hosted, screenAt, settled, table } from './rig.ts'

const WATCHED = { computers: ['allies', 'blight'] } as const

test('stopped while the page still shows the last move, the computer makes no other', async () => {
  const t = await table('rivet-wars', WATCHED)
  t.start()
  await vi.waitFor(() => expect(t.host.match.record.entries).toHaveLength(1))
  t.host.stop()
  t.session.shown(1)
  await settled()
  expect(t.host.match.record.entries).toHaveLength(1)
  t.host.go()
  await vi.waitFor(() => expect(t.host.match.record.entries).toHaveLength(2))
})

test('a match given up while the page still shows the last move is not gone on with', async () => {
  const t = await table('rivet-wars', { computers: ['blight'] })
  t.start()
  do await goOn(t, 'endPhase')
  while (t.sight().toAct.includes('allies'))
  await t.session.resign()
  t.session.shown(t.host.match.record.entries.length)
  await settled()
  expect(t.news.at(-1)).toMatchObject({ type: 'sight', sight: { ended: { winners: ['blight'] } } })
})

/** The shelf of a match that another tab has deleted. */
const deleted = { save: async () => false, load: async () => null }

test.each([
  ['in a person’s turn', []],
  ['while computers play', ['allies', 'blight']],
])('a match deleted in another tab is said to be gone, %s', async (_, computers) => {
  const t = await table('rivet-wars', { computers, store: deleted })
  t.start()
  await settled()
  if (computers.length === 0) await t.session.act(t.sight().offers[0]?.action ?? { type: 'none' }, t.sight().count)
  await vi.waitFor(() => expect(t.news.at(-1)).toEqual({ type: 'gone' }))
  expect(t.news.filter((n) => n.type === 'gone' || n.type === 'failed')).toHaveLength(1)
})

test('a closed table makes no other move', async () => {
  const t = await table('rivet-wars', WATCHED)
  t.start()
  await vi.waitFor(() => expect(t.host.match.record.entries).toHaveLength(1))
  t.host.close()
  t.session.shown(1)
  await t.host.rest()
  expect(t.host.match.record.entries).toHaveLength(1)
})

test('a table rests when a person must decide', async () => {
  const { host, chairs } = await hosted('rivet-wars', { computers: ['allies'] })
  const { session } = screenAt(host, ['blight'])
  session.start()
  host.start()
  await host.rest()
  expect(computerToAct(host.match, chairs)).toBeNull()
  expect(host.match.game.toAct(host.match.state)).toEqual(['blight'])
})
