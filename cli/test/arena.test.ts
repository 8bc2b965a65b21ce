import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ratingsOf } from '../src/arena/ladder.ts'
import { record, recorded } from '../src/arena/record.ts'
import { isDecided } from '../src/arena/sequential.ts'
import { type Score, scoreOf } from '../src/arena/tally.ts'
import { emptyTimes } from '../src/arena/times.ts'
import { pairedBouts } from './bouts.ts'
import { duel, fresh } from './shell.ts'

async function score(...args: string[]): Promise<Score> {
  const ran = await duel(['arena', 'duel', '--fresh', '--json', ...args])
  expect(ran.err).toBe('')
  return JSON.parse(ran.out) as Score
}

describe('arena', () => {
  test('counts wins, losses and draws of the first bot from both sides', async () => {
    const s = await score('--bots', 'one-step:random', '--games', '60', '--workers', '1')
    expect(s.wins + s.losses + s.draws).toBe(60)
    expect(s.winRate).toBe((s.wins + s.draws / 2) / 60)
    expect(s.winRate).toBeGreaterThan(0.55)
    expect(s.interval[0]).toBeLessThan(s.winRate)
    expect(s.interval[1]).toBeGreaterThan(s.winRate)
    expect(s.medianMilliseconds).toBeGreaterThan(0)
  })

  test('gives the same games on one thread and on several', async () => {
    const [one, two] = [await score(...SAME, '--workers', '1'), await score(...SAME, '--workers', '2')]
    expect([two.wins, two.losses, two.draws]).toEqual([one.wins, one.losses, one.draws])
  })

  test('a bot is even with itself: each luck is played from both sides', async () => {
    expect((await score('--bots', 'random:random', '--games', '40', '--workers', '1')).games).toBe(40)
  })

  test('says what is wrong', async () => {
    expect((await duel(['arena', 'duel', '--bots', 'one-step:marshal'])).err).toContain('no bot called "marshal"')
    expect((await duel(['arena', 'duel', '--bots', 'general@shy:random'])).err).toContain('no character "shy"')
    expect((await duel(['arena', 'duel'])).err).toContain('name a game and two bots')
    expect((await duel(['arena', 'duel', '--bots', 'a:b:c'])).err).toContain('--bots wants two')
    expect((await duel(['tune', 'duel'])).err).toContain('duel has no features to weigh')
  })
})

const SAME = ['--bots', 'one-step:random', '--games', '12', '--seed', 'same']

test('games of one luck that go both ways narrow the interval', () => {
  const width = (s: Score): number => s.interval[1] - s.interval[0]
  expect(width(scoreOf(pairedBouts(40, [1, 0]), 2))).toBeLessThan(width(scoreOf(pairedBouts(40, [1, 1], [0, 0]), 2)))
})

test('the sequential test decides what is clear, and nothing too early', () => {
  expect(isDecided(pairedBouts(9, [1, 1]), 0.75)).toBe(false)
  expect(isDecided(pairedBouts(40, [1, 1]), 0.75)).toBe(true)
  expect(isDecided(pairedBouts(40, [0, 0]), 0.75)).toBe(true)
  expect(isDecided(pairedBouts(12, [1, 1], [1, 0], [1, 0]), 0.75)).toBe(false)
})

test('ratings follow who beats whom', () => {
  const meeting = (a: string, b: string) => {
    const bouts = pairedBouts(30, [1, 1], [1, 0])
    return { a, b, bouts, score: scoreOf(bouts, 2) }
  }
  const rated = ratingsOf([meeting('general', 'captain'), meeting('captain', 'recruit')])
  expect(rated.map((r) => r.bot)).toEqual(['general', 'captain', 'recruit'])
  for (const { low, rating, high } of rated) expect([low < rating, rating < high]).toEqual([true, true])
})

describe('hint and analyse', () => {
  test('a saved match gets advice, in three languages', async () => {
    const file = fresh('hint.json')
    await duel(['play', 'duel', '--seed', 'a', '--open-hands', '--save', file], ['1', 'q'])
    const said = async (language: string) => (await duel(['hint', file, '--visits', '40', '--lang', language])).out
    expect(await said('en')).toMatch(/Do this: .+\.\nYou win about \d+ in 100/)
    expect(await said('es')).toMatch(/Haz esto: /)
    expect(await said('fr')).toMatch(/Faites ceci\u00a0: /)
    const { action, chance, others } = JSON.parse((await duel(['hint', file, '--visits', '40', '--json'])).out)
    expect(action.type).toBeTruthy()
    expect(chance).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
  })

  test('a finished match is told from start to end, and the sum adds up', async () => {
    const file = fresh('analyse.json')
    const ones = Array.from({ length: 200 }, () => '1')
    await duel(['play', 'duel', '--bot', 'one-step', '--as', 'left', '--seed', 'b', '--save', file], ones)
    const ran = await duel(['analyse', file, '--json'])
    expect(ran.err).toBe('')
    const { steps, reckoning, moments } = JSON.parse(ran.out)
    expect(steps.length).toBeGreaterThan(4)
    expect(moments.length).toBe(3)
    const { start, own, others, luck, end } = reckoning
    expect(start + own + others + luck).toBeCloseTo(end)
    expect((await duel(['analyse', file])).out).toMatch(/They add up: \d+ [+−] \d+ [+−] \d+ [+−] \d+ = \d+/)
    const page = fresh('analyse.html')
    await duel(['analyse', file, '--html', page, '--lang', 'es'])
    expect(readFileSync(page, 'utf8')).toContain('<html lang="es">')
    expect((await duel(['hint', file])).err).toContain('the match is over')
  })
})

test('what was played for the ladder is found again, and what was written of other games stays', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'strength.jsonl')
  const bouts = pairedBouts(2, [1, 0.5]).map((bout) => ({
    ...bout,
    times: { ...emptyTimes(), steps: { 4: 3 }, slowest: 1.4 },
  }))
  record(['duel'], [{ of: 'duel-a-b-0', bouts }], file)
  record(['chess'], [{ of: 'chess-a-b-1', bouts: bouts.slice(0, 1) }], file)
  const found = recorded('duel-a-b-0', file)
  expect(found.map(({ n, score, rounds }) => [n, score, rounds])).toEqual([
    [0, 1, 5],
    [1, 0.5, 5],
    [2, 1, 5],
    [3, 0.5, 5],
  ])
  expect(scoreOf(found, 2)).toEqual({ ...scoreOf(bouts, 2), slowestMilliseconds: 1 })
  record(['duel'], [], file)
  expect(recorded('duel-a-b-0', file)).toEqual([])
  expect(recorded('chess-a-b-1', file)).toHaveLength(1)
})
