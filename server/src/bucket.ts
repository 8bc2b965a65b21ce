// How much somebody may do in a time: a bucket that fills again.

export class Bucket {
  private readonly size: number
  private readonly perMillisecond: number
  private level: number
  private at = 0

  /** `size` at once, and as many again in `milliseconds`. */
  constructor(size: number, milliseconds: number) {
    this.size = size
    this.perMillisecond = size / milliseconds
    this.level = size
  }

  /** Takes one; false where there is none. */
  take(now = Date.now()): boolean {
    const filled = this.filled(now)
    if (filled < 1) return false
    this.level = filled - 1
    this.at = now
    return true
  }

  isFull(now: number): boolean {
    return this.filled(now) >= this.size
  }

  private filled(now: number): number {
    return Math.min(this.size, this.level + (now - this.at) * this.perMillisecond)
  }
}

/** A bucket for each. */
export class Buckets {
  private readonly size: number
  private readonly milliseconds: number
  private readonly all = new Map<string, Bucket>()

  constructor(size: number, milliseconds: number) {
    this.size = size
    this.milliseconds = milliseconds
  }

  take(whose: string, now = Date.now()): boolean {
    const bucket = this.all.get(whose) ?? new Bucket(this.size, this.milliseconds)
    this.all.set(whose, bucket)
    if (this.all.size > MOST) this.forgetFull(now)
    return bucket.take(now)
  }

  /** Whoever has a full bucket need not be remembered. */
  private forgetFull(now: number): void {
    for (const [whose, bucket] of this.all) if (bucket.isFull(now)) this.all.delete(whose)
    if (this.all.size > MOST) this.all.clear()
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
