// A commit only writes ahead; every now and then that has to be brought to its place in the file, which waits for the disk
// much longer. While there is much to do a thread of its own does it, so that no commit is kept waiting.
import { Worker } from 'node:worker_threads'

/** Entries after which it is worth while. */
const MANY = 512

export class Tidying {
  private readonly path: string
  private worker: Worker | null = null
  private busy = false
  private entries = 0

  constructor(path: string) {
    this.path = path
  }

  /** So many entries were committed. */
  committed(entries: number): void {
    this.entries += entries
    if (this.entries < MANY || this.busy) return
    this.entries = 0
    this.busy = true
    this.worker ??= this.start()
    this.worker.postMessage('tidy')
  }

  private start(): Worker {
    const worker = new Worker(new URL('./tidy.worker.ts', import.meta.url), { workerData: this.path })
    worker.unref()
    worker.on('message', () => {
      this.busy = false
    })
    // SQLite itself does what is left, when that is a lot; the next time another thread tries.
    worker.on('error', (error) => {
      process.emitWarning(error)
      this.worker = null
      this.busy = false
    })
    return worker
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
    this.worker = null
    this.busy = true
  }
}
