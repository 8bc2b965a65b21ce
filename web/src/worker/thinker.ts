import type { Action } from '../table/table.ts'
import { type Question, type Thought, think } from './bot.ts'

/** Someone to ask for the computer's move. */
export interface Thinker {
  /** null when stopped meanwhile. */
  ask(question: Question): Promise<Action | null>
  stop(): void
}

/** Thinks in a worker of its own, which is ended to stop it. */
export function apart(): Thinker {
  let worker: Worker | null = null
  let give: ((action: Action | null) => void) | null = null
  const hire = (): Worker => {
    worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    return worker
  }
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        give = resolve
        const bot = hire()
        bot.onmessage = ({ data }: MessageEvent<Thought>) =>
          'failed' in data ? reject(new Error(data.failed)) : resolve(data.action)
        bot.onerror = (e) => reject(new Error(e.message))
        bot.postMessage(question)
      }),
    stop() {
      worker?.terminate()
      worker = null
      give?.(null)
      give = null
    },
  }
}

/** Thinks here and now: for pictures, where nobody waits. */
export function inline(): Thinker {
  return { ask: think, stop: () => undefined }
}
