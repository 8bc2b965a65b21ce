import type { Action } from '@muster/wravity'
import { expect, test } from 'vitest'
import { dotsOf } from './dots.ts'

const throwing = (side: number, heading: number, force: number): Action => ({
  type: 'throwGrenade',
  soldier: 0,
  card: 'grenade',
  side,
  heading,
  force,
})

const WAYS = [6, 1, 2].flatMap((heading) => [1, 2, 3, 4].map((force) => throwing(1, heading, force)))

test('every way of a grenade from one side has a dot of its own, as large as a finger’s tip', () => {
  const drawn = dotsOf(WAYS)
  expect(drawn?.dots.map(({ sign }) => sign).join('')).toBe('123412341234')
  const dots = drawn?.dots ?? []
  const apart = dots.flatMap((a, i) => dots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...apart)).toBeGreaterThan(32)
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
    expect(x).toBeLessThan(drawn?.width ?? 0)
    expect(y).toBeLessThan(drawn?.height ?? 0)
  }
})

test('a dot lies the way it flies: heading 1 is east, and farther with more force', () => {
  const [near, far] = dotsOf([throwing(1, 1, 1), throwing(1, 1, 4)])?.dots ?? []
  expect(far?.x).toBeGreaterThan(near?.x ?? Number.NaN)
  expect(far?.y).toBe(near?.y)
})

test('anything else is a list', () => {
  expect(dotsOf([throwing(1, 1, 1), throwing(2, 2, 1)])).toBeNull()
  expect(dotsOf([throwing(1, 1, 1), { type: 'concentrate', soldier: 0 }])).toBeNull()
  expect(dotsOf([])).toBeNull()
})
