// The coach of the first battle speaks of what is there, and only then.
import { isMoment, must } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Details, draw } from '../lessons/draw.ts'
import { FIRST_BATTLE } from '../lessons/first-battle.ts'
import { rivetWars } from '../src/game.ts'

const game = rivetWars()

function speaksOf(id: string, map: string, details: Details): boolean {
  const mark = must(FIRST_BATTLE.marks.find((each) => each.id === id))
  const { state } = draw(map, { mission: 'short', ...details })
  const view = game.view(state, 'allies')
  return isMoment(mark, 'allies', { event: null, by: null, view, before: view })
}

const speaksOfScreen = (map: string): boolean => speaksOf('screen', map, { phase: 'combat' })

test('5.17 whoever stands behind better armour has a screen', () => {
  expect(speaksOfScreen('dp . R')).toBe(true)
  expect(speaksOfScreen('pp . R')).toBe(false)
  expect(speaksOfScreen('d p R')).toBe(false)
})

test('whoever is near to winning is named', () => {
  const near = (points: NonNullable<Details['points']>): readonly string[] =>
    ['close', 'ahead'].filter((id) => speaksOf(id, 'p . R', { phase: 'combat', points }))
  expect(near({ allies: 1, blight: 1 })).toEqual([])
  expect(near({ allies: 3 })).toEqual(['ahead'])
  expect(near({ allies: 1, blight: 2 })).toEqual(['close'])
})

test('fresh enemies that fire at once are spoken of before the first move ends', () => {
  expect(speaksOf('movement', 'p . R', { phase: 'movement' })).toBe(true)
  expect(speaksOf('movement', 'p . R', { phase: 'movement', turn: 'blight' })).toBe(false)
})
