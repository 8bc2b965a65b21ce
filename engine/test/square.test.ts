import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPASS, squareAt, squareGrid, squareLine, squareName, squareRing } from '../src/index.ts'

const grid = squareGrid(6, 4)
const place = fc.nat(grid.size - 1)

/** Fewest steps from `from`, with at most `diagonals` of them diagonal. */
function walked(from: number, diagonals: number): Map<number, number> {
  const best = new Map<number, number>()
  let front = [{ p: from, left: diagonals }]
  const seen = new Set<string>()
  for (let steps = 0; front.length > 0; steps++) {
    const next: typeof front = []
    for (const { p, left } of front) {
      if (!best.has(p)) best.set(p, steps)
      for (const [d, to] of (grid.step[p] as number[]).entries()) {
        const remaining = left - (d % 2)
        if (to < 0 || remaining < 0 || seen.has(`${to}/${remaining}`)) continue
        seen.add(`${to}/${remaining}`)
        next.push({ p: to, left: remaining })
      }
    }
    front = next
  }
  return best
}

describe('a board of squares', () => {
  test('is made once for each size', () => {
    expect(squareGrid(6, 4)).toBe(grid)
    expect(squareGrid(4, 6)).not.toBe(grid)
    expect([grid.width, grid.height, grid.size]).toEqual([6, 4, 24])
  })

  test('steps in eight directions, each undone by the one opposite', () => {
    fc.assert(
      fc.property(place, fc.nat(7), (p, d) => {
        const next = grid.step[p]?.[d] as number
        if (next >= 0) expect(grid.step[next]?.[(d + 4) % 8]).toBe(p)
      }),
    )
    const step = (p: number, d: (typeof COMPASS)[number]): number | undefined => grid.step[p]?.[COMPASS.indexOf(d)]
    expect([step(7, 'n'), step(7, 'ne'), step(7, 'e'), step(7, 'se')]).toEqual([1, 2, 8, 14])
    expect([step(7, 's'), step(7, 'sw'), step(7, 'w'), step(7, 'nw')]).toEqual([13, 12, 6, 0])
    expect([step(0, 'n'), step(0, 'w'), step(5, 'e'), step(23, 'se')]).toEqual([-1, -1, -1, -1])
  })

  test('gives as neighbours the places that touch by an edge or a corner', () => {
    expect(grid.neighbours[0]).toEqual([1, 7, 6])
    expect(grid.neighbours[7]?.length).toBe(8)
    expect(grid.neighbours[3]?.length).toBe(5)
  })

  test('measures distances as steps are walked, diagonals at the same price', () => {
    for (let a = 0; a < grid.size; a++) {
      for (const [b, steps] of walked(a, 99)) expect(grid.distances[a * grid.size + b]).toBe(steps)
    }
  })

  test('measures distances with at most one diagonal as steps are walked', () => {
    for (let a = 0; a < grid.size; a++) {
      for (const [b, steps] of walked(a, 1)) expect(grid.oneDiagonal[a * grid.size + b]).toBe(steps)
    }
  })

  test('names its places, and finds them by name', () => {
    expect([squareName(6, 0), squareName(6, 23)]).toEqual(['A1', 'F4'])
    fc.assert(
      fc.property(place, (p) => {
        expect(squareAt(6, 4, squareName(6, p))).toBe(p)
      }),
    )
    expect(squareAt(6, 4, 'c2')).toBe(8)
    expect(['G1', 'A5', 'A0', '11', 'AA1', ''].map((name) => squareAt(6, 4, name))).toEqual([-1, -1, -1, -1, -1, -1])
  })
})

describe('a ring of squares', () => {
  test('holds exactly the places at its distance, and is made once', () => {
    fc.assert(
      fc.property(place, fc.nat(6), (centre, radius) => {
        const ring = squareRing(grid, centre, radius)
        const far = [...Array(grid.size).keys()].filter((p) => grid.distances[centre * grid.size + p] === radius)
        expect(ring).toEqual(far)
        expect(squareRing(grid, centre, radius)).toBe(ring)
      }),
    )
  })
})

describe('a line of squares', () => {
  const at = (name: string): number => squareAt(6, 4, name)
  const names = (from: string, to: string): string[] =>
    squareLine(grid, at(from), at(to)).map((step) => step.map((p) => squareName(6, p)).join('/'))

  test('goes straight and on the diagonal', () => {
    expect(names('A1', 'D1')).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(names('A1', 'D4')).toEqual(['A1', 'B2', 'C3', 'D4'])
    expect(names('C3', 'C3')).toEqual(['C3'])
  })

  test('holds both squares where it runs just between two', () => {
    expect(names('A1', 'C2')).toEqual(['A1', 'B1/B2', 'C2'])
    expect(names('E1', 'A2')).toEqual(['E1', 'D1', 'C1/C2', 'B2', 'A2'])
  })

  test('is the same there and back, and is made once', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const back = squareLine(grid, b, a).map((step) => [...step].sort((x, y) => x - y))
        expect(squareLine(grid, a, b).map((step) => [...step].sort((x, y) => x - y))).toEqual(back.reverse())
        expect(squareLine(grid, a, b)).toBe(squareLine(grid, a, b))
      }),
    )
  })
})
