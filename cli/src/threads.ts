import { Worker } from 'node:worker_threads'

/** A module that does jobs by number in a thread of its own, and what it is told first. */
export interface Hand {
  readonly module: URL
  readonly told: unknown
}

/** Does these jobs, or jobs 0 to `jobs` - 1, on as many threads, in no order; no other is begun once `take` gives false. */
export async function onThreads<Reply>(
  { module, told }: Hand,
  jobs: number | readonly number[],
  threads: number,
  take: (reply: Reply) => boolean,
): Promise<void> {
  const count = typeof jobs === 'number' ? jobs : jobs.length
  const job = (n: number): number => (typeof jobs === 'number' ? n : (jobs[n] as number))
  let next = 0
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData: told }))
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (): void => (next < count ? worker.postMessage(job(next++)) : resolve())
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
