import { expect, test } from 'vitest'
import { distanceTo, rings, sample } from './field.ts'

test('a hill has one closed outline at each height, and none above its top', () => {
  const hill = sample(100, 100, 5, (x, y) => 40 - Math.hypot(x - 50, y - 50))
  const [ring, ...others] = rings(hill, 10)
  expect(others).toEqual([])
  for (const [x, y] of ring ?? []) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0)
  expect(rings(hill, 41)).toEqual([])
})

test('two hills apart have two outlines', () => {
  const hills = sample(200, 100, 5, (x, y) =>
    Math.max(20 - Math.hypot(x - 50, y - 50), 20 - Math.hypot(x - 150, y - 50)),
  )
  expect(rings(hills, 5)).toHaveLength(2)
})

test('distance to a skeleton is nothing inside it, and ends at the reach', () => {
  const far = distanceTo(
    {
      links: [
        [
          [0, 0],
          [20, 0],
        ],
        [
          [20, 0],
          [10, 20],
        ],
        [
          [10, 20],
          [0, 0],
        ],
      ],
      triangles: [
        [
          [0, 0],
          [20, 0],
          [10, 20],
        ],
      ],
    },
    48,
  )
  expect(far(10, 5)).toBe(0)
  expect(far(10, -7)).toBeCloseTo(7)
  expect(far(400, 400)).toBe(48)
})
