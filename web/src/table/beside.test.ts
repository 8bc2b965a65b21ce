import { expect, test } from 'vitest'
import type { Geometry, Spot } from '../face.ts'
import { beside } from './beside.ts'

const geometry: Geometry = {
  width: 400,
  height: 400,
  place: (place) => ({ x: 100 * place, y: 200, r: 20 }),
  piece: () => null,
}
const far = (spot: { x: number; y: number }, of: Spot): number => Math.hypot(spot.x - of.x, spot.y - of.y)

test('the number of a line stands beside the place it tells of, on the side where no piece is', () => {
  const own = geometry.place(1)
  const free = beside(geometry, 1, 1, [own])
  expect(far(free, own)).toBeCloseTo(12)
  expect(free.dy).toBeGreaterThan(0)
  const neighbour = { x: 85, y: 215, r: 20 }
  const moved = beside(geometry, 1, 1, [own, neighbour])
  expect(far(moved, neighbour)).toBeGreaterThan(far(free, neighbour))
})

test('half way of a move, beside its line and not on who stands there', () => {
  const below = { x: 150, y: 225, r: 20 }
  expect(beside(geometry, 1, 2, [])).toMatchObject({ x: 150, y: 212 })
  expect(beside(geometry, 1, 2, [below])).toMatchObject({ x: 150, y: 188 })
})
