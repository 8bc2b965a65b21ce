/** Does something over and over until it has nothing more to do; asked meanwhile, it looks once more. Never twice at once. */
export class Loop {
  private readonly once: () => Promise<boolean> | false
  private readonly failed: (error: unknown) => void
  private running = false
  private asked = false
  private run: Promise<void> = Promise.resolve()

  /** `once` says whether there may be more to do: at once where there is nothing. */
  constructor(once: () => Promise<boolean> | false, failed: (error: unknown) => void) {
    this.once = once
    this.failed = failed
  }

  ask(): void {
    this.asked = true
    if (this.running) return
    this.running = true
    try {
      const more = this.lookOnce()
      if (more) this.run = this.goOn(more)
      else this.running = false
    } catch (error) {
      this.running = false
      this.failed(error)
    }
  }

  /** When it has come to rest. */
  async rest(): Promise<void> {
    while (this.running) await this.run
  }

  /** Until there is something to wait for; false where there is nothing more, and nobody has asked meanwhile. */
  private lookOnce(): Promise<boolean> | false {
    while (this.asked) {
      this.asked = false
      const more = this.once()
      if (more) return more
    }
    return false
  }

  private async goOn(first: Promise<boolean>): Promise<void> {
    try {
      for (let more: Promise<boolean> | false = first; more; more = this.lookOnce()) if (await more) this.asked = true
    } catch (error) {
      this.failed(error)
    } finally {
      this.running = false
    }
  }
}
