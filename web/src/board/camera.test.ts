import { expect, test } from 'vitest'
import { fitted, kept, towards } from './camera.ts'

const board = { width: 200, height: 100 }
const room = { width: 400, height: 400 }

test('the whole board fits, in the middle', () => {
  expect(fitted(board, room, 0)).toEqual({ k: 2, x: 0, y: 100 })
})

test('fingers may need it larger than the window', () => {
  expect(fitted(board, room, 3).k).toBe(3)
})

test('the point one zooms at stays where it is', () => {
  const zoomed = towards({ x: 10, y: 20, k: 1 }, 2, 50, 60)
  expect([(50 - zoomed.x) / zoomed.k, (60 - zoomed.y) / zoomed.k]).toEqual([40, 40])
})

test('the board cannot be lost', () => {
  const lost = kept({ x: 9000, y: -9000, k: 2 }, board, room)
  expect(lost.x).toBeLessThan(400)
  expect(lost.y).toBeGreaterThan(-400)
})
