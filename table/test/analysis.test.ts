import { expect, test } from 'vitest'
import { Analysis, adviceOn, counselFrom, pleaOf } from '../src/index.ts'
import { hosted } from './rig.ts'

test('an analysis grows as it is asked, and ends with what decided the match', async () => {
  const { host } = await hosted('rivet-wars', { options: { rounds: 2 }, computers: ['allies', 'blight'] })
  host.start()
  await host.rest()
  const analysis = new Analysis(host.match, 'allies')
  const first = analysis.next(1)
  expect(first.told).toBeNull()
  expect(first.standings.length).toBeLessThan(first.actions)
  let found = first
  while (!found.told) found = analysis.next(1000)
  expect(found.standings.length).toBe(found.actions)
  expect(found.told.moments.length).toBeGreaterThan(0)
  for (const { says } of found.told.moments) expect(says.length).toBeGreaterThan(0)
  const { start, own, others, luck, end } = found.told.sum
  expect(start + own + others + luck).toBeCloseTo(end)
})

test('advice is among the offers, for whoever has something to decide', async () => {
  const { host } = await hosted('wravity')
  const seat = host.match.game.toAct(host.match.state)[0] ?? ''
  const plea = pleaOf(host.match, seat)
  if (!plea) throw new Error('there is nothing to decide')
  const counsel = counselFrom(host.match, seat, await adviceOn(plea))
  expect(counsel.chance).toBeGreaterThan(0)
  expect(counsel.label.key).toBeTruthy()
  expect(plea.offers).toContainEqual(counsel.action)
  expect(pleaOf(host.match, 'nobody')).toBeNull()
})
