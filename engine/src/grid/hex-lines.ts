// Rings, lines and rays over a board of hexes.

import { HEX_STEPS, type HexGrid } from './hex.ts'
import { type Line, tables } from './tables.ts'

/** The places at exactly this distance, clockwise from the hex in direction `from`; those off the board left out. */
export function ring(grid: HexGrid, centre: number, radius: number, from = 4): readonly number[] {
  return rings(grid, (centre * MOST_RADIUS + radius) * 6 + from, () => roundTo(grid, centre, radius, from))
}

const MOST_RADIUS = 1024
const rings = tables<readonly number[]>()

function roundTo(grid: HexGrid, centre: number, radius: number, from: number): number[] {
  if (radius === 0) return [centre]
  const out: number[] = []
  const [fq, fr] = HEX_STEPS[from] as readonly [number, number]
  let q = (grid.q[centre] as number) + fq * radius
  let r = (grid.r[centre] as number) + fr * radius
  for (let side = 0; side < 6; side++) {
    const [dq, dr] = HEX_STEPS[(from + 2 + side) % 6] as readonly [number, number]
    for (let i = 0; i < radius; i++) {
      const place = grid.at(q, r)
      if (place >= 0) out.push(place)
      q += dq
      r += dr
    }
  }
  return out
}

/**
 * The hexes a straight line meets, end points included, one list for each step. Where the line runs
 * along a spine, between two hexes, the step holds both and the game judges.
 */
export function line(grid: HexGrid, a: number, b: number): Line {
  return lines(grid, a * grid.size + b, () => lineFrom(grid, a, b))
}

const lines = tables<Line>()

function lineFrom(grid: HexGrid, a: number, b: number): number[][] {
  const n = grid.distances[a * grid.size + b] as number
  const steps: number[][] = [[a]]
  const [aq, ar] = [grid.q[a] as number, grid.r[a] as number]
  const [bq, br] = [grid.q[b] as number, grid.r[b] as number]
  for (let i = 1; i <= n; i++) {
    const near = nearest((aq * (n - i) + bq * i) / n, (ar * (n - i) + br * i) / n)
    steps.push(near.map(([q, r]) => grid.at(q, r)).filter((p) => p >= 0))
  }
  return steps
}

/** The hex nearest to a point, or the two that are equally near. */
function nearest(q: number, r: number): [number, number][] {
  const nudge = 1e-6
  const one = round(q + nudge, r + 2 * nudge)
  const two = round(q - nudge, r - 2 * nudge)
  const three = round(q + 2 * nudge, r - nudge)
  const all = [one, two, three]
  return all.filter((h, i) => all.findIndex((g) => g[0] === h[0] && g[1] === h[1]) === i)
}

function round(q: number, r: number): [number, number] {
  const s = -q - r
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(s)
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return [rq, rr]
}

/** The places straight ahead in a direction, nearest first, up to the board's edge. */
export function ray(grid: HexGrid, from: number, direction: number): readonly number[] {
  return rays(grid, from * 6 + direction, () => ahead(grid, from, direction))
}

const rays = tables<readonly number[]>()

function ahead(grid: HexGrid, from: number, direction: number): number[] {
  const out: number[] = []
  for (let p = grid.step[from]?.[direction] ?? -1; p >= 0; p = grid.step[p]?.[direction] ?? -1) out.push(p)
  return out
}
