import type { Action, Thinker } from '@muster/table'
import { codeAt } from '../door/trusted.ts'
import type { Asked } from './bot.worker.ts'
import bot from './bot.worker.ts?worker&url'

/** What came of thinking: an error of the bot must not leave everybody waiting. */
export type Thought = { readonly action: Action } | { readonly failed: string }

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
        hired.postMessage({ ask: question } satisfies Asked)
      }),
    ponder: (question) => hire().postMessage({ ponder: question } satisfies Asked),
    stop() {
      worker?.terminate()
      worker = null
      give?.(null)
      give = null
    },
  }
}
