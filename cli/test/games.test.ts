import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'
import { fresh, muster } from './shell.ts'

/** Any offer will do: numbers that come round in every list, whether they open a line or choose at once. */
const TYPED = Array.from({ length: 60 }, (_, i) => [`${1 + (i % 3)} ${1 + (i % 2)}`, `${1 + (i % 2)}`]).flat()

/** Random games without a limit may go on for long. */
async function short(game: string): Promise<string[]> {
  const module = await GAMES.find((g) => g.id === game)?.load()
  return module?.game.options.some((s) => s.key === 'rounds') ? ['--option', 'rounds=6'] : []
}

/** Each game in one of the languages, turn by turn; with `WHOLE=1` in all of them. */
const spoken = (game: string): readonly Language[] =>
  LANGUAGES.filter((_, i) => process.env['WHOLE'] === '1' || GAMES[i]?.id === game)

async function sheetOf(match: string): Promise<string> {
  const file = fresh('sheet.csv')
  const ran = await muster(['replay', match, '--sheet', file])
  expect(ran.err).toBe('')
  return readFileSync(file, 'utf8')
}

describe.each(GAMES.map((g) => g.id))('%s', (game) => {
  test('is simulated, and the report has what it promises', async () => {
    const ran = await muster(['simulate', game, '--games', '2', '--seed', '4', '--bot', 'random', '--json'])
    expect(ran.err).toBe('')
    const report = JSON.parse(ran.out)
    expect(report).toMatchObject({ game, games: 2, seed: '4', unfinished: expect.any(Number) })
    const won = Object.values(report.wins as Record<string, number>).reduce((sum, n) => sum + n, 0)
    expect(won + report.draws + report.unfinished).toBeGreaterThanOrEqual(2)
    expect(report.firstPlayerWins).toBeLessThanOrEqual(2)
    expect(report.medianRounds).toBeGreaterThan(0)
    expect(Object.keys(report.units).length).toBeGreaterThan(2)
  })

  test('is watched to its end, saved, verified and replayed', async () => {
    const file = fresh('match.json')
    const args = ['play', game, '--bot', 'random', '--as', 'spectator', '--save', file, ...(await short(game))]
    const played = await muster(args)
    expect(played.err).toBe('')
    expect(played.out).toMatch(/Victory: .+!|A draw\./)
    const verified = await muster(['verify', file])
    expect(verified.err).toBe('')
    expect(verified.out).toContain('follow from the seed')
    const told = await muster(['replay', file, '--all'])
    expect(told.err).toBe('')
    expect(told.out.split('\n').length).toBeGreaterThan(50)
    expect(await sheetOf(file)).toMatch(/^(,[^,\n]+)+\n(([^,\n]+,)+\d+,?[^,\n]*\n)+$/)
  })

  test.each(spoken(game))('is played by a person in %s, against the computer', async (language) => {
    const args = [
      'play',
      game,
      '--bot',
      'one-step',
      '--seed',
      language,
      '--language',
      language,
      '--save',
      fresh('match.json'),
    ]
    const typed = [...TYPED, 'q']
    const ran = await muster(args, typed)
    expect(ran.err).toBe('')
    expect(ran.code).toBe(0)
    expect(ran.out).not.toMatch(/no \w+ text|undefined|\[object/)
  })

  test('is played by two people at one keyboard, and goes on where it was left', async () => {
    const file = fresh('match.json')
    const first = await muster(['play', game, '--save', file, '--seed', 'k'], [...TYPED.slice(0, 80), 'q'])
    expect(first.err).toBe('')
    const second = await muster(['play', '--resume', file], [...TYPED.slice(0, 80), 'q'])
    expect(second.err).toBe('')
    expect(second.code).toBe(0)
  })
})

test('a person beside a bot on one side is asked before it', async () => {
  const args = ['play', 'rivet-wars', '--option', 'seating=pairs', '--option', 'rounds=2', '--bot', 'random']
  for (const seat of ['allies-2', 'blight-2']) {
    const ran = await muster([...args, '--as', seat, '--seed', 'p'])
    expect(ran.err).toBe('')
    expect(ran.out).toMatch(/▶ To decide: \w+, second partner\./)
    expect(ran.out).not.toMatch(/Victory: .+!|A draw\./)
  }
})

test('numbers in a row choose only where each of them leads on', async () => {
  const file = fresh('match.json')
  const typed = ['1 2 1', '4 1', '9 1', '1 9', '1 2']
  const ran = await muster(['play', 'rivet-wars', '--seed', 'a', '--save', file], typed)
  expect(ran.err).toBe('')
  expect(ran.out).toMatch(/1 {2}Deploy Rifleman in … \(5 choices\)\n.*\n.*\n +4 {2}End deployment/)
  const answers = ran.out.split(/\nNumber.*: /).map((text) => text.split('\n').slice(0, 2))
  expect(answers.slice(1, 6)).toEqual([
    ['1 2 1', '2 is a choice, not a list: no number can follow it.'],
    ['4 1', '4 is a choice, not a list: no number can follow it.'],
    ['9 1', 'Type a number from 1 to 4, or ? for help.'],
    ['1 9', 'Type a number from 1 to 5, or ? for help.'],
    ['1 2', '  Rifleman comes up to C6.'],
  ])
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toHaveLength(1)
})

test('a long list of one kind stands in columns, with what is known of all of it on top', async () => {
  const { out } = await muster(['play', 'wravity', '--seed', 'a'])
  expect(out).toMatch(/^ {5}Put a planet at … {2}\[final\]\n {2}1 {2}C3 +2 {2}C4 +3 {2}C5 /m)
})
