// The page's end of the line to the worker of a table elsewhere.
import type { News } from '@muster/table'
import { codeAt } from '../door/trusted.ts'
import type { RemoteMethods } from './remote.worker.ts'
import code from './remote.worker.ts?worker&url'
import type { RemoteState } from './state.ts'

export interface Connection {
  call<K extends keyof RemoteMethods>(
    method: K,
    ...args: Parameters<RemoteMethods[K]>
  ): Promise<Awaited<ReturnType<RemoteMethods[K]>>>
  onNews(listener: (news: News) => void): () => void
  onState(listener: (state: RemoteState) => void): () => void
  close(): void
}

type Answer =
  | { readonly id: number; readonly result?: unknown; readonly failed?: string }
  | { readonly news: News }
  | { readonly state: RemoteState }

export function connectRemote(): Connection {
  const worker = new Worker(codeAt(code), { type: 'module' })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  const hearers = new Set<(news: News) => void>()
  const watchers = new Set<(state: RemoteState) => void>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('news' in data) for (const hear of hearers) hear(data.news)
    else if ('state' in data) for (const watch of watchers) watch(data.state)
    else {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.failed === undefined) asked?.resolve(data.result as never)
      else asked?.reject(new Error(data.failed))
    }
  }
  worker.onerror = ({ message }) => {
    for (const asked of waiting.values()) asked.reject(new Error(message))
    waiting.clear()
    for (const hear of hearers) hear({ type: 'failed', message })
  }
  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        last++
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, method, args })
      }),
    onNews: (listener) => listening(hearers, listener),
    onState: (listener) => listening(watchers, listener),
    close: () => worker.terminate(),
  }
}

function listening<X>(all: Set<X>, one: X): () => void {
  all.add(one)
  return () => all.delete(one)
}
