// All that arrives in one turn of the event loop is done together, and nobody is told before all of it is done.

interface Waiting {
  /** Does it; what it gives is told when all is done. */
  readonly work: () => () => void
  readonly reject: (error: unknown) => void
}

export class Turn {
  private waiting: Waiting[] = []
  private readonly together: (work: () => void) => void

  /** `together` does all of the work, or nothing of it and throws. */
  constructor(together: (work: () => void) => void) {
    this.together = together
  }

  add<X>(job: () => X): Promise<X> {
    return new Promise((resolve, reject) => {
      const work = (): (() => void) => {
        const result = job()
        return () => resolve(result)
      }
      if (this.waiting.push({ work, reject }) === 1) setImmediate(() => this.run())
    })
  }

  /** Does now what waits. */
  run(): void {
    const all = this.waiting
    this.waiting = []
    if (all.length === 0) return
    const told: (() => void)[] = []
    try {
      this.together(() => {
        for (const { work } of all) told.push(work())
      })
      for (const tell of told) tell()
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }
}
