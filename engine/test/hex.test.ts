import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axialDistance,
  flatRectangle,
  HEX_STEPS,
  type HexGrid,
  hexagon,
  hexGrid,
  line,
  ray,
  ring,
} from '../src/index.ts'

const grid = hexGrid(hexagon(5))
const place = fc.nat(grid.size - 1)
const at = (q: number, r: number): number => grid.at(q, r)

const distance = (g: HexGrid, a: number, b: number): number => g.distances[a * g.size + b] as number

/** Where the centre of a hex lies in the plane. */
const centre = (p: number): readonly [number, number] => [
  Math.sqrt(3) * ((grid.q[p] as number) + (grid.r[p] as number) / 2),
  1.5 * (grid.r[p] as number),
]

describe('a board of hexes', () => {
  test('has 1 + 3 n (n + 1) places when it is a hexagon of radius n', () => {
    for (const n of [0, 1, 2, 5, 8]) expect(hexGrid(hexagon(n)).size).toBe(1 + 3 * n * (n + 1))
  })

  test('finds its places again by their coordinates, and nothing beside them', () => {
    for (let p = 0; p < grid.size; p++) expect(at(grid.q[p] as number, grid.r[p] as number)).toBe(p)
    expect(at(6, 0)).toBe(-1)
    expect(at(-3, -3)).toBe(-1)
  })

  test('steps in six directions, each undone by the one opposite', () => {
    fc.assert(
      fc.property(place, fc.nat(5), (p, d) => {
        const next = grid.step[p]?.[d] as number
        if (next >= 0) expect(grid.step[next]?.[(d + 3) % 6]).toBe(p)
      }),
    )
  })

  test('gives as neighbours the places at distance one', () => {
    for (let p = 0; p < grid.size; p++) {
      const near = Array.from({ length: grid.size }, (_, b) => b).filter((b) => distance(grid, p, b) === 1)
      expect([...(grid.neighbours[p] as number[])].sort((a, b) => a - b)).toEqual(near)
    }
    expect(grid.neighbours[at(0, 0)]?.length).toBe(6)
    expect(grid.neighbours[at(5, 0)]?.length).toBe(3)
  })

  test('measures distances as steps are counted', () => {
    const steps = new Map([[0, 0]])
    for (const p of steps.keys()) {
      for (const n of grid.neighbours[p] as number[]) if (!steps.has(n)) steps.set(n, (steps.get(p) as number) + 1)
    }
    for (let p = 0; p < grid.size; p++) expect(distance(grid, 0, p)).toBe(steps.get(p))
    expect(axialDistance(3, -1)).toBe(3)
  })

  test('may be a rectangle of flat hexes, odd columns half a hex down', () => {
    const map = hexGrid(flatRectangle(4, 3))
    expect(map.size).toBe(12)
    const [south, north] = [1, 4]
    expect(map.step[0]?.[south]).toBe(4)
    expect(map.step[4]?.[north]).toBe(0)
    expect(map.neighbours[0]?.toSorted((a, b) => a - b)).toEqual([1, 4])
    expect(map.neighbours[1]?.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 5, 6])
  })
})

describe('a ring', () => {
  test('holds exactly the places at its distance, each once', () => {
    fc.assert(
      fc.property(place, fc.nat(6), fc.nat(5), (p, radius, from) => {
        const expected = Array.from({ length: grid.size }, (_, b) => b).filter((b) => distance(grid, p, b) === radius)
        expect(ring(grid, p, radius, from).toSorted((a, b) => a - b)).toEqual(expected)
      }),
    )
  })

  test('goes round clockwise from the direction it is given', () => {
    const round = ring(grid, at(0, 0), 1, 0)
    expect(round).toEqual(HEX_STEPS.map(([q, r]) => at(q, r)))
    expect(ring(grid, at(0, 0), 2, 4)[0]).toBe(at(0, -2))
    const wide = ring(grid, at(0, 0), 3)
    wide.forEach((p, i) => {
      expect(distance(grid, p, wide[(i + 1) % wide.length] as number)).toBe(1)
    })
  })
})

describe('a line', () => {
  test('has one step more than the distance, each as far as its number', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const steps = line(grid, a, b)
        expect(steps.length).toBe(distance(grid, a, b) + 1)
        expect([steps[0], steps.at(-1)]).toEqual([[a], [b]])
        steps.forEach((places, i) => {
          for (const p of places) expect(distance(grid, a, p)).toBe(i)
        })
      }),
    )
  })

  test('holds at each step the hexes nearest to the straight line, both where there are two', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const steps = line(grid, a, b)
        const [from, to] = [centre(a), centre(b)]
        steps.forEach((places, i) => {
          const part = steps.length === 1 ? 0 : i / (steps.length - 1)
          const point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const
          const away = Array.from({ length: grid.size }, (_, p) =>
            Math.hypot(centre(p)[0] - point[0], centre(p)[1] - point[1]),
          )
          const least = Math.min(...away)
          const nearest = [...away.keys()].filter((p) => (away[p] as number) < least + 1e-9)
          expect(places.toSorted((x, y) => x - y)).toEqual(nearest)
        })
      }),
    )
  })

  test('along a spine holds the hexes of both sides', () => {
    expect(line(grid, at(0, 0), at(1, 1))).toEqual([
      [at(0, 0)],
      expect.arrayContaining([at(1, 0), at(0, 1)]),
      [at(1, 1)],
    ])
    expect(line(grid, at(0, 0), at(2, 2)).map((s) => s.length)).toEqual([1, 2, 1, 2, 1])
    expect(line(grid, at(-1, -1), at(1, 1)).map((s) => s.length)).toEqual([1, 2, 1, 2, 1])
    expect(line(grid, at(0, 0), at(4, -2)).map((s) => s.length)).toEqual([1, 2, 1, 2, 1])
    expect(line(grid, at(0, 0), at(3, 0)).map((s) => s.length)).toEqual([1, 1, 1, 1])
  })

  test('is the same there and back', () => {
    const set = (steps: ReturnType<typeof line>): number[][] => steps.map((s) => s.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(set(line(grid, b, a)).reverse()).toEqual(set(line(grid, a, b)))
      }),
    )
  })
})

test('rings, lines and rays are made once for each board', () => {
  const [one, other] = [hexGrid(hexagon(3)), hexGrid(hexagon(3))]
  for (const make of [
    (g: typeof one) => ring(g, 5, 2),
    (g: typeof one) => line(g, 0, 20),
    (g: typeof one) => ray(g, 9, 0),
  ]) {
    expect(make(one)).toBe(make(one))
    expect(make(other)).not.toBe(make(one))
    expect(make(other)).toEqual(make(one))
  }
  expect(ring(one, 5, 2, 0)).not.toEqual(ring(one, 5, 2, 1))
})

test('a ray goes straight ahead to the edge', () => {
  expect(ray(grid, at(0, 0), 0)).toEqual([1, 2, 3, 4, 5].map((q) => at(q, 0)))
  expect(ray(grid, at(5, 0), 0)).toEqual([])
  fc.assert(
    fc.property(place, fc.nat(5), (p, d) => {
      ray(grid, p, d).forEach((q, i) => {
        expect(distance(grid, p, q)).toBe(i + 1)
      })
    }),
  )
})
