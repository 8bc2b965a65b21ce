import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('what all have in common at either end is left out', () => {
  expect(differing(['Fire 8 pushes off at speed 1.', 'Fire 8 pushes off at speed 3.'])).toEqual([
    'speed 1.',
    'speed 3.',
  ])
  expect(differing(['Attack A with a rifle', 'Attack B with a rifle'])).toEqual(['A', 'B'])
  expect(differing(['Hook east, at H8', 'Hook west, at H8'])).toEqual(['east', 'west'])
})

test('a place that both come to stays where a sentence would break off before it', () => {
  expect(differing(['Fire 2 walks to B10', 'Fire 2 pushes off, force 3: lands at B10'])).toEqual([
    'walks to B10',
    'pushes off, force 3: lands at B10',
  ])
  expect(differing(['A flies, force 3: crashes at J7', 'A flies, force 4: crashes at J7'])).toEqual([
    'force 3',
    'force 4',
  ])
})

test('a sentence that holds no more than the others is whole, and so is a single one', () => {
  expect(differing(['Move', 'Move on'])).toEqual(['Move', 'on'])
  expect(differing(['Move there'])).toEqual(['Move there'])
})

test('a number stays with what it counts', () => {
  expect(differing(['Fire 2 flies 2 hexes to K4', 'Fire 2 flies 3 hexes to K4'])).toEqual([
    'flies 2 hexes',
    'flies 3 hexes',
  ])
  expect(differing(['Feu 2 pousse, force 2', 'Feu 2 pousse, force 3'])).toEqual(['force 2', 'force 3'])
  expect(differing(['Move 2 hexes', 'Move 3 hexes'])).toEqual(['Move 2 hexes', 'Move 3 hexes'])
})
