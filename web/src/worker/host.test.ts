import { expect, test } from 'vitest'
import { goOn, settled, table } from './testrig.ts'

const WATCHED = { computers: ['allies', 'blight'] } as const

test('stopped while the page still shows the last move, the computer makes no other', async () => {
  const t = await table('rivet-wars', WATCHED)
  t.host.start()
  await settled()
  expect(t.host.match.record.entries).toHaveLength(1)
  t.host.stop()
  t.host.shown(1)
  await settled()
  expect(t.host.match.record.entries).toHaveLength(1)
  t.host.go()
  await settled()
  expect(t.host.match.record.entries).toHaveLength(2)
})

test('a match given up while the page still shows the last move is not gone on with', async () => {
  const t = await table('rivet-wars', { computers: ['blight'] })
  t.host.start()
  do await goOn(t, 'endPhase')
  while (t.sight().toAct.includes('allies'))
  await t.host.resign()
  t.host.shown(t.host.match.record.entries.length)
  await settled()
  expect(t.news.at(-1)).toMatchObject({ type: 'sight', sight: { ended: { winners: ['blight'] } } })
})
