import { say } from '@muster/engine'
import { expect, test } from 'vitest'
import { lackOf } from './Tray.tsx'

type Seen = Parameters<typeof lackOf>[0]
type Unit = Parameters<typeof lackOf>[2]

const seen = (points: number, rivets: number) =>
  ({ supply: { points }, armies: { allies: { rivets } } }) as unknown as Seen
const tank = { points: 4, rivets: 3, type: 'tank' } as Unit

test('what a unit lacks is told whole: rivets that are short stay short when the points go', () => {
  expect(lackOf(seen(4, 0), 'allies', tank)).toEqual(say('face.shortOfRivets', { points: 0, rivets: 3 }))
  expect(lackOf(seen(3, 0), 'allies', tank)).toEqual(say('face.shortOfBoth', { points: 1, rivets: 3 }))
  expect(lackOf(seen(3, 3), 'allies', tank)).toEqual(say('face.shortOfPoints', { points: 1, rivets: 0 }))
  expect(lackOf(seen(4, 3), 'allies', tank)).toBe(null)
})
