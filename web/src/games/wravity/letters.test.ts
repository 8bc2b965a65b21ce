import { expect, test } from 'vitest'
import { isAtDoor } from './Letters.tsx'
import { W } from './space.ts'

test('no name is written on a door; beside it and at the other end of the row there is one', () => {
  const room = { doors: [0], cx: 100, cy: 100 }
  expect(isAtDoor(room, 400, 100 + W / 2)).toBe(true)
  expect(isAtDoor(room, 400, 100 + 2 * W)).toBe(false)
  expect(isAtDoor(room, -200, 100 + W / 2)).toBe(false)
})
