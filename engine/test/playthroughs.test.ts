import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playthrough, tell, worded } from '../testkit/index.ts'
import { toy } from './toy/game.ts'

const house = resolve(import.meta.dirname, '../..')
const FILE = resolve(import.meta.dirname, 'toy/playthrough.txt')
const STORY = { options: { mode: 'hidden', rounds: 8 }, seed: 5, pictures: 10 } as const

playthrough(toy, { ...STORY, file: FILE })

describe('a playthrough', () => {
  test('shows the board, the number of offers, the action and its events', () => {
    const text = readFileSync(FILE, 'utf8')
    expect(text).toContain('\n     R R .\n')
    expect(text).toMatch(/\n1\. red \(\d+ offers\): action\./)
    expect(text).toMatch(/\n {5}event\.pawnStepped /)
    expect(text).toMatch(/Winners: \w+/)
  })

  test('is never longer than a person will read', () => {
    const text = tell(toy, { ...STORY, options: { mode: 'hidden', rounds: 90 }, steps: 500, pictures: 3 })
    expect(text.split('\n').length).toBeLessThanOrEqual(201)
    expect(text).toContain('the story stops here')
  })

  test('is worded by the texts it is given', () => {
    const texts = {
      'action.pass': 'Pass',
      'event.hit': '{n, plural, one {# hit} other {# hits}} on {who}',
      'unit.a': 'A',
    }
    expect(worded({ key: 'action.pass' }, texts)).toBe('Pass')
    expect(worded({ key: 'event.hit', args: { n: 2, who: { key: 'unit.a' } } }, texts)).toBe('2 hits on A')
    expect(worded({ key: 'event.hit', args: { n: 1, who: [{ key: 'unit.a' }, { key: 'unit.b' }] } }, texts)).toBe(
      '1 hit on A, unit.b',
    )
    expect(worded({ key: 'other', args: { n: 1 } }, texts)).toBe('other n=1')
  })
})

/** A story is cut at 200 lines unless a hundred more tell a game to its end. */
const A_WHOLE_SHORT_GAME = 301

describe('every game has at least two playthroughs that can be read', () => {
  const games = globSync('games/*/src/game.ts', { cwd: house }).map((file) => file.split(/[\\/]/)[1] as string)
  for (const game of games.sort()) {
    test(game, () => {
      const files = globSync(`games/${game}/test/playthroughs/*.txt`, { cwd: house })
      expect(files.length).toBeGreaterThanOrEqual(2)
      const lines = (file: string): number => readFileSync(resolve(house, file), 'utf8').split('\n').length
      const long = files.filter((file) => lines(file) > A_WHOLE_SHORT_GAME)
      expect(long).toEqual([])
    })
  }

  test('there are games', () => {
    expect(existsSync(resolve(house, 'games'))).toBe(true)
    expect(games.length).toBeGreaterThan(0)
  })
})
