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
    if (until <= this.time.now()) return Promise.resolve()
    return new Promise((resolve) => {
      let stop = (): void => undefined
      const end = (): void => {
        stop()
        this.ends.delete(end)
        resolve()
      }
      // A tick may come too early: then only what is left is waited for.
      const wait = (): void => {
        stop()
        const left = until - this.time.now()
        if (left <= 0) end()
        else stop = this.time.every(left, wait)
      }
      this.ends.add(end)
      wait()
    })
  }

  close(): void {
    for (const end of [...this.ends]) end()
  }
}
