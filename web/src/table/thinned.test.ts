import { expect, test } from 'vitest'
import type { Face, Mark, Marks } from '../face.ts'
import { isLit, thinned } from './thinned.ts'

const face: Pick<Face, 'verb' | 'pieces'> = {
  verb: ({ type }) => (type === 'shell' ? 'attack' : 'walk'),
  pieces: () => [{ piece: 9, place: 1, side: 'b', name: { key: 'x' } }],
}

const shell = (chance: number | null, of = 'odds.hit'): Mark => ({ actions: [{ type: 'shell' }], chance, of })

const seen = (places: readonly (readonly [number, Mark])[]): Marks['places'] => {
  const marks: Marks = { ready: new Set(), selected: 5, places: new Map(places), targets: new Map(), lit: new Set() }
  return thinned(marks, face, null).places
}
const lit = (places: readonly (readonly [number, Mark])[]): readonly number[] => [...seen(places).keys()]

test('empty places that promise no more than one where somebody stands stay dark', () => {
  expect(
    lit([
      [1, shell(0.07)],
      [2, shell(0.07)],
      [3, shell(0.12)],
      [4, shell(0.3, 'odds.ownHit')],
      [5, { actions: [{ type: 'walk' }], chance: null }],
    ]),
  ).toEqual([1, 3, 5])
})

test('where nobody stands that could be struck all places stay lit', () => {
  expect(
    lit([
      [2, shell(0.07)],
      [3, shell(null)],
    ]),
  ).toEqual([2, 3])
})

test('a chance at a place where nobody stands says so', () => {
  const places = seen([
    [1, shell(0.07)],
    [2, shell(0.12)],
  ])
  expect([...places.values()].map(({ of }) => of)).toEqual(['odds.hit', 'beside'])
})

test('what is not lit is not named elsewhere either', () => {
  const [near, far] = [shell(0.5), shell(0.1)]
  const marks: Marks = {
    ready: new Set(),
    selected: 5,
    places: new Map([
      [1, near],
      [2, far],
    ]),
    targets: new Map(),
    lit: new Set(),
  }
  const seen = thinned(marks, face, null)
  expect([near, far].flatMap(({ actions }) => actions.map((action) => isLit(seen, action)))).toEqual([true, false])
})
