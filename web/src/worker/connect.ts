// The page's end of the line to its worker.

import type { News } from '@muster/table'
import { codeAt } from '../door/trusted.ts'
import { cupboard } from '../kept/cupboard.ts'
import type { Desk } from './desk.ts'
import { lend, type ShelfCall } from './far.ts'
import main from './main.worker.ts?worker&url'

export interface Line {
  call<K extends keyof Desk>(method: K, ...args: Parameters<Desk[K]>): Promise<Awaited<ReturnType<Desk[K]>>>
  onNews(listener: (news: News) => void): () => void
  close(): void
}

type Answer =
  | { readonly id: number; readonly result?: unknown; readonly failed?: string }
  | { readonly news: News }
  | ShelfCall

export function connect(): Line {
  const worker = new Worker(codeAt(main), { type: 'module' })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(news: News) => void>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('news' in data) for (const listener of listeners) listener(data.news)
    else if ('shelf' in data) void lend(cupboard, data).then((answer) => worker.postMessage(answer))
    else {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.failed === undefined) asked?.resolve(data.result as never)
      else asked?.reject(new Error(data.failed))
    }
  }
  worker.onerror = (e) => {
    for (const asked of waiting.values()) asked.reject(new Error(e.message))
    waiting.clear()
    for (const listener of listeners) listener({ type: 'failed', message: e.message })
  }
  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        last++
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, method, args })
      }),
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => worker.terminate(),
  }
}
