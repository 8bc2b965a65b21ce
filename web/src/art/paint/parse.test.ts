import { expect, test } from 'vitest'
import { matrices, parse } from './parse.ts'
import { boxOf, pathOf } from './shape.ts'

test('nested elements keep their attributes and order', () => {
  const [g] = parse('<g fill="#123"><path d="M0 0L1 1"/><circle r="2"/></g>')
  expect(g?.attributes).toEqual({ fill: '#123' })
  expect(g?.children.map((c) => c.name)).toEqual(['path', 'circle'])
})

test('a list of transforms becomes matrices in order', () => {
  expect(matrices('translate(3,4) scale(2)')).toEqual([
    [1, 0, 0, 1, 3, 4],
    [2, 0, 0, 2, 0, 0],
  ])
  expect(matrices('rotate(90)')[0]?.map(Math.round)).toEqual([0, 1, -1, 0, 0, 0])
})

test('boxes follow absolute and relative commands', () => {
  const box = (svg: string) => {
    const [node] = parse(svg)
    return node && boxOf(node, pathOf(node) ?? '')
  }
  expect(box('<path d="M10 10h20v-5l-40 0Z"/>')).toEqual({ x: -10, y: 5, width: 40, height: 5 })
  expect(box('<path d="M0-5Q10 20 4 4"/>')).toEqual({ x: 0, y: -5, width: 10, height: 25 })
  expect(box('<circle cx="5" cy="6" r="2"/>')).toEqual({ x: 3, y: 4, width: 4, height: 4 })
})
