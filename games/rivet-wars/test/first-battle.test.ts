// The coach of the first battle speaks of what is there, and only then.
import { isMoment, must } from '@muster/engine'
import { expect, test } from 'vitest'
import { draw } from '../lessons/draw.ts'
import { FIRST_BATTLE } from '../lessons/first-battle.ts'
import { rivetWars } from '../src/game.ts'

const game = rivetWars()

type Scene = Parameters<typeof draw>[1]

function speaksOf(id: string, map: string, scene: Scene, points: { readonly [side: string]: number } = {}): boolean {
  const mark = must(FIRST_BATTLE.marks.find((each) => each.id === id))
  const { state } = draw(map, { mission: 'short', ...scene })
  const drawn = game.view(state, 'allies')
  const { allies, blight } = drawn.armies
  const armies = {
    allies: { ...allies, points: points['allies'] ?? 0 },
    blight: { ...blight, points: points['blight'] ?? 0 },
  }
  const view = { ...drawn, armies }
  return isMoment(mark, 'allies', { event: null, by: null, view, before: view })
}

const speaksOfScreen = (map: string): boolean => speaksOf('screen', map, { phase: 'combat' })

test('5.17 whoever stands behind better armour has a screen', () => {
  expect(speaksOfScreen('dp . R')).toBe(true)
  expect(speaksOfScreen('pp . R')).toBe(false)
  expect(speaksOfScreen('d p R')).toBe(false)
})

test('whoever is near to winning is named', () => {
  const near = (points: { readonly [side: string]: number }): readonly string[] =>
    ['close', 'ahead'].filter((id) => speaksOf(id, 'p . R', { phase: 'combat' }, points))
  expect(near({ allies: 1, blight: 1 })).toEqual([])
  expect(near({ allies: 3 })).toEqual(['ahead'])
  expect(near({ allies: 1, blight: 2 })).toEqual(['close'])
})

test('fresh enemies that fire at once are spoken of before the first move ends', () => {
  expect(speaksOf('movement', 'p . R', { phase: 'movement' })).toBe(true)
  expect(speaksOf('movement', 'p . R', { phase: 'movement', turn: 'blight' })).toBe(false)
})
