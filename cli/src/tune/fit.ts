import type { Sample } from './collect.ts'

/** Rows of differences, the winner's features less a loser's: what weights must make positive. */
export interface Rows {
  readonly width: number
  readonly data: Float64Array
  readonly count: number
}

export function rowsOf(samples: readonly Sample[], width: number): Rows {
  const rows: number[][] = []
  for (const { counts, winner } of samples)
    for (let side = 0; side * width < counts.length; side++) {
      if (side !== winner) rows.push(difference(counts, winner * width, side * width, width))
    }
  return { width, data: Float64Array.from(rows.flat()), count: rows.length }
}

function difference(counts: readonly number[], winner: number, loser: number, width: number): number[] {
  return Array.from({ length: width }, (_, i) => (counts[winner + i] as number) - (counts[loser + i] as number))
}

/** How strongly weights nobody has a guess about are drawn to 0, on features scaled alike. */
const RIDGE = 4
/** How far a weight may stray from the guess: to two thirds of it, or to half as much again. */
const STRAY = 1.5
const SWEEPS = 80

/**
 * The weights that make the results likeliest (logistic regression, one weight after the other), near a guess where
 * there is one: what goes with winning is not always what wins.
 */
export function fitted(rows: Rows, guess: readonly (number | undefined)[]): number[] {
  const start = guess.map((g) => g ?? 0)
  const scale = scaleOf(rows, start)
  const w = Float64Array.from(start, (g) => g * scale)
  const margins = marginsOf(rows, w)
  const spread = spreads(rows)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let i = 0; i < rows.width; i++) {
      const g = guess[i]
      const to = stepped(rows, margins, i, w[i] as number, g === undefined ? RIDGE * (spread[i] as number) : 0)
      moveTo(rows, margins, w, i, g === undefined ? to : within(to, (g * scale) / STRAY, g * scale * STRAY))
    }
  return [...w]
}

/** The same weights but for some, by their numbers: these are fitted to what the others leave open. */
export function fittedIn(rows: Rows, kept: readonly number[], some: readonly number[]): number[] {
  const w = Float64Array.from(kept)
  const margins = marginsOf(rows, w)
  const spread = spreads(rows)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const i of some)
      moveTo(rows, margins, w, i, stepped(rows, margins, i, w[i] as number, RIDGE * (spread[i] as number)))
  return [...w]
}

const within = (x: number, a: number, b: number): number => Math.min(Math.max(a, b), Math.max(Math.min(a, b), x))

/** By how much the guess must be scaled to fit best. */
function scaleOf(rows: Rows, guess: readonly number[]): number {
  const along = marginsOf(rows, Float64Array.from(guess))
  let scale = 1
  for (let step = 0; step < SWEEPS; step++) {
    let slope = 0
    let bend = 1e-9
    for (const x of along) {
      const p = 1 / (1 + Math.exp(-scale * x))
      slope += (1 - p) * x
      bend += p * (1 - p) * x * x
    }
    scale = within(scale + slope / bend, 0.05, 20)
  }
  return scale
}

function marginsOf({ width, data, count }: Rows, w: Float64Array): Float64Array {
  const margins = new Float64Array(count)
  for (let r = 0; r < count; r++)
    for (let i = 0; i < width; i++)
      margins[r] = (margins[r] as number) + (w[i] as number) * (data[r * width + i] as number)
  return margins
}

/** The mean square of each feature. */
function spreads({ width, data, count }: Rows): Float64Array {
  const sums = new Float64Array(width)
  for (let r = 0; r < count; r++)
    for (let i = 0; i < width; i++) sums[i] = (sums[i] as number) + (data[r * width + i] as number) ** 2
  return sums.map((sum) => sum / Math.max(1, count))
}

/** Newton's step for one weight. */
function stepped({ width, data, count }: Rows, margins: Float64Array, i: number, w: number, ridge: number): number {
  let slope = -ridge * w
  let bend = ridge + 1e-9
  for (let r = 0; r < count; r++) {
    const x = data[r * width + i] as number
    if (x === 0) continue
    const p = 1 / (1 + Math.exp(-(margins[r] as number)))
    slope += (1 - p) * x
    bend += p * (1 - p) * x * x
  }
  return w + slope / bend
}

function moveTo({ width, data, count }: Rows, margins: Float64Array, w: Float64Array, i: number, to: number): void {
  const by = to - (w[i] as number)
  if (by === 0) return
  w[i] = to
  for (let r = 0; r < count; r++) margins[r] = (margins[r] as number) + by * (data[r * width + i] as number)
}

/** What tells sides apart in fewer rows than this says nothing about who wins. */
const SELDOM = 1 / 50

/** The weights that make the results likeliest, near no guess; what is seldom seen keeps the weight it had. */
export function foretelling(rows: Rows, before: readonly number[]): number[] {
  const { width, data, count } = rows
  const told = before.map((_, i) => {
    let seen = 0
    for (let r = 0; r < count; r++) if (data[r * width + i] !== 0) seen++
    return seen >= SELDOM * count
  })
  const often = { ...rows, data: data.map((x, at) => (told[at % width] ? x : 0)) }
  const weights = fitted(
    often,
    before.map(() => undefined),
  )
  return weights.map((w, i) => (told[i] ? w : (before[i] as number)))
}
