import { Worker } from 'node:worker_threads'

/** A module that does jobs by number in a thread of its own, and what it is told first. */
export interface Hand {
  readonly module: URL
  readonly told: unknown
}

/** Does jobs 0 to `count` - 1 on as many threads, in no order; no other is begun once `take` gives false. */
export async function onThreads<Reply>(
  { module, told }: Hand,
  count: number,
  threads: number,
  take: (reply: Reply) => boolean,
): Promise<void> {
  let next = 0
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData: told }))
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (): void => (next < count ? worker.postMessage(next++) : resolve())
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      worker.on('message', (reply: Reply) => {
        if (!take(reply)) next = count
        send()
      })
      send()
    })
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map((w) => w.terminate()))
  }
}
