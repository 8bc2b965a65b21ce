import { expect, test } from 'vitest'
import type { Geometry } from '../face.ts'
import { keptOn, type Rest } from './laid.ts'
import { leaderOf, marked, numbersOf, slipsOf } from './numbered.ts'

const geometry: Geometry = {
  width: 400,
  height: 400,
  place: (place) => ({ x: 100 + 44 * (place % 5), y: 100 + 44 * Math.floor(place / 5), r: 22 }),
  piece: (piece) => geometry.place(Number(piece)),
}
/** A phone: pieces are small, and a slip is as large as ever. */
const rest: Rest = { camera: { x: 0, y: 0, k: 0.9 }, room: { width: 390, height: 366 } }
const marks = {
  ready: new Set<number>(),
  selected: null,
  places: new Map(),
  targets: new Map(),
  lit: new Set<number>(),
}
const pieces = [0, 1, 2, 6, 12, 13].map((piece) => ({ piece, place: piece, side: null, name: { key: 'piece' } }))

test('the number of a line lies on no piece, whether it tells of a place or of a way', () => {
  const kept = keptOn(geometry, pieces, marks, rest)
  const told = numbersOf([
    { number: 1, from: null, to: 1 },
    { number: 2, from: 2, to: 12 },
    { number: 3, from: 2, to: 12 },
    { number: 4, from: 6, to: 6 },
  ])
  expect(told.map(({ numbers }) => numbers)).toEqual([[1], [2, 3], [4]])
  for (const { box } of slipsOf(geometry, told, kept, rest)) {
    const under = kept.filter(
      (each) =>
        Math.abs(each.x - box.x) < (each.w + box.w) / 2 - 4 && Math.abs(each.y - box.y) < (each.h + box.h) / 2 - 4,
    )
    expect(under).toEqual([])
  }
})

test('a slip that lies off its place has a line to it', () => {
  const place = { x: 100, y: 100, w: 40, h: 40 }
  expect(leaderOf({ x: 140, y: 100, w: 22, h: 22 }, place)).toEqual({ length: 30, angle: Math.PI })
  expect(leaderOf({ x: 104, y: 98, w: 22, h: 22 }, place).length).toBe(0)
})

test('of several ways one bears the number, and so does whoever came from nowhere, once for those that stand together', () => {
  const told = marked(
    geometry,
    numbersOf([
      { number: 1, from: null, to: 1 },
      { number: 1, from: 2, to: 12 },
      { number: 1, from: 6, to: 8 },
      { number: 1, from: null, to: 4 },
      { number: 1, from: null, to: 5 },
    ]),
  )
  expect(told.map(({ to }) => to)).toEqual([12, 1, 4])
})
