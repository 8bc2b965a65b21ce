import { type Phase, rivetWars } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/rivet-wars/lessons/draw.ts'
import { sharedGrids } from './Considered.tsx'
import { cornerOf, GRID, holderOf, signSpot, stations, stationsOf, toX, toY } from './space.ts'

const FULL = [[1], [1, 1], [1, 1, 1, 1], [2], [2, 2], [1, 2], [2, 1], [1, 1, 2], [1, 2, 1], [2, 1, 1], [4]]

test('units of a grid never stand on one another, whatever their sizes and order', () => {
  for (const side of ['allies', 'blight'] as const)
    for (const sizes of FULL) {
      const spots = stations(side, sizes)
      expect(new Set(spots.map(String)).size).toBe(sizes.length)
    }
})

test('the first in target order stands in the front rank: north for the Allies, south for the Blight', () => {
  expect(stations('allies', [1, 1, 1])[0]?.[1]).toBeLessThan(50)
  expect(stations('blight', [1, 1, 1])[0]?.[1]).toBeGreaterThan(50)
  expect(stations('allies', [2, 1])[0]?.[1]).toBeLessThan(50)
  expect(stations('allies', [2, 1])[1]?.[1]).toBeGreaterThan(50)
  expect(stations('allies', [1, 2])[0]?.[1]).toBeLessThan(50)
  expect(stations('allies', [1, 2])[1]?.[1]).toBeGreaterThan(50)
})

/** How high figures stand above their foot and how wide they are, by the letters of drawings: as they are drawn. */
const BODIES: Readonly<Record<string, readonly [high: number, wide: number]>> = {
  R: [45, 39],
  C: [49, 76],
  H: [38, 86],
  O: [84, 88],
  p: [50, 39],
  d: [63, 76],
  t: [59, 88],
}

test('nobody is hidden by whoever stands before them, in their grid or in the next', () => {
  const grids = ['R', 'RRRR', 'C', 'CRR', 'H', 'O', 'p', 'pppp', 'd', 'dd', 't']
  for (const far of grids)
    for (const near of grids) {
      const { state, id } = draw(`. ${far} .\n. ${near} .`)
      const view = rivetWars().view(state, 'allies')
      const names = new Map([...`${far}${near}`].map((letter) => [letter, BODIES[letter] ?? [0, 0]] as const))
      const kinds = new Map([...names.keys()].map((letter) => [view.units[id(letter)]?.kind ?? '', letter]))
      const size = (kind: string): number => ({ C: 2, H: 2, d: 2, O: 4, t: 4 })[kinds.get(kind) ?? ''] ?? 1
      const bodies = [...stationsOf(view, size)].map(([unit, { x, y, scale }]) => {
        const [high, wide] = names.get(kinds.get(view.units[unit]?.kind ?? '') ?? '') ?? [0, 0]
        return { x: toX(x), foot: toY(y), high: high * scale, half: (wide / 2) * scale }
      })
      for (const body of bodies) {
        const before = bodies.filter(({ foot }) => foot > body.foot)
        const spots = Array.from({ length: 400 }, (_, i) => ({
          x: body.x + body.half * (((i % 20) + 0.5) / 10 - 1),
          y: body.foot - body.high * ((Math.floor(i / 20) + 0.5) / 20),
        }))
        const isHidden = (x: number, y: number): boolean =>
          before.some((b) => Math.abs(x - b.x) < b.half && y < b.foot && y > b.foot - b.high)
        const seen = spots.filter(({ x, y }) => !isHidden(x, y)).length / spots.length
        expect(seen, `${far} behind ${near}`).toBeGreaterThan(0.7)
      }
    }
})

test('the icon of an occupied grid keeps off whoever stands there and whoever reaches in from below', () => {
  const seen = (drawing: string) => {
    const { state, at } = draw(drawing)
    const view = rivetWars().view(state, 'allies')
    const sign = signSpot(
      view,
      stationsOf(view, () => 1),
      at('B1'),
    )
    const [x, y] = cornerOf(view.field, at('B1'))
    return sign && [(sign.x - toX(x)) / GRID, (sign.y - toY(y)) / (toY(GRID) - toY(0))]
  }
  expect(seen('. . .\n. RR .')).toBe(undefined)
  expect(seen('. RR .\n. . .')).toEqual([0.5, 0.82])
  expect(seen('. R .\n. . .')).toEqual([0.78, 0.82])
  expect(seen('. RR .\n. R .')?.[0]).toBeGreaterThan(0.5)
})

test('an objective is whose unit stands there, at once; then whose flag flies; else nobody’s', () => {
  type Seen = Parameters<typeof holderOf>[0]
  const seen = (stack: readonly number[], flag: 'allies' | 'blight' | null) =>
    ({ stacks: [stack], units: [{ side: 'blight' }], flags: [flag], field: { objectives: [0] } }) as unknown as Seen
  expect(holderOf(seen([], null), 0)).toBe(null)
  expect(holderOf(seen([0], null), 0)).toBe('blight')
  expect(holderOf(seen([], 'allies'), 0)).toBe('allies')
  expect(holderOf(seen([0], 'allies'), 0)).toBe('blight')
})

test('while they are rearranged, the grids of several units of the side at turn show their order', () => {
  const seen = (phase: Phase) => rivetWars().view(draw('RC R pd', { phase }).state, 'allies')
  expect(sharedGrids(seen('rearrange'))).toEqual([0])
  expect(sharedGrids(seen('movement'))).toEqual([])
})
