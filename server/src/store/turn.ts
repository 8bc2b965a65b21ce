// All that arrives in one turn of the event loop is done together, and nobody is told before all of it is done.

/** Something to be done, and somebody who waits for it. */
interface Waiting {
  work(): void
  tell(): void
  reject(error: unknown): void
}

class Job<X> implements Waiting {
  private readonly job: () => X
  private readonly resolve: (result: X) => void
  readonly reject: (error: unknown) => void
  private result: X | undefined

  constructor(job: () => X, resolve: (result: X) => void, reject: (error: unknown) => void) {
    this.job = job
    this.resolve = resolve
    this.reject = reject
  }

  work(): void {
    this.result = this.job()
  }

  tell(): void {
    this.resolve(this.result as X)
  }
}

export class Turn {
  private waiting: Waiting[] = []
  private readonly together: (work: () => void) => void
  private readonly due = (): void => this.run()

  /** `together` does all of the work, or nothing of it and throws. */
  constructor(together: (work: () => void) => void) {
    this.together = together
  }

  add<X>(job: () => X): Promise<X> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push(new Job(job, resolve, reject)) === 1) setImmediate(this.due)
    })
  }

  /** Does now what waits. */
  run(): void {
    const all = this.waiting
    this.waiting = []
    if (all.length === 0) return
    try {
      this.together(() => {
        for (const one of all) one.work()
      })
    } catch (error) {
      for (const one of all) one.reject(error)
      return
    }
    tellEach(all)
  }
}

/** A promise that is kept: whatever follows it comes next, with less ado than a microtask of its own. */
const KEPT = Promise.resolve()

/**
 * One after another, each when all that follows from the one before has come about: what belongs to one matter is at hand
 * then, and most of it would not be if many were told at once.
 */
function tellEach(all: readonly Waiting[]): void {
  let told = 0
  const next = (): void => {
    all[told++]?.tell()
    if (told < all.length) void KEPT.then(soon)
  }
  // Ticks come when no promise is left to be kept.
  const soon = (): void => process.nextTick(next)
  next()
}
