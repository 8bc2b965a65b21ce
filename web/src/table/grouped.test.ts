import { say } from '@muster/engine'
import type { Offer } from '@muster/table'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

const offer = (type: string): Offer => ({ action: { type }, aim: {}, label: say(type) })

test('choices are grouped by what they do; what ends the phase comes last', () => {
  const face = {
    verb: ({ type }: { readonly type: string }) => (type === 'shoot' ? 'attack' : type === 'go' ? 'walk' : null),
    uses: ({ type }: { readonly type: string }) => (type === 'play' ? { id: 'x', name: say('x') } : null),
    game: { closes: ({ type }: { readonly type: string }) => type === 'end' },
  } as const
  const all = ['end', 'other', 'shoot', 'play', 'go', 'shoot'].map(offer)
  expect(grouped(all, face, null).map(({ kind, offers }) => [kind, offers.length])).toEqual([
    ['attack', 2],
    ['walk', 1],
    ['cards', 1],
    ['other', 1],
    ['end', 1],
  ])
})
