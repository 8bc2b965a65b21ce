// The page's end of the connection to its worker.

import type { News, Session } from '@muster/table'
import { codeAt } from '../door/trusted.ts'
import { matchShelf } from '../saved/shelf.ts'
import { lend, type ShelfCall } from './far.ts'
import type { Call } from './main.worker.ts'
import main from './main.worker.ts?worker&url'
import type { Service, ServiceCall, SessionCall } from './service.ts'

type Answered<F extends (...args: never[]) => unknown> = Promise<Awaited<ReturnType<F>>>

export interface Connection {
  call<K extends ServiceCall>(method: K, ...args: Parameters<Service[K]>): Answered<Service[K]>
  /** Asks the session of this screen, at the table that is open in the worker. */
  atTable<K extends SessionCall>(method: K, ...args: Parameters<Session[K]>): Answered<Session[K]>
  onNews(listener: (news: News) => void): () => void
  close(): void
}

type Answer =
  | { readonly id: number; readonly result?: unknown; readonly failed?: string }
  | { readonly news: News }
  | ShelfCall

export function connect(): Connection {
  const worker = new Worker(codeAt(main), { type: 'module' })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(news: News) => void>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('news' in data) for (const listener of listeners) listener(data.news)
    else if ('shelf' in data) void lend(matchShelf, data).then((answer) => worker.postMessage(answer))
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
  const ask = <X>(call: Omit<Call, 'id'>): Promise<X> =>
    new Promise((resolve, reject) => {
      last++
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, ...call })
    })
  return {
    call: (method, ...args) => ask({ to: 'service', method, args }),
    atTable: (method, ...args) => ask({ to: 'session', method, args }),
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => worker.terminate(),
  }
}
