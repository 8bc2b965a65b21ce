import { say } from '@muster/engine'
import type { Action, View } from '@muster/wravity'
import { expect, test } from 'vitest'
import { dotsOf } from './dots.ts'
import { roomOf } from './space.ts'

const throwing = (side: number, heading: number, force: number): Action => ({
  type: 'throwGrenade',
  soldier: 0,
  card: 'grenade',
  side,
  heading,
  force,
})

const soldier = (at: number) => ({ at, speed: 2 }) as View['soldiers'][number]
/** In the middle of the hall one stands west of the other. */
const grid = roomOf({ radius: 8, doors: [] }).grid
const view = { radius: 8, doors: [], soldiers: [soldier(grid.at(0, 0)), soldier(grid.at(1, 0))] }
const dotted = (actions: readonly Action[]) => dotsOf(actions, view, ({ at }) => say('soldier', { number: at }))

const pushing = (heading: number, force: number): Action => ({ type: 'push', soldier: 0, target: 1, heading, force })

const PUSHES = [2, 3, 4, 5, 6].flatMap((heading) => [1, 2, 3].map((force) => pushing(heading, force)))

const WAYS = [6, 1, 2].flatMap((heading) => [1, 2, 3, 4].map((force) => throwing(1, heading, force)))

test('every way of a grenade from one side has a dot of its own, as large as a finger’s tip', () => {
  const drawn = dotted(WAYS)
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
  const [near, far] = dotted([throwing(1, 1, 1), throwing(1, 1, 4)])?.dots ?? []
  expect(far?.x).toBeGreaterThan(near?.x ?? Number.NaN)
  expect(far?.y).toBe(near?.y)
})

test('a push has a dot for each way of the one who is pushed, and the pusher stands where no ray is', () => {
  const drawn = dotted(PUSHES)
  expect(drawn?.dots).toHaveLength(PUSHES.length)
  const west = drawn?.dots[PUSHES.findIndex((a) => 'heading' in a && a.heading === 4)]
  const back = drawn?.dots[PUSHES.findIndex((a) => 'heading' in a && a.heading === 3)]
  expect(west?.x).toBeGreaterThan(back?.x ?? Number.NaN)
  expect(drawn?.told).toEqual(say('face.pushes', { target: say('soldier', { number: grid.at(1, 0) }), speed: 2 }))
  expect(dotted([pushing(4, 1), pushing(4, 2)])).toBeNull()
})

test('a brake has a dot for each way of the one who brakes, and none where the other one is', () => {
  const braking = (heading: number, force: number): Action => ({ type: 'brake', soldier: 0, target: 1, heading, force })
  const brakes = [2, 3, 4, 5, 6].flatMap((heading) => [1, 2].map((force) => braking(heading, force)))
  const drawn = dotted(brakes)
  expect(drawn?.dots.map(({ sign }) => sign).join('')).toBe('1212121212')
  const west = drawn?.dots[brakes.findIndex((a) => 'heading' in a && a.heading === 4)]
  const east = drawn?.dots[brakes.findIndex((a) => 'heading' in a && a.heading === 2)]
  expect(west?.x).toBeLessThan(east?.x ?? Number.NaN)
  expect(drawn?.told.key).toBe('face.brakes')
  expect(dotted([1, 2, 3, 4].map((force) => braking(0, force)))).toBeNull()
})

test('anything else is a list', () => {
  expect(dotted([throwing(1, 1, 1), throwing(2, 2, 1)])).toBeNull()
  expect(dotted([throwing(1, 1, 1), { type: 'concentrate', soldier: 0 }])).toBeNull()
  expect(dotted([])).toBeNull()
})
