import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Report } from '../src/simulate/report.ts'
import { duel, fresh } from './shell.ts'

async function report(...args: string[]): Promise<Report> {
  const ran = await duel(['simulate', 'duel', '--json', ...args])
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  return JSON.parse(ran.out) as Report
}

describe('simulate', () => {
  test('counts every game once', async () => {
    const r = await report('--games', '40', '--seed', 'a', '--bot', 'random')
    expect(r.games).toBe(40)
    expect(Object.keys(r.wins)).toEqual(['left', 'right'])
    const won = (r.wins['left'] ?? 0) + (r.wins['right'] ?? 0)
    expect(won + r.draws + r.unfinished).toBe(40)
    expect(Object.values(r.rounds).reduce((sum, n) => sum + n, 0)).toBe(40)
    expect(r.firstPlayerWins).toBe(r.wins['left'])
    expect(r.medianRounds).toBeGreaterThan(1)
    expect(r.endings['1']).toEqual({ games: won, rule: 'who has no life left has lost' })
    expect(Object.keys(r.cards).sort()).toEqual(['card.1', 'card.2', 'card.3'])
  })

  test('calls what a pack brings by the name it gives', async () => {
    const pack = fresh('pack.json')
    writeFileSync(
      pack,
      JSON.stringify({ name: 'More', cards: { 2: { name: "Ana's {cut}" }, 4: { name: 'Flèche' }, 5: {} } }),
    )
    const { out, err } = await duel(['simulate', 'duel', '--games', '9', '--bot', 'random', '--pack', pack])
    expect(err).toBe('')
    for (const name of ['Feint', "Ana's {cut}", 'Thrust', 'Flèche']) expect(out).toContain(`  ${name}  `)
    expect(out).not.toContain('card.')
  })

  test('tells how far who begins is ahead, and what nobody ever used', async () => {
    const r = await report('--games', '40', '--seed', 'a', '--bot', 'random')
    expect(r.firstPlayerAdvantage).toBeCloseTo(r.firstPlayerRate.rate - 1 / 2, 10)
    const short = await report('--games', '1', '--rounds', '1', '--bot', 'random', '--seed', 'a')
    expect(Object.keys(short.cards).sort()).toEqual(['card.1', 'card.2', 'card.3'])
    expect(Object.values(short.cards).filter((c) => c.used === 0)).not.toEqual([])
    expect(Object.values(short.cards).every((c) => c.used > 0 || c.winRate === null)).toBe(true)
  })

  test('gives the same for the same seed, whatever the number of threads', async () => {
    const [one, three, other] = await Promise.all([
      report('--games', '12', '--seed', 'x', '--workers', '1'),
      report('--games', '12', '--seed', 'x', '--workers', '3'),
      report('--games', '12', '--seed', 'y', '--workers', '1'),
    ])
    expect({ ...three, seconds: 0 }).toEqual({ ...one, seconds: 0 })
    expect(other.actionsPerGame).not.toBe(one.actionsPerGame)
  })

  test('gives each side its bot', async () => {
    const strong = await report('--games', '60', '--bot', 'one-step:random')
    const weak = await report('--games', '60', '--bot', 'random', '--bot2', 'one-step')
    expect(strong.bots).toEqual({ left: 'one-step', right: 'random' })
    expect(weak.bots).toEqual({ left: 'random', right: 'one-step' })
    expect(strong.wins['left']).toBeGreaterThan(weak.wins['left'] ?? 60)
  })

  test('lets the bots change sides, and counts their wins wherever they sat', async () => {
    const { bots, games, compared } = await report('--games', '39', '--bot', 'one-step:random', '--swap')
    expect([bots, games, compared.by]).toEqual([{ left: 'one-step', right: 'random' }, 40, 'bot'])
    expect(Object.entries(compared.standings).map(([bot, s]) => [bot, s.games])).toEqual([
      ['one-step', 40],
      ['random', 40],
    ])
    const [strong, weak] = Object.values(compared.standings)
    expect(strong?.wins).toBeGreaterThan(weak?.wins ?? 40)
    expect(strong?.low).toBeLessThan(strong?.rate ?? 0)
  })

  test('says what cannot be rotated', async () => {
    const one = await duel(['simulate', 'duel', '--rotate', 'mission'])
    expect(one.err).toContain('--rotate wants an option for each of the 2 sides')
    const unknown = await duel(['simulate', 'duel', '--rotate', 'mission,squad'])
    expect(unknown.err).toContain('duel has no option "squad"')
    const both = await duel(['simulate', 'duel', '--rotate', 'mission,rounds', '--swap'])
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('do not go together')])
  })

  test('takes the mission and options it is told', async () => {
    const r = await report('--games', '2', '--mission', '2', '--option', 'rounds=50')
    expect(r.mission).toBe('2')
    expect(r.options).toEqual({ mission: 2, rounds: 50 })
  })

  test('plays every mission when told all, and gives a line or a report for each', async () => {
    const text = await duel(['simulate', 'duel', '--mission', 'all', '--games', '3', '--bot', 'random'])
    expect(text.out).toMatch(/mission {2}Left/)
    expect(text.out.trim().split('\n')).toHaveLength(4)
    const json = await duel(['simulate', 'duel', '--mission', 'all', '--games', '3', '--bot', 'random', '--json'])
    expect(Object.keys(JSON.parse(json.out).missions)).toEqual(['1', '2'])
  })

  test('calls a game that comes to the bound unfinished', async () => {
    const r = await report('--games', '5', '--mission', '2', '--rounds', '2', '--bot', 'random')
    expect(r.unfinished).toBe(5)
    expect(r.draws).toBe(0)
    expect(r.rounds).toEqual({ 2: 5 })
  })

  test('prints a report to read', async () => {
    const { out, code } = await duel(['simulate', 'duel', '--games', '10', '--bot', 'random'])
    expect(code).toBe(0)
    for (const part of ['Duel, mission 1: 10 games', '95 % interval', 'who began', 'rounds in the median', 'Thrust'])
      expect(out).toContain(part)
  })

  test('writes one page with plots that needs nothing else', async () => {
    const file = fresh('report.html')
    await duel(['simulate', 'duel', '--games', '10', '--html', file])
    const page = readFileSync(file, 'utf8')
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(3)
    expect(page).toContain('Duel, mission 1: 10 games')
    expect(page).not.toMatch(/(src|href)=/)
    expect(page).not.toContain('Wherever it sat')
    expect(page).toMatch(/Who begins is \d+\.\d points (above|below) an even share/)
    await duel(['simulate', 'duel', '--games', '10', '--bot', 'one-step:random', '--swap', '--html', file])
    expect(readFileSync(file, 'utf8')).toMatch(/Wherever it sat[\s\S]*>random</)
  })

  test('says where a page cannot be written, and loses no report by it', async () => {
    const ran = await duel(['simulate', 'duel', '--games', '1', '--html', '/nowhere/at/all.html'])
    expect(ran.code).toBe(2)
    expect(ran.err).toContain('the page cannot be written')
    expect(ran.out).toContain('Wins, with 95 % interval')
  })
})
