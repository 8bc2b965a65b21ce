import { say } from '@muster/engine'
import { expect, test } from 'vitest'
import { walk } from './walk.ts'

const at = (place: number, row: number, column: number) => ({ place, row, column, name: say('place') })
const square = [at(0, 0, 0), at(1, 0, 1), at(2, 1, 0), at(3, 1, 1)]

test('arrows walk rows and columns', () => {
  expect(walk(square, 0, 'ArrowRight')).toBe(1)
  expect(walk(square, 0, 'ArrowDown')).toBe(2)
  expect(walk(square, 3, 'ArrowUp')).toBe(1)
})

test('at the edge one stays', () => {
  expect(walk(square, 0, 'ArrowLeft')).toBe(0)
})

test('rows of hexes half a step apart can be walked up and down', () => {
  const hexes = [at(0, 0, 0), at(1, 0, 1), at(2, 1, 0.5), at(3, 1, 1.5)]
  expect(walk(hexes, 2, 'ArrowUp')).toBe(0)
  expect(walk(hexes, 0, 'ArrowDown')).toBe(2)
})
