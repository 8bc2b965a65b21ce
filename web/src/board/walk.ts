import type { PlaceOnBoard } from '../face.ts'

export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const
export type Direction = keyof typeof DIRECTIONS

/** The next place in a direction: the nearest, and of those the straightest. */
export function walk(places: readonly PlaceOnBoard[], from: number, direction: Direction): number {
  const here = places.find((p) => p.place === from)
  if (!here) return places[0]?.place ?? from
  const [dx, dy] = DIRECTIONS[direction]
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const { place, row, column } of places) {
    const ahead = (column - here.column) * dx + (row - here.row) * dy
    const aside = Math.abs((column - here.column) * dy) + Math.abs((row - here.row) * dx)
    const cost = ahead + aside * 2
    if (ahead <= 0.01 || aside > ahead * 1.01 || cost >= least) continue
    best = place
    least = cost
  }
  return best
}
