import { expect, test } from 'vitest'
import { around, fitted, framed, kept, towards } from './camera.ts'

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

test('what is round some spots has a breadth about it', () => {
  const spots = [
    { x: 10, y: 20, r: 1 },
    { x: 30, y: 25, r: 1 },
  ]
  expect(around(spots)).toEqual({ x: 8, y: 18, width: 24, height: 9 })
})

test('one looks at the board, not past its edge', () => {
  expect(framed({ x: 70, y: -500, k: 3 }, board, room)).toEqual({ x: 0, y: 50, k: 3 })
  expect(framed({ x: -300, y: 0, k: 3 }, board, room).x).toBe(-200)
})
