/** The only source of luck a game knows. Everything comes from `below`. */
export interface Chance {
  /** A whole number from 0 to `n` - 1, each as likely as the others. */
  below(n: number): number
  d6(): number
  d10(): number
  d12(): number
  /** One of the list, which must not be empty. */
  pick<X>(xs: readonly X[]): X
  /** A new list in random order. */
  shuffle<X>(xs: readonly X[]): X[]
}

/** Draws of chance as they are kept in a record: pairs of the range and what came, flat. */
export type Draws = readonly number[]

/** The widest range of a draw: streams give 32 bits at a time. */
export const MOST_OF_A_DRAW = 2 ** 32

/** Luck made from a source of whole numbers. */
export class Luck implements Chance {
  readonly below: (n: number) => number

  constructor(below: (n: number) => number) {
    this.below = below
  }

  d6(): number {
    return 1 + this.below(6)
  }

  d10(): number {
    return 1 + this.below(10)
  }

  d12(): number {
    return 1 + this.below(12)
  }

  pick<X>(xs: readonly X[]): X {
    if (xs.length === 0) throw new Error('nothing to pick from')
    return xs[this.below(xs.length)] as X
  }

  shuffle<X>(xs: readonly X[]): X[] {
    const out = [...xs]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const x = out[i] as X
      out[i] = out[j] as X
      out[j] = x
    }
    return out
  }
}

/** Fast luck for simulation: the same seed gives the same draws (sfc32). */
export function seeded(seed: number | string): Chance {
  let [a, b, c, d] = spread(String(seed))
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return new Luck((n) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let x = next()
    while (x >= limit) x = next()
    return x % n
  })
}

/** Four well-mixed words from a text (xmur3). */
function spread(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h | 0
  }
  return [word(), word(), word(), word()]
}

/** Luck that also writes down every draw, as a record keeps it. */
export function recording(source: Chance): { readonly chance: Chance; readonly draws: number[] } {
  const draws: number[] = []
  const chance = new Luck((n) => {
    const got = source.below(n)
    draws.push(n, got)
    return got
  })
  return { chance, draws }
}

/** Luck that repeats recorded draws, and fails when the rules ask for others. */
export function repeating(draws: Draws): { readonly chance: Chance; readonly left: () => number } {
  let at = 0
  const chance = new Luck((n) => {
    if (at >= draws.length) throw new Error(`draw ${at / 2}: the rules ask for one more than was recorded`)
    if (draws[at] !== n)
      throw new Error(`draw ${at / 2}: the rules ask for one of ${n}, recorded is one of ${draws[at]}`)
    at += 2
    return draws[at - 1] as number
  })
  return { chance, left: () => (draws.length - at) / 2 }
}

/** No luck at all: for what must not depend on it. */
export const noChance: Chance = new Luck(() => {
  throw new Error('this must not use chance')
})
