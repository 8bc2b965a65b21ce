import { expect, test } from 'vitest'
import { Here, type HereNews } from '../src/store/here.ts'
import { Attendance } from '../src/tables/presence.ts'

test('a node is heard, but not itself; one that falls silent is gone with its people', async () => {
  const sent: string[] = []
  const here = new Here('a', async (text) => void sent.push(text))
  const told: HereNews[] = []
  const silent: string[] = []
  const read: string[] = []
  here.listen({
    told: (news) => told.push(news),
    reads: (table) => read.push(table),
    silent: (node) => silent.push(node),
  })
  await here.tell('t', ['ann'], true)
  await here.tellReading('t')
  for (const text of sent) here.hear(text, 0)
  expect([told, read]).toEqual([[], []])
  here.hear(JSON.stringify({ node: 'b', read: 't' }), 0)
  expect(read).toEqual(['t'])
  const news = { node: 'b', table: 't', people: ['ben'], asks: false }
  here.hear(JSON.stringify(news), 0)
  expect(told).toEqual([news])
  here.hear(JSON.stringify({ node: 'b' }), 10_000)
  here.forgetSilent(20_000)
  expect(silent).toEqual([])
  here.forgetSilent(30_000)
  expect(silent).toEqual(['b'])
  here.close()
})

test('somebody is here on whichever node, and away when no node has them', () => {
  const attendance = new Attendance(60_000)
  expect(attendance.of('ben', false)).toBe('away')
  expect(attendance.hear('b', ['ben'])).toBe(true)
  expect(attendance.hear('b', ['ben'])).toBe(false)
  expect(attendance.of('ben', false)).toBe('here')
  attendance.hear('c', ['ben'])
  attendance.hear('b', [])
  expect(attendance.of('ben', false)).toBe('here')
  attendance.hear('c', [])
  expect(attendance.of('ben', false)).toBe('away')
})
