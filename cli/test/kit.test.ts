import { expect, test } from 'vitest'
import { duel } from './shell.ts'

test('fuzz holds every step of random games against the contract', async () => {
  const ran = await duel(['fuzz', 'duel', '--games', '2', '--seed', '5', '--rounds', '6'])
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(/duel: 2 games, \d+ steps, nothing wrong/)
})

test('bench measures a game beside its peers', async () => {
  const ran = await duel(['bench', '--json', '--seconds', '1'])
  expect(ran.err).toBe('')
  const report = JSON.parse(ran.out)['duel']
  expect(report.offersPerSecond).toBeGreaterThan(1000)
  expect(report.actionsPerSecond).toBeGreaterThan(1000)
  expect(report.ratio.chessops).toBeGreaterThan(0)
  expect(report.ratio.boardgameio).toBeGreaterThan(0)
  expect(report.saved.bytesPerAction).toBeGreaterThan(10)
  expect(report.time.files[0].share).toBeGreaterThan(0)
})
