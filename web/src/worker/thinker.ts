import { codeAt } from '../door/trusted.ts'
import type { Action } from '../table/table.ts'
import { type Question, type Thought, think } from './bot.ts'
import bot from './bot.worker.ts?worker&url'

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
    worker ??= new Worker(codeAt(bot), { type: 'module' })
    return worker
  }
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        give = resolve
        const hired = hire()
        hired.onmessage = ({ data }: MessageEvent<Thought>) =>
          'failed' in data ? reject(new Error(data.failed)) : resolve(data.action)
        hired.onerror = (e) => reject(new Error(e.message))
        hired.postMessage(question)
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
