import { expect, test } from 'vitest'
import { Analysis, adviceOn, behind, counselFrom, pleaOf } from '../src/index.ts'
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

test('what else there was is told in words, and clear is only what both intervals leave clear', () => {
  const best = { chance: 0.5, within: 0.05 }
  const beside = (chance: number, within = 0.05) => behind(best, { chance, within })
  expect([0.5, 0.48, 0.45, 0.39].map((chance) => beside(chance))).toEqual(['even', 'even', 'little', 'clear'])
  expect(beside(0.3, 0.25)).toBe('little')
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

test('a hint to end a phase says what is given up by it', async () => {
  const { host } = await hosted('rivet-wars')
  const { game, state } = host.match
  const [seat = ''] = game.toAct(state)
  const end = pleaOf(host.match, seat)?.offers.find((action) => game.closes(action))
  if (!end) throw new Error('nothing can be ended')
  const advice = { action: end, chance: 0.5, within: 0, gain: 0, line: [], reasons: [], others: [] }
  expect(counselFrom(host.match, seat, advice).lost.map(({ key }) => key)).toEqual(['warning.unspent'])
})
