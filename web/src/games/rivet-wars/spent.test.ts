import { carryOut, seeded } from '@muster/engine'
import { type Action, module, rivetWars, type State } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/rivet-wars/lessons/draw.ts'
import { specsOf } from './spec.ts'

const game = rivetWars()
const spec = specsOf(module.game.content)

function isSpent(state: State, unit: number): boolean {
  const view = game.view(state, 'allies')
  const seen = view.units[unit]
  return seen ? spec.isSpent(view, seen) : false
}

const does = (state: State, action: Action) => carryOut(game, state, 'allies', action, seeded('spent'))

test('who acted last is as spent as all before, as soon as nothing is left to do', () => {
  const { state, id, at } = draw('R . p', { phase: 'combat' })
  expect(isSpent(state, id('R'))).toBe(false)
  does(state, { type: 'attack', unit: id('R'), line: 0, at: at('C1') })
  expect(isSpent(state, id('R'))).toBe(true)
})

test('who has a second attack, or a step left, is not spent', () => {
  const fight = draw('C . pp', { phase: 'combat' })
  does(fight.state, { type: 'attack', unit: fight.id('C'), line: 0, at: fight.at('C1') })
  expect(isSpent(fight.state, fight.id('C'))).toBe(false)
  const ride = draw('C . . . .', { phase: 'movement' })
  does(ride.state, { type: 'move', unit: ride.id('C'), at: ride.at('B1') })
  expect(isSpent(ride.state, ride.id('C'))).toBe(false)
})
