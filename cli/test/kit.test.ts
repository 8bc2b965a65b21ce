import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { duel, duelProcess, fresh } from './shell.ts'

test('fuzz holds every step of random games against the contract', async () => {
  const ran = await duel(['fuzz', 'duel', '--games', '2', '--seed', '5', '--rounds', '6'])
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(/duel: 2 games, \d+ steps, nothing wrong/)
})

test('fuzz writes and names the record of a failure, which opens again', async () => {
  const folder = dirname(fresh('x'))
  const ran = await duelProcess(['fuzz', 'broken', '--games', '1', '--rounds', '6'], folder)
  expect(ran.code).toBe(1)
  expect(ran.err).toContain('it does not hold that')
  const file = ran.err.match(/is in (\S+\.json)/)?.[1] ?? ''
  const again = await duel(['replay', file, '--all'])
  expect(again.err).toBe('')
  expect(again.out).toContain('Entry 0 of')
})

test('a simulation that fails names the game to repeat', async () => {
  const ran = await duel(['simulate', 'broken', '--games', '20', '--bot', 'random', '--seed', 'z'])
  expect(ran.code).toBe(1)
  expect(ran.err).toMatch(/game \d+ of seed z failed: random chose \{"type":"rest"\}, which is refused/)
  const again = await duel(callIn(ran.err))
  expect([again.code, again.err]).toEqual([1, ran.err])
})

test('with a content pack, the call names the pack', async () => {
  const pack = fresh("Ann's pack.json")
  writeFileSync(pack, '{"cards":{}}')
  const ran = await duel(['simulate', 'broken', '--games', '20', '--bot', 'random', '--pack', pack])
  expect(ran.err).toContain(`--pack '${pack.replace("'", "'\\''")}'`)
  const again = await duel(callIn(ran.err))
  expect([again.code, again.err]).toEqual([1, ran.err])
})

/** The words of the call to repeat it, as a shell hands them on. */
function callIn(text: string): string[] {
  const call = text.match(/Repeat it with: npm run -s muster -- (.+)/)?.[1] ?? ''
  return execFileSync('sh', ['-c', `for word in ${call}; do echo "$word"; done`], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

test('bench measures a game beside its peers', async () => {
  const ran = await duel(['bench', 'duel', '--json', '--seconds', '1'])
  expect(ran.err).toBe('')
  const report = JSON.parse(ran.out)['duel']
  expect(report.offersPerSecond).toBeGreaterThan(1000)
  expect(report.actionsPerSecond).toBeGreaterThan(1000)
  expect(report.ratio.chessops).toBeGreaterThan(0)
  expect(report.ratio.boardgameio).toBeGreaterThan(0)
  expect(report.saved.bytesPerAction).toBeGreaterThan(10)
  expect(report.time.files[0].share).toBeGreaterThan(0)
})
