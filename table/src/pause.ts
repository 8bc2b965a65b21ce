// The pause before an answer: the same whatever the hand, so that it tells the others nothing.
import type { Time } from './clocks.ts'

/** Milliseconds from a question to the first answer that others may see, where nobody says otherwise. */
export const PAUSE = 2500

export class Pause {
  private readonly time: Time
  private readonly milliseconds: number
  private count = -1
  private since = 0
  private readonly ends = new Set<() => void>()

  constructor(time: Time, milliseconds = PAUSE) {
    this.time = time
    this.milliseconds = milliseconds
  }

  /** A question was put with so many entries on the record. */
  begin(count: number): void {
    if (this.count === count) return
    this.count = count
    this.since = this.time.now()
  }

  /** When it has passed for that question, or the table is closed. */
  over(count: number): Promise<void> {
    this.begin(count)
    const until = this.since + this.milliseconds
    const left = until - this.time.now()
    if (left <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        stop()
        this.ends.delete(end)
        resolve()
      }
      const stop = this.time.every(left, () => {
        if (this.time.now() >= until) end()
      })
      this.ends.add(end)
    })
  }

  close(): void {
    for (const end of [...this.ends]) end()
  }
}
