import { acesAndArmor, type View } from '@muster/aces-and-armor'
import { act, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/aces-and-armor/lessons/draw.ts'
import { aboutIn, tagOf, weighedOf } from './judge.ts'

const game = acesAndArmor()

test('the question of an interception is about where the mover stands, and weighed like an attack', () => {
  const { state, id, moves } = draw('M . i . . .\n. . . . . .')
  expect(aboutIn(game.view(state, 'us') as View)).toEqual([])
  act(game, state, 'g1', moves('M', 'F2'), seeded(1))
  const view = game.view(state, 'us') as View
  expect(aboutIn(view)).toEqual([state.units[id('M')]?.at])
  const intercept = { type: 'intercept', unit: id('i') } as const
  const seen = game.preview(state, 'us', intercept)
  const weighed = weighedOf(seen, intercept, view, 6)
  expect(weighed?.figures.map(({ track }) => track)).toEqual([
    { there: 0, of: 6 },
    { there: 0, of: 6 },
  ])
  expect(weighed?.notes.map(({ key }) => key)).toEqual(['note.stops'])
  // What is warned of is shown before it is done, whatever the pointer has shown.
  expect(seen.warnings.map(({ key }) => key)).toEqual(['warning.duty'])
  expect(tagOf(seen).map(({ key }) => key)).toEqual(['tag.stops', 'tag.blow'])
})
