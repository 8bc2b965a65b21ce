import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

const geometry = (width: number, height: number) => ({
  width,
  height,
  place: (place: number) => ({ x: 20 * place, y: 20 * place, r: 10 }),
  piece: (piece: string | number) => (typeof piece === 'number' ? { x: 20 * piece, y: 20, r: 10 } : null),
})
const said = { en: '', es: '', fr: '' }
const told = { id: '', title: said, idea: said, rule: '1.1', rules: [], keep: null, task: 0, line: null }
const figure = { ...told, options: {}, viewer: 'north', view: {}, deed: null, refused: { place: 6 } }

test('of a large board only what happens is shown, with room about it', () => {
  expect(regionOf(figure, geometry(1000, 1000), [5, 'in the hand'])).toEqual({ x: 45, y: 0, width: 130, height: 170 })
})

test('a small board, and one on which nothing happens, are shown whole', () => {
  expect(regionOf(figure, geometry(160, 160), [1])).toEqual({ x: 0, y: 0, width: 160, height: 160 })
  expect(regionOf({ ...figure, refused: null }, geometry(900, 900), [])).toMatchObject({ x: 0, width: 900 })
})
