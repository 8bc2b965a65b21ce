import { act, seeded } from '@muster/engine'
import { wravity } from '@muster/wravity'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/wravity/lessons/draw.ts'
import { aboutIn, askedAbout } from './judge.ts'

const game = wravity()

test('a hit is about who is hit, seen with who shot; it asks nobody else', () => {
  const { state, id, soldier } = draw('A2 . . b4', {}, { hands: [['luck'], []], turn: 3 })
  const shot = { type: 'shoot', soldier: id('b4'), at: soldier('A2').at, card: null } as const
  for (let i = 0; state.question === null; i++) {
    const again = structuredClone(state)
    act(game, again, 'p2', shot, seeded(i))
    if (again.question) Object.assign(state, again)
  }
  const view = game.view(state, 'p1')
  expect(askedAbout(view)).toBe(id('A2'))
  expect(aboutIn(view)).toEqual([state.soldiers[id('A2')]?.at, state.soldiers[id('b4')]?.at])
  expect(askedAbout(game.view(state, 'p2'))).toBeNull()
  expect(aboutIn(game.view(state, 'p2'))).toEqual([])
})
