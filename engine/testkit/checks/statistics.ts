// Bounds that are wrong once in a million, and no oftener.

const WRONG = 1e-6

/** How often things came, beside how often they should. */
export interface Tally {
  readonly expected: ReadonlyMap<string, number>
  readonly seen: ReadonlyMap<string, number>
  /** What makes the counts vary as independent ones would. */
  readonly scale: number
  /** It should come so often more. */
  expect(what: string, times: number): void
  /** It came once more. */
  add(what: string): void
}

export function tallyOf(scale: number): Tally {
  const expected = new Map<string, number>()
  const seen = new Map<string, number>()
  return {
    expected,
    seen,
    scale,
    expect: (what, times) => void expected.set(what, (expected.get(what) ?? 0) + times),
    add: (what) => void seen.set(what, (seen.get(what) ?? 0) + 1),
  }
}

const FEW = 20

/** Whether the counts are too far from what they should be, by the chi-square; one of `tests` such questions. */
export function isTooFar(tally: Tally, tests: number): boolean {
  if ([...tally.seen.keys()].some((what) => !tally.expected.has(what))) return true
  const cells: { seen: number; due: number }[] = []
  const rest = { seen: 0, due: 0 }
  for (const [what, due] of tally.expected) {
    const seen = tally.seen.get(what) ?? 0
    if (due >= FEW) cells.push({ seen, due })
    else {
      rest.seen += seen
      rest.due += due
    }
  }
  if (rest.due > 0) cells.push(rest)
  if (cells.length < 2 || !Number.isFinite(tally.scale)) return false
  const sum = cells.reduce((total, { seen, due }) => total + (seen - due) ** 2 / due, 0)
  return sum * tally.scale > chiSquareBound(cells.length - 1, WRONG / tests)
}

/** A value that a chi-square passes with at most this probability (Laurent and Massart). */
export function chiSquareBound(freedom: number, probability: number): number {
  const t = -Math.log(probability)
  return freedom + 2 * Math.sqrt(freedom * t) + 2 * t
}

/** Whether figures from 0 to 1 have a mean too far from `p` (Chernoff). */
export function isUnlikely(xs: readonly number[], p: number): boolean {
  return xs.length * divergence(mean(xs), p) > Math.log(2 / WRONG)
}

function divergence(q: number, p: number): number {
  const part = (x: number, y: number): number => (x <= 0 ? 0 : y <= 0 ? Number.POSITIVE_INFINITY : x * Math.log(x / y))
  return part(q, p) + part(1 - q, 1 - p)
}

/** Whether the mean of these is too far from `said` (Maurer and Pontil). */
export function isOff(xs: readonly number[], said: number): boolean {
  const widest = xs.reduce((most, x) => Math.max(most, Math.abs(x)), Math.max(1, Math.abs(said)))
  const t = Math.log(2 / WRONG)
  const bound = Math.sqrt((2 * variance(xs) * t) / xs.length) + (7 * widest * t) / (3 * (xs.length - 1))
  return Math.abs(mean(xs) - said) > bound
}

/** Whether a closer look is worth while: about one time in thirty it is not. */
export function isStrange(xs: readonly number[], said: number): boolean {
  return Math.abs(mean(xs) - said) > 2.2 * Math.sqrt(variance(xs) / xs.length) + 1e-9
}

export function mean(xs: readonly number[]): number {
  return xs.reduce((sum, x) => sum + x, 0) / xs.length
}

function variance(xs: readonly number[]): number {
  const average = mean(xs)
  return xs.reduce((sum, x) => sum + (x - average) ** 2, 0) / Math.max(1, xs.length - 1)
}
