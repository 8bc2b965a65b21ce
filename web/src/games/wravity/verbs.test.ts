import type { View } from '@muster/wravity'
import { expect, test } from 'vitest'
import { isSpare, signOf, signsOf, verbOf } from './verbs.ts'

test('a cable is called a cable, and a hook a hook', () => {
  expect(verbOf({ type: 'cable', soldier: 0, card: 'cable', force: 1 })).toBe('cable')
  expect(verbOf({ type: 'hook', soldier: 0, card: 'hook', heading: 1 })).toBe('hook')
})

test('a sign says how far it flies; a push-off in flight, what is added to what', () => {
  const view = { soldiers: [{ speed: 2 }] as unknown as View['soldiers'] }
  expect(signOf({ type: 'fly', soldier: 0, steps: 3 }, view)).toBe('3')
  expect(signOf({ type: 'impulse', soldier: 0, heading: 1, force: 4 }, view)).toBe('»4')
  expect(signOf({ type: 'pushOff', soldier: 0, heading: 1, force: 1 }, view)).toBe('»2+1')
  expect(signOf({ type: 'grab', soldier: 0 }, view)).toBeNull()
})

test('of push-offs that lead to the greatest speed there is, one is shown', () => {
  const view = { soldiers: [{ speed: 5 }, { speed: 3 }] as unknown as View['soldiers'] }
  const forces = (soldier: number) =>
    [1, 2, 3, 4].filter((force) => !isSpare({ type: 'pushOff', soldier, heading: 1, force }, view, 6))
  expect(forces(0)).toEqual([1])
  expect(forces(1)).toEqual([1, 2, 3])
  expect(isSpare({ type: 'impulse', soldier: 1, heading: 1, force: 4 }, view, 6)).toBe(false)
})

test('what the figures on the hexes are of is told: speeds, or hexes', () => {
  expect(signsOf([{ type: 'impulse', soldier: 0, heading: 1, force: 4 }])?.key).toBe('face.signs.speed')
  expect(signsOf([{ type: 'fly', soldier: 0, steps: 3 }])?.key).toBe('face.signs.hexes')
  expect(signsOf([{ type: 'grab', soldier: 0 }])).toBeNull()
})
