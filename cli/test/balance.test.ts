import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  difference,
  type Figure,
  holds,
  isSure,
  median,
  partOf,
  starterWins,
  wins,
  within,
} from '../src/balance/figure.ts'
import { between } from '../src/balance/readme.ts'
import { type RecordName, recordedTold, recordName, recordTold } from '../src/balance/record.ts'
import { counting, weighed } from '../src/balance/second.ts'
import { figuresTable } from '../src/balance/text.ts'
import type { Told } from '../src/balance/told.ts'
import { duel, muster } from './shell.ts'

const game = (n: number, winner: string | null, starter = 'left'): Told => ({
  n,
  winners: winner === null ? null : [winner],
  rule: '1.1',
  rounds: n,
  starter,
  counts: {},
})

const games = [game(1, 'left'), game(2, 'right'), game(3, 'left'), game(4, null), game(5, 'left', 'right')]

test('shares are of games that came to an end', () => {
  expect(wins('left', games, 'left', within(0.5, 0.1))).toMatchObject({ games: 4, value: 0.75 })
  expect(starterWins('first', games, within(0.5, 0.1))).toMatchObject({ games: 4, value: 0.5 })
})

test('a figure holds by its value, and surely by its whole interval', () => {
  const figure = (hits: number, of: number): Figure => partOf('x', hits, of, of, [0.4, 0.6])
  expect([holds(figure(5, 10)), isSure(figure(5, 10))]).toEqual([true, false])
  expect([holds(figure(500, 1000)), isSure(figure(500, 1000))]).toEqual([true, true])
  expect([holds(figure(700, 1000)), isSure(figure(700, 1000))]).toEqual([false, true])
  expect([holds(figure(61, 100)), isSure(figure(61, 100))]).toEqual([false, false])
})

test('a median has its places in order for an interval, a difference both shares', () => {
  const figure = median('rounds', [9, 1, 5, 7, 3], [5, null])
  expect(figure).toMatchObject({ value: 5, low: 1, high: 9 })
  const apart = difference(
    'apart',
    partOf('a', 60, 100, 100, [null, null]),
    partOf('b', 40, 100, 100, [null, null]),
    [0, 0.5],
  )
  expect(apart.value).toBeCloseTo(0.2)
  expect(apart.low).toBeGreaterThan(0)
})

test('the table goes between the marks of a README, and nowhere else', () => {
  const figures = weighed([partOf('the east door wins', 1, 2, 2, [0.45, 0.55])], null)
  const table = figuresTable(figures, { first: 'sergeant', second: null })
  expect(table).toContain('| the east door wins | 2 | 50.0 % |')
  expect(between('a\n<!-- balance -->\nold\n<!-- /balance -->\nb', 'new')).toBe(
    'a\n<!-- balance -->\nnew\n<!-- /balance -->\nb',
  )
  expect(between('nothing', 'new')).toBeNull()
})

test('where two bots disagree on a bound, the second one counts', () => {
  const figure = (what: string, hits: number): Figure => partOf(what, hits, 100, 100, [0.4, 0.6])
  const both = weighed([figure('same', 50), figure('other', 50)], [figure('same', 55), figure('other', 70)])
  expect(both.map((one) => counting(one).value)).toEqual([0.5, 0.7])
  const table = figuresTable(both, { first: 'sergeant', second: 'captain' })
  expect(table).toContain('| holds |')
  expect(table).toContain('| does not hold, by the captain |')
})

test('games that took long are written down, and found again while games go as they went', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'balance.jsonl')
  const sent = {
    gamesUrl: '',
    game: 'duel',
    pack: null,
    packFile: null,
    options: { goal: '3' },
    bots: { left: 'captain', right: 'captain' },
    seed: '1/short',
    rounds: 60,
    visits: 50,
  }
  const name = recordName('short', sent, 'as it went')
  recordTold(name, games, file)
  recordTold(recordName('long', sent, 'as it went'), games.slice(2), file)
  expect(recordedTold(name, file)).toEqual(games)
  const others = [recordName('short', sent, 'otherwise'), recordName('short', { ...sent, visits: 60 }, 'as it went')]
  expect(others.flatMap((other) => recordedTold(other, file))).toEqual([])
  recordTold(others[0] as RecordName, games.slice(0, 1), file)
  expect(recordedTold(name, file)).toEqual([])
  expect(recordedTold(recordName('long', sent, 'as it went'), file)).toEqual(games.slice(2))
})

test('says what is wrong', async () => {
  expect((await duel(['balance', 'duel'])).err).toContain('nothing says what is balanced in duel')
})

test('more games of a stronger bot are asked for by the way to begin, before anything is played', async () => {
  const asked = async (...more: string[]) => (await muster(['balance', 'wravity', ...more])).err
  expect(await asked('--second', 'captain', '--more', 'nowhere=4')).toContain('"nowhere" is no way to begin: two, ')
  expect(await asked('--second', 'captain', '--more', 'two')).toContain('How many games of "two"?')
  expect(await asked('--more', 'two=4')).toContain('--more is said of the bot of --second')
})
