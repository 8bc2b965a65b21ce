/** An action with what is known of it. */
export interface Line<A> {
  readonly action: A
  /** The odds that were expected before it was tried. */
  readonly prior: number
  /** The odds found, one for each visit. */
  readonly seen: readonly number[]
}

interface Open<A> extends Line<A> {
  readonly seen: number[]
}

/** As many visits as what was expected counts for: about how much luck spreads the odds beside what actions do. */
const EXPECTED = 16

/** Sequential halving: every round has the same share of the visits, spread over those still in. Best first. */
export function halve<A>(
  lines: readonly Line<A>[],
  visits: number,
  visit: (action: A, world: number) => number | null,
  stop: (() => boolean) | undefined,
): readonly Line<A>[] {
  const all = lines.map((line): Open<A> => ({ ...line, seen: [...line.seen] }))
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
  let left: readonly Open<A>[] = all
  let world = 0
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const each = Math.max(1, Math.floor(visits / rounds / left.length))
    for (let n = 0; n < each; n++, world++) {
      for (const line of left) {
        if (stop?.()) return ranked(all)
        const odds = visit(line.action, world)
        if (odds !== null) line.seen.push(odds)
      }
    }
    if (round < rounds - 1) left = ranked(left).slice(0, Math.ceil(left.length / 2))
  }
  const first = ranked(left)
  return [...first, ...ranked(all.filter((line) => !first.includes(line)))]
}

/** What was expected, moved towards what was found as that becomes more: both beside the mean of all. */
function worthOf({ prior, seen }: Line<unknown>, base: Line<unknown>): number {
  let sum = 0
  for (const odds of seen) sum += odds - mean(base.seen)
  return (EXPECTED * (prior - base.prior) + sum) / (EXPECTED + seen.length)
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

function ranked<L extends Line<unknown>>(lines: readonly L[]): readonly L[] {
  const base = { action: null, prior: mean(lines.map((l) => l.prior)), seen: lines.flatMap((l) => l.seen) }
  const middle = { ...base, seen: [mean(base.seen)] }
  const worths = new Map(lines.map((line) => [line, worthOf(line, middle)]))
  return [...lines].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
}
