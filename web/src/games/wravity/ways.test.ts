import type { View } from '@muster/wravity'
import { expect, test } from 'vitest'
import { roomOf } from './space.ts'
import { waysOf } from './ways.ts'

const { grid } = roomOf({ radius: 8, doors: [] })
const hex = (q: number) => grid.at(q, 0)
const soldier = (squad: string, q: number) => ({ squad, at: hex(q) }) as View['soldiers'][number]
const view = { radius: 8, doors: [], soldiers: [soldier('fire', 0), soldier('water', 1)], question: null }
const push = { type: 'push', soldier: 0, target: 1, heading: 4, force: 2 } as const

test('a push shows the way of the one who is pushed, from where it is, and the pusher’s own', () => {
  expect(waysOf(view, push, [hex(2), hex(3), hex(-1), hex(-2)])).toEqual([
    { squad: 'water', path: [1, 2, 3].map(hex) },
    { squad: 'fire', path: [0, -1, -2].map(hex) },
  ])
})

test('whoever holds on stays, and only the other one’s way is shown', () => {
  expect(waysOf(view, push, [hex(2), hex(3)])).toEqual([{ squad: 'water', path: [1, 2, 3].map(hex) }])
})

test('a flight begins where its soldier is', () => {
  const fly = { type: 'fly', soldier: 0, steps: 1 } as const
  expect(waysOf(view, fly, [hex(-1)])).toEqual([{ squad: 'fire', path: [0, -1].map(hex) }])
  expect(waysOf(view, fly, [])).toEqual([])
})
