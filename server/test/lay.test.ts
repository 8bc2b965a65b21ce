import { expect, test } from 'vitest'
import type { KeptChair } from '../src/store/rows.ts'
import { swapped } from '../src/tables/lay.ts'

const chair = (seat: string, side: string, standIn: string | null = null): KeptChair => ({
  seat,
  side,
  who: { type: 'person', person: seat, name: seat, standIn },
})
const sits = (chairs: readonly KeptChair[]): unknown =>
  chairs.map(({ seat, who }) => `${seat}: ${who.type === 'person' ? who.person : who.type}`)

test('two change chairs for the return match, and nobody sits in any more', () => {
  const again = swapped([chair('a', 'east'), chair('b', 'west', 'random')])
  expect(sits(again)).toEqual(['a: b', 'b: a'])
  expect(again[0]?.who).toMatchObject({ standIn: null })
})

test('four change sides, partners stay partners', () => {
  const four = [chair('a', 'east'), chair('b', 'west'), chair('c', 'east'), chair('d', 'west')]
  expect(sits(swapped(four))).toEqual(['a: b', 'b: a', 'c: d', 'd: c'])
})

test('three of two sides move on by one', () => {
  expect(sits(swapped([chair('a', 'east'), chair('b', 'east'), chair('c', 'west')]))).toEqual(['a: b', 'b: c', 'c: a'])
})
