import { say } from '@muster/engine'
import type { Offer } from '@muster/table'
import { expect, test } from 'vitest'
import type { Geometry } from '../face.ts'
import { meantSpots, meantWay } from './meant.ts'

const geometry: Geometry = {
  width: 100,
  height: 100,
  place: (place) => ({ x: place, y: 0, r: 5 }),
  piece: (piece) => (typeof piece === 'number' ? { x: piece, y: 50, r: 5 } : null),
}
const spots = (aim: Offer['aim'], meant?: () => readonly number[]) =>
  meantSpots(
    { face: meant ? { meant } : {}, geometry, view: null, viewer: 'a' },
    { action: { type: 'does' }, aim, label: say('does') },
  ).map(({ x, y }) => [x, y])

test('a choice is shown at its target, at its place, or at whoever it is about', () => {
  expect(spots({ piece: 1, place: 7, target: 3 })).toEqual([[3, 50]])
  expect(spots({ piece: 'rifleman', place: 7 })).toEqual([[7, 0]])
  expect(spots({ piece: 4 })).toEqual([[4, 50]])
  expect(spots({}, () => [8, 9])).toEqual([
    [8, 50],
    [9, 50],
  ])
  expect(spots({ piece: 'card' })).toEqual([])
})

test('what is advised has a way from whoever does it to where it is done, and none where they touch', () => {
  const way = (aim: Offer['aim']) => meantWay(geometry, { action: { type: 'does' }, aim, label: say('does') })
  expect(way({ piece: 40, target: 80 })).toBe('M45.1 50L74.9 50')
  expect(way({ piece: 40, target: 48 })).toBeNull()
  expect(way({ piece: 'card', place: 7 })).toBeNull()
  expect(way({ piece: 40 })).toBeNull()
})
