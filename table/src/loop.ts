/** Does something over and over until it has nothing more to do; asked meanwhile, it looks once more. Never twice at once. */
export class Loop {
  private readonly once: () => Promise<boolean>
  private readonly failed: (error: unknown) => void
  private running = false
  private asked = false
  private run: Promise<void> = Promise.resolve()

  /** `once` says whether there may be more to do. */
  constructor(once: () => Promise<boolean>, failed: (error: unknown) => void) {
    this.once = once
    this.failed = failed
  }

  ask(): void {
    this.asked = true
    if (this.running) return
    this.running = true
    this.run = this.whileAsked()
  }

  /** When it has come to rest. */
  async rest(): Promise<void> {
    while (this.running) await this.run
  }

  private async whileAsked(): Promise<void> {
    try {
      while (this.asked) {
        this.asked = false
        while (await this.once()) {}
      }
    } catch (error) {
      this.failed(error)
    } finally {
      this.running = false
    }
  }
}
