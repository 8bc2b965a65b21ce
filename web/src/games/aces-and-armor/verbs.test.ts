import { expect, test } from 'vitest'
import { verbOf } from './verbs.ts'

const arms = { foot: 'infantry', tank: 'tank', plane: 'aircraft' } as const
const spec = { armOf: (kind: string) => arms[kind as keyof typeof arms] } as unknown as Parameters<typeof verbOf>[0]
const view = {
  units: [
    { kind: 'foot', faction: 'g1' },
    { kind: 'tank', faction: 'g1' },
    { kind: 'plane', faction: 'g1' },
  ],
  players: [{ factions: ['g1'] }, { factions: ['us'] }],
  table: { board: { factories: [7, 8, 9] } },
  flags: [0, 1, -1],
} as unknown as Parameters<typeof verbOf>[2]

test('infantry that goes into a factory without one’s own flag takes it; all else walks, drives or flies, told by its icon', () => {
  const verb = (unit: number, to: number) => verbOf(spec, { type: 'move', unit, to }, view)
  expect([7, 8, 9, 3].map((to) => verb(0, to))).toEqual(['walk', 'take', 'take', 'walk'])
  expect([verb(1, 8), verb(2, 8)]).toEqual(['drive', 'plane'])
  expect(verbOf(spec, { type: 'endTurn' }, view)).toBeNull()
})
