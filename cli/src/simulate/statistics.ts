/** A share with the interval that holds the true one in 95 of 100 such runs. */
export interface Share {
  readonly rate: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval: honest for few games and for shares near 0 or 1. */
export function share(hits: number, of: number): Share {
  if (of === 0) return { rate: 0, low: 0, high: 1 }
  const rate = hits / of
  const scale = 1 + (Z * Z) / of
  const middle = (rate + (Z * Z) / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The median of values given as value -> how often; null when there are none. */
export function median(counts: Readonly<Record<string, number>>): number | null {
  const values = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort((a, b) => a[0] - b[0])
  const all = values.reduce((sum, [, n]) => sum + n, 0)
  if (all === 0) return null
  return (nth(values, Math.floor((all - 1) / 2)) + nth(values, Math.ceil((all - 1) / 2))) / 2
}

function nth(values: readonly (readonly [number, number])[], n: number): number {
  let before = 0
  for (const [value, often] of values) {
    before += often
    if (n < before) return value
  }
  return Number.NaN
}
