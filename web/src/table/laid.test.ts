import { expect, test } from 'vitest'
import type { Geometry, Marks } from '../face.ts'
import { keptOn, laid, type Rest, sizeOf, type Tag } from './laid.ts'

const rest = (k: number): Rest => ({ camera: { x: 0, y: 0, k }, room: { width: 390, height: 366 } })
const measure = (text: string, px: number): number => text.length * px * 0.45

const tag = (x: number, y: number, ground = false): Tag => ({
  spot: { x, y, r: 20 },
  ground,
  icons: 1,
  lines: ['56%', 'destroyed'],
  slim: false,
})

test('where there is room all is said', () => {
  expect(laid([tag(100, 100), tag(250, 250)], [], rest(1), measure).words).toBe('all')
})

test('neighbours on a phone say the figure alone, and none lies on another', () => {
  const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((x) => [0, 1, 2, 3].map((y) => tag(25 + x * 42, 80 + y * 42, true)))
  const { words, boxes } = laid(grid, [], rest(1), measure)
  expect(words).toBe('bare')
  const meets = boxes.filter((a, i) =>
    boxes.some((b, j) => j > i && Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2),
  )
  expect(meets).toEqual([])
})

test('fewer words take less room', () => {
  const [all, few, bare] = (['all', 'few', 'bare'] as const).map((words) => sizeOf(tag(0, 0), words, measure).w)
  expect([all, few, bare].toSorted((a = 0, b = 0) => b - a)).toEqual([all, few, bare])
})

test('whoever can be chosen, or stands where something can be chosen, is kept in sight before all others', () => {
  const geometry: Geometry = {
    width: 100,
    height: 100,
    place: (place) => ({ x: place, y: 0, r: 5 }),
    piece: (piece) => ({ x: Number(piece), y: 50, r: 5 }),
  }
  const mark = { actions: [], chance: 0.5 }
  const marks: Marks = {
    ready: new Set([1]),
    selected: 2,
    places: new Map([[40, mark]]),
    targets: new Map([[3, mark]]),
    lit: new Set(),
  }
  const pieces = [1, 2, 3, 4, 5].map((piece) => ({
    piece,
    place: piece === 4 ? 40 : null,
    side: null,
    name: { key: 'x' },
  }))
  const weights = keptOn(geometry, pieces, marks, rest(1)).map(({ weight }) => weight)
  const [ready = 0, selected = 0, target = 0, there = 0, other = 0, lit = 0] = weights
  expect(Math.min(selected, target, there)).toBeGreaterThan(Math.max(ready, other))
  expect(other).toBeGreaterThan(lit)
})

test('a tag does not lie on what is written at the edge of the board', () => {
  const geometry: Geometry = {
    width: 400,
    height: 400,
    written: [{ x: 100, y: 60 }],
    place: (place) => ({ x: place, y: 0, r: 5 }),
    piece: () => null,
  }
  const marks: Marks = { ready: new Set(), selected: null, places: new Map(), targets: new Map(), lit: new Set() }
  const over = (kept: ReturnType<typeof keptOn>): boolean => {
    const [box] = laid([tag(100, 92)], kept, rest(1), measure).boxes
    return box !== undefined && Math.abs(box.x - 100) < box.w / 2 + 5 && Math.abs(box.y - 60) < box.h / 2 + 5
  }
  expect(over([])).toBe(true)
  expect(over(keptOn(geometry, [], marks, rest(1)))).toBe(false)
})
