import { Worker } from 'node:worker_threads'
import type { Action, Thinker } from '@muster/table'
import type { Asked, Thought } from './think.worker.ts'

interface Waiting {
  resolve(action: Action | null): void
  reject(error: Error): void
}

/** Thinks in a thread of its own, which is ended to stop it: signals, clocks and lines are heard meanwhile. */
export function apart(gamesUrl: string): Thinker {
  let worker: Worker | null = null
  let waiting: Waiting | null = null

  /** Whoever waits is told, once; a thread with nothing to do keeps no process alive. */
  const settle = (tell: (to: Waiting) => void): void => {
    worker?.unref()
    const to = waiting
    waiting = null
    if (to) tell(to)
  }
  const hire = (): Worker => {
    const hired = new Worker(new URL('./think.worker.ts', import.meta.url), { workerData: gamesUrl })
    hired.on('message', (thought: Thought) => {
      if (hired === worker) settle((to) => take(to, thought))
    })
    hired.on('error', (error: Error) => {
      if (hired !== worker) return
      worker = null
      settle((to) => to.reject(error))
    })
    return hired
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker ??= hire()
        worker.ref()
        worker.postMessage({ question, ahead: false } satisfies Asked)
      }),
    ponder(question) {
      worker ??= hire()
      worker.unref()
      worker.postMessage({ question, ahead: true } satisfies Asked)
    },
    stop() {
      void worker?.terminate()
      worker = null
      settle((to) => to.resolve(null))
    },
  }
}

function take({ resolve, reject }: Waiting, thought: Thought): void {
  if ('failed' in thought) reject(failureOf(thought.failed))
  else resolve(thought.action)
}

/** An error as it was in the thread. */
function failureOf(trace: string): Error {
  const [first = ''] = trace.split('\n')
  return Object.assign(new Error(first.replace(/^Error: /, '')), { stack: trace })
}
