import type { Chair } from '@muster/table'
import { expect, test } from 'vitest'
import { swapped } from './swapped.ts'

/** "a:Ann b:- b:-": sides, and the people on them; `-` is the computer. */
const drawn = (text: string): Chair[] =>
  text.split(' ').map((word, i) => {
    const [side = '', name = ''] = word.split(':')
    return { seat: `p${i + 1}`, side, who: name === '-' ? { type: 'computer', level: 'x' } : { type: 'person', name } }
  })

const asText = (chairs: readonly Chair[]): string =>
  chairs.map(({ side, who }) => `${side}:${who.type === 'person' ? who.name : '-'}`).join(' ')

test.each([
  ['a:Ann b:-', 'a:- b:Ann'],
  ['a:- b:- b:Ann', 'a:Ann b:- b:-'],
  ['b:- b:Ann a:-', 'b:- b:- a:Ann'],
  ['a:Ann b:- b:-', 'a:- b:Ann b:-'],
  ['a:Ann b:Bea b:Cem', 'a:Bea b:Ann b:Cem'],
  ['a:Ann b:- a:- b:Bea', 'a:- b:Ann a:Bea b:-'],
  ['a:Ann b:- c:-', 'a:- b:- c:Ann'],
])('%s becomes %s', (before, after) => {
  expect(asText(swapped(drawn(before)))).toBe(after)
})
