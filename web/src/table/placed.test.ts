import { expect, test } from 'vitest'
import { type Box, isCrowded, type Kept, liesOn, placed, type Slip } from './placed.ts'

const room: Box = { x: 200, y: 200, w: 400, h: 400 }
const piece = (x: number, y: number): Kept => ({ x, y, w: 36, h: 36, weight: 6 })
const tag = (of: Box, w = 50): Slip => ({ of: { ...of, w: 44, h: 44 }, w, h: 22, on: null, aside: 0 })

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 2

test('a tag stands above what it belongs to, where there is room', () => {
  const [box] = placed([tag(piece(200, 200))], [piece(200, 200)], room)
  expect(box?.x).toBe(200)
  expect(box?.y).toBeLessThan(200 - 20)
})

test('the tags of neighbours lie on none of them and on no other tag', () => {
  const row = [120, 164, 208, 252].flatMap((x) => [piece(x, 180), piece(x, 224)])
  const boxes = placed(
    row.map((each) => tag(each, 40)),
    row,
    room,
  )
  expect(boxes.flatMap((box) => row.filter((each) => meet(box, each)))).toEqual([])
  expect(isCrowded(boxes)).toBe(false)
})

test('nothing leaves the window, and what belongs outside it stays at its edge', () => {
  const out = [piece(-80, 100), piece(520, 300), piece(200, -60), piece(390, 5)]
  for (const { x, y, w, h } of placed(
    out.map((each) => tag(each, 120)),
    [],
    room,
  )) {
    expect([x - w / 2 >= 0, x + w / 2 <= 400, y - h / 2 >= 0, y + h / 2 <= 400]).toEqual([true, true, true, true])
  }
})

test('what speaks of a place lies on it, unless somebody stands there', () => {
  const ground: Slip = { of: { x: 200, y: 200, w: 80, h: 80 }, w: 50, h: 22, on: 26, aside: 0 }
  expect(placed([ground], [], room)[0]).toMatchObject({ x: 200, y: 226 })
  const stands: Kept = { x: 200, y: 200, w: 70, h: 76, weight: 6 }
  const [box] = placed([ground], [stands], room)
  expect(box && meet(box, stands)).toBe(false)
})

test('two at one place lie side by side', () => {
  const of = piece(200, 200)
  const [left, right] = placed(
    [
      { ...tag(of), aside: -1 },
      { ...tag(of), aside: 1 },
    ],
    [of],
    room,
  )
  expect([left?.x, right?.x]).toEqual([175, 225])
  expect(left?.y).toBe(right?.y)
})

test('it is the one that is decided about that is kept in sight, where not all can be', () => {
  const all = [0, 1, 2, 3, 4].flatMap((i) => [0, 1, 2, 3, 4].map((j) => piece(110 + i * 45, 110 + j * 45)))
  const [middle] = all.splice(12, 1)
  const decided = all[11]
  if (!middle || !decided) throw new Error('nobody stands there')
  const [box] = placed([tag(middle)], [...all.map((each) => ({ ...each, weight: each === decided ? 60 : 3 }))], room)
  expect(box && meet(box, decided)).toBe(false)
})

test('whether it hides a piece: touching its rim does not', () => {
  const heap: Box = { x: 200, y: 200, w: 100, h: 40 }
  expect(liesOn(heap, [piece(240, 210)])).toBe(true)
  expect(liesOn(heap, [piece(267, 200)])).toBe(false)
  expect(liesOn(heap, [piece(300, 300)])).toBe(false)
})

test('what stands at the foot of a place has its tag on the edge of that place, not in the next', () => {
  const ground: Slip = { of: { x: 200, y: 200, w: 92, h: 92 }, w: 80, h: 24, on: 30, aside: 0 }
  const heads: Kept = { x: 200, y: 180, w: 70, h: 100, weight: 6 }
  const [box] = placed([ground], [heads], room)
  expect(box?.x).toBe(200)
  expect(Math.abs((box?.y ?? 0) - 200)).toBeLessThanOrEqual(30 + 12)
})

test('what tells of danger stays with whom it is about, whatever is lit round about', () => {
  const of = piece(200, 200)
  const lit: Kept = { x: 200, y: 164, w: 40, h: 40, weight: 1.5 }
  const under: Kept = { x: 200, y: 236, w: 40, h: 40, weight: 6 }
  const [box] = placed([{ ...tag(of), close: true }], [of, lit, under], room)
  expect(box?.x).toBe(200)
})
