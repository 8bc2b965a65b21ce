// The coach of the first battle speaks of what is there, and only then.
import { isMoment, must } from '@muster/engine'
import { expect, test } from 'vitest'
import { draw } from '../lessons/draw.ts'
import { FIRST_BATTLE } from '../lessons/first-battle.ts'
import { rivetWars } from '../src/game.ts'

const game = rivetWars()

function speaksOfScreen(map: string): boolean {
  const mark = must(FIRST_BATTLE.marks.find(({ id }) => id === 'screen'))
  const { state } = draw(map, { mission: 'short', phase: 'combat' })
  const view = game.view(state, 'allies')
  return isMoment(mark, 'allies', { event: null, by: null, view, before: view })
}

test('5.17 whoever stands behind better armour has a screen', () => {
  expect(speaksOfScreen('dp . R')).toBe(true)
  expect(speaksOfScreen('pp . R')).toBe(false)
  expect(speaksOfScreen('d p R')).toBe(false)
})
