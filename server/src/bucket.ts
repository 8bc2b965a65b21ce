// How much somebody may do in a time: a bucket that fills again.

export class Buckets {
  private readonly size: number
  private readonly perMillisecond: number
  private readonly levels = new Map<string, { level: number; at: number }>()

  /** `size` at once, and as many again in `milliseconds`. */
  constructor(size: number, milliseconds: number) {
    this.size = size
    this.perMillisecond = size / milliseconds
  }

  /** Takes one; false where there is none. */
  take(whose: string, now = Date.now()): boolean {
    const { level, at } = this.levels.get(whose) ?? { level: this.size, at: now }
    const filled = Math.min(this.size, level + (now - at) * this.perMillisecond)
    if (filled < 1) return false
    this.levels.set(whose, { level: filled - 1, at: now })
    if (this.levels.size > MOST) this.forgetFull(now)
    return true
  }

  /** Whoever has a full bucket need not be remembered. */
  private forgetFull(now: number): void {
    for (const [whose, { level, at }] of this.levels)
      if (level + (now - at) * this.perMillisecond >= this.size) this.levels.delete(whose)
    if (this.levels.size > MOST) this.levels.clear()
  }
}

/** People remembered, at most. */
const MOST = 100_000

/** How many of something each has now. */
export class Tally {
  private readonly counts = new Map<string, number>()

  of(whose: string): number {
    return this.counts.get(whose) ?? 0
  }

  add(whose: string, by: 1 | -1): void {
    const count = this.of(whose) + by
    if (count > 0) this.counts.set(whose, count)
    else this.counts.delete(whose)
  }
}
