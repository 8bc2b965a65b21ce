import { expect, test } from 'vitest'
import { type Place, seatedOn } from './seating.ts'

const ME = { type: 'person', name: '' } as const
const chairs: readonly Place[] = [
  { seat: 'fire', side: 'fire', who: ME },
  { seat: 'water', side: 'water', who: { type: 'beside' } },
]
const whoOf = (places: readonly Place[]): readonly string[] => places.map(({ who }) => who.type)

test('whoever sat where I go gets my chair', () => {
  expect(whoOf(seatedOn(chairs, 'water', ME))).toEqual(['beside', 'person'])
})

test('if I get up, whoever was beside me is me: there is always somebody to lay the table', () => {
  expect(whoOf(seatedOn(chairs, 'fire', { type: 'link' }))).toEqual(['link', 'person'])
  expect(whoOf(seatedOn(chairs, 'fire', { type: 'beside' }))).toEqual(['beside', 'person'])
  expect(whoOf(seatedOn(chairs, 'water', { type: 'link' }))).toEqual(['person', 'link'])
})
