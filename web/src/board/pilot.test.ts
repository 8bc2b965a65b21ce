import { beforeEach, expect, test, vi } from 'vitest'
import { pilot, type Steered } from './pilot.ts'

const board = { width: 1000, height: 1000 }
const room = { width: 400, height: 400 }
const r = 20

/** Places of 16 pixels as long as the whole board is in sight; a finger needs 44, and 36 will do. */
function onPhone(): Steered {
  const at = pilot({
    board,
    near: 44 / (2 * r),
    room: () => room,
    draw: () => undefined,
    headed: () => undefined,
    rested: () => undefined,
  })
  at.resized()
  return at
}

const spot = (x: number, y: number) => ({ x, y, r })
const seenAt = (at: Steered, x: number, y: number): boolean => {
  const c = at.camera()
  const inside = (v: number): boolean => v > 0 && v < 400
  return inside(x * c.k + c.x) && inside(y * c.k + c.y)
}

beforeEach(() => {
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

test('what is picked up far away is looked at so closely that a finger hits the places about it', () => {
  const at = onPhone()
  expect(at.isFar()).toBe(true)
  at.pickUp(spot(500, 500), [spot(540, 500), spot(950, 950)])
  expect(at.isFar()).toBe(false)
  expect(seenAt(at, 500, 500)).toBe(true)
})

test('nothing moves when what is picked up is in sight and large enough', () => {
  const at = onPhone()
  at.closer({ x: 500, y: 500 })
  const before = at.camera()
  at.pickUp(spot(450, 520), [spot(490, 520), spot(560, 520)])
  // Of what is too much for one look, more than half is there.
  at.pickUp(spot(450, 520), [spot(490, 520), spot(900, 900)])
  at.reveal(spot(450, 520))
  expect(at.camera()).toEqual(before)
})

test('where a piece in hand can go is brought into sight, also where one has looked closer before', () => {
  const at = onPhone()
  at.closer({ x: 500, y: 500 })
  at.zoom(1.6)
  const places = [spot(660, 500), spot(500, 660), spot(380, 500)]
  expect(places.every(({ x, y }) => seenAt(at, x, y))).toBe(false)
  at.pickUp(spot(500, 500), places)
  expect(places.map(({ x, y }) => seenAt(at, x, y))).toEqual([true, true, true])
  expect(at.isFar()).toBe(false)
})

test('of more than a look can hold, the nearest are in sight, whole and large enough', () => {
  const at = onPhone()
  const row = [120, 200, 280, 360, 460, 900].map((x) => spot(x, 500))
  at.pickUp(spot(80, 500), row)
  expect(at.isFar()).toBe(false)
  expect(row.map(({ x, y }) => seenAt(at, x, y))).toEqual([true, true, true, true, false, false])
  expect(seenAt(at, 80, 500)).toBe(true)
})

test('what is asked elsewhere is brought into sight, all of it', () => {
  const at = onPhone()
  at.closer({ x: 100, y: 100 })
  at.attend([spot(800, 800), spot(840, 820), spot(880, 800)])
  expect([seenAt(at, 800, 800), seenAt(at, 880, 800)]).toEqual([true, true])
  expect(at.isFar()).toBe(false)
})

test('the whole board comes back with another turn, unless a hand has looked closer', () => {
  const at = onPhone()
  const whole = at.camera()
  at.pickUp(spot(500, 500), [])
  at.stepBack()
  expect(at.camera()).toEqual(whole)
  at.zoom(3)
  const closer = at.camera()
  at.stepBack()
  expect(at.camera()).toEqual(closer)
})

test('a way is followed: all of it where the window holds it, else its end', () => {
  const at = onPhone()
  at.closer({ x: 300, y: 500 })
  at.follow([spot(300, 500), spot(420, 500), spot(540, 500)])
  expect([300, 420, 540].map((x) => seenAt(at, x, 500))).toEqual([true, true, true])
  const { k } = at.camera()
  at.follow([spot(300, 500), spot(950, 500)])
  expect(seenAt(at, 950, 500)).toBe(true)
  const before = at.camera()
  at.follow([spot(900, 500), spot(950, 500)])
  at.follow([])
  expect(at.camera().x).toBeCloseTo(before.x)
  expect(before.k).toBe(k)
})
