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

test('a long list is told by who does it, a short one is not', () => {
  const face = { verb: () => 'walk' as const, uses: () => null, game: { closes: () => false } } as const
  const going = (piece: number): Offer => ({ ...offer('go'), aim: { piece } })
  const short = [going(1), going(2)]
  expect(grouped(short, face, null)).toEqual([{ kind: 'walk', offers: short, doers: [] }])
  const long = [
    ...Array.from({ length: 6 }, () => going(1)),
    ...Array.from({ length: 5 }, () => going(2)),
    offer('all'),
  ]
  const [group] = grouped(long, face, null)
  expect(group?.doers.map(({ piece, offers }) => [piece, offers.length])).toEqual([
    [1, 6],
    [2, 5],
  ])
  expect(group?.offers.map(({ action }) => action.type)).toEqual(['all'])
  const alone = Array.from({ length: 20 }, () => going(1))
  expect(grouped(alone, face, null)[0]?.doers).toEqual([])
})
