// All that arrives in one turn of the event loop is done together, and nobody is told before all of it is done.

interface Waiting<Job, Result> {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export class Turn<Job, Result> {
  private waiting: Waiting<Job, Result>[] = []
  private readonly doAll: (jobs: readonly Job[]) => readonly Result[]

  /** `doAll` does every job or throws. */
  constructor(doAll: (jobs: readonly Job[]) => readonly Result[]) {
    this.doAll = doAll
  }

  add(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ job, resolve, reject }) === 1) setImmediate(() => this.run())
    })
  }

  /** Does now what waits. */
  run(): void {
    const all = this.waiting
    this.waiting = []
    if (all.length === 0) return
    try {
      const results = this.doAll(all.map(({ job }) => job))
      for (const [i, { resolve }] of all.entries()) resolve(results[i] as Result)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }
}
