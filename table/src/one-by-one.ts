/** One thing after another: at once where nothing is being done, and else when everything before it is done. */
export class OneByOne {
  private busy = false
  private readonly waiting: (() => void)[] = []

  do<X>(work: () => Promise<X>): Promise<X> {
    if (!this.busy) return this.begin(work)
    return new Promise<void>((go) => this.waiting.push(go)).then(() => this.begin(work))
  }

  /** When all that has come so far is done. */
  rest(): Promise<void> {
    return this.do(() => Promise.resolve())
  }

  private begin<X>(work: () => Promise<X>): Promise<X> {
    this.busy = true
    const done = promised(work)
    done.then(this.next, this.next)
    return done
  }

  private readonly next = (): void => {
    const next = this.waiting.shift()
    if (next) next()
    else this.busy = false
  }
}

/** What throws at once is as if it had thrown later. */
export function promised<X>(work: () => Promise<X>): Promise<X> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
