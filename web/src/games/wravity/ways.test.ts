import type { View } from '@muster/wravity'
import { expect, test } from 'vitest'
import { roomOf } from './space.ts'
import { waysOf } from './ways.ts'

const { grid } = roomOf({ radius: 8, doors: [] })
const hex = (q: number) => grid.at(q, 0)
const soldier = (squad: string, q: number, speed = 0) =>
  ({ squad, at: hex(q), speed, displaced: false }) as View['soldiers'][number]
const view = { radius: 8, doors: [], soldiers: [soldier('fire', 0), soldier('water', 1)], question: null, flights: [] }
const push = { type: 'push', soldier: 0, target: 1, heading: 4, force: 2 } as const

test('a push shows the way of the one who is pushed, from where it is, and the pusher’s own', () => {
  expect(waysOf(view, push, [hex(2), hex(3), hex(-1), hex(-2)], 6)).toEqual([
    { squad: 'water', path: [1, 2, 3].map(hex), now: 2 },
    { squad: 'fire', path: [0, -1, -2].map(hex), now: 2 },
  ])
})

test('whoever holds on stays, and only the other one’s way is shown', () => {
  expect(waysOf(view, push, [hex(2), hex(3)], 6)).toEqual([{ squad: 'water', path: [1, 2, 3].map(hex), now: 2 }])
})

test('a flight begins where its soldier is', () => {
  const fly = { type: 'fly', soldier: 0, steps: 1 } as const
  expect(waysOf(view, fly, [hex(-1)], 6)).toEqual([{ squad: 'fire', path: [0, -1].map(hex), now: 1 }])
  expect(waysOf(view, fly, [], 6)).toEqual([])
})

test('where it ends this turn is told from where it flies in those to come', () => {
  const far = [1, 2, 3, 4, 5, 6].map(hex)
  const nowOfOne = (speed: number, action: Parameters<typeof waysOf>[1]) =>
    waysOf({ ...view, soldiers: [soldier('fire', 0, speed)] }, action, far, 6)[0]?.now
  expect(nowOfOne(0, { type: 'impulse', soldier: 0, heading: 1, force: 2 })).toBe(2)
  expect(nowOfOne(2, { type: 'fly', soldier: 0, steps: 1 })).toBe(1)
  expect(nowOfOne(2, { type: 'pushOff', soldier: 0, heading: 1, force: 3 })).toBe(5)
  expect(nowOfOne(5, { type: 'pushOff', soldier: 0, heading: 1, force: 3 })).toBe(6)
})

test('one that is pushed in flight flies its speed and the force', () => {
  const flying = { ...view, soldiers: [soldier('fire', 0), soldier('water', 1, 1)] }
  expect(waysOf(flying, push, [2, 3, 4, 5].map(hex), 6)[0]?.now).toBe(3)
})
