/** One thing after another: at once where nothing is being done, and else when everything before it is done. */
export class OneByOne {
  private busy = false
  private readonly waiting: (() => void)[] = []

  async do<X>(work: () => Promise<X>): Promise<X> {
    if (this.busy) await new Promise<void>((go) => this.waiting.push(go))
    this.busy = true
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.busy = false
    }
  }

  /** When all that has come so far is done. */
  rest(): Promise<void> {
    return this.do(async () => undefined)
  }
}
