import { rivetWars, type View } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/rivet-wars/lessons/draw.ts'
import { rangeShown } from './GroundMarks.tsx'
import { hintOf } from './hint.ts'
import { blowOf } from './Struck.tsx'
import { stationsOf } from './space.ts'
import { specsOf, strayGrids } from './spec.ts'

const game = rivetWars()
const spec = specsOf(game.content)
const seen = (map: string): View => game.view(draw(map).state, 'allies')

test('what comes down where nobody stands leaves a crater, a miss a mark, a hit neither', () => {
  const view = seen('H . . p .')
  expect(blowOf({ type: 'deviated', to: 4 }, view)).toEqual({ type: 'crater', at: 4 })
  expect(blowOf({ type: 'deviated', to: 3 }, view)).toBe(null)
  expect(blowOf({ type: 'deviated', to: -1 }, view)).toBe(null)
  const attacked = { type: 'attacked', unit: 1, dice: [2], bonus: 0, by: 'unit', down: false } as const
  expect(blowOf({ ...attacked, hit: false }, view)).toEqual({ type: 'missed', unit: 1 })
  expect(blowOf({ ...attacked, hit: true }, view)).toBe(null)
})

test('where the wind carries a shell is told like a roll, without any motion too', () => {
  const flipped = { type: 'flipped', card: 'n', from: 3, to: 4 } as const
  expect(hintOf(flipped as never, seen('H . . p .')).luck).toBe(true)
})

test('what deviates shows the grids around its target, a near shot none', () => {
  const view = seen('H . . p .\n. . . . .')
  const at = (grid: number) => strayGrids(spec, view, { type: 'attack', unit: 0, line: 0, at: grid })
  expect(at(3)).toEqual([2, 4, 7, 8, 9])
  expect(at(2)).toEqual([])
})

test('the reach of the unit in hand counts one diagonal step at most', () => {
  const view = seen('R . .\n. p .\n. . .')
  const none = new Map()
  const marks = { ready: new Set<number>(), selected: 0, lit: new Set<number>(), places: none, targets: none }
  expect(rangeShown(spec, view, marks).size).toBe(0)
  const shown = rangeShown(spec, view, { ...marks, places: new Map([[4, { actions: [], chance: null }]]) })
  expect([...shown]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('two ranks of a grid stand farther apart than one behind the other would hide', () => {
  const stands = [...stationsOf(seen('RRRR R'), spec.sizeOf).values()]
  const [front, , back, , alone] = stands
  expect((back?.y ?? 0) - (front?.y ?? 0)).toBeGreaterThan(50)
  expect([front?.scale, alone?.scale]).toEqual([0.8, 1])
})
