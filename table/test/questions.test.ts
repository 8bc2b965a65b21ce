import { isAction } from '@muster/engine'
import { expect, test } from 'vitest'
import { goOn, hosted, screenAt, settled, table } from './rig.ts'

test.each([
  ['aces-and-armor', {}],
  ['aces-and-armor', { sets: 'extra' }],
  ['aces-and-armor', { mode: 'four', field: 'full' }],
  ['wravity', {}],
])('people on one screen each make their own secret choices: %s %o', async (id, options) => {
  const t = await table(id, { options })
  const { game } = t.host.match
  t.start()
  await settled()
  const made: unknown[] = []
  while (game.situation(t.host.match.state).turn === null) made.push(await goOn(t))
  const chosen = t.host.match.record.entries.filter(isAction).map((e) => ({ by: e.by, do: e.do }))
  expect(made.length).toBeGreaterThan(2)
  expect(chosen.slice(0, made.length)).toEqual(made)
  const handed = new Set(t.news.flatMap((n) => (n.type === 'handOver' ? [n.to] : [])))
  expect([...handed]).toEqual(expect.arrayContaining(t.chairs.map((c) => c.seat)))
})

test('on one screen a question in another’s turn is answered the plain way', async () => {
  const t = await table('rivet-wars', { options: { mission: '3' } })
  t.start()
  const made: unknown[] = []
  for (let i = 0; i < 12; i++) made.push(await goOn(t, 'endPhase'))
  const done = t.host.match.record.entries.filter(isAction).map((e) => ({ by: e.by, do: e.do }))
  const answered = done.filter((d) => d.do.type === 'pass')
  expect(answered.length).toBeGreaterThan(0)
  expect(done.filter((d) => d.do.type !== 'pass')).toEqual(made)
})

test('unless the screen is to ask everybody', async () => {
  const { host } = await hosted('rivet-wars', { options: { mission: '3' } })
  const screen = screenAt(host, ['allies', 'blight'], { asksAll: true })
  screen.session.start()
  const asked: string[] = []
  for (let i = 0; i < 40 && !asked.includes('pass'); i++)
    asked.push((await goOn({ host, ...screen }, 'endPhase')).do.type)
  expect(asked).toContain('pass')
})
