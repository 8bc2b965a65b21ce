import type { Advice } from '@muster/bots'
import type { GameTypes, MatchRecord } from '@muster/engine'
import type { Findings, Plea } from '@muster/table'
import { codeAt } from '../door/trusted.ts'
import type { Speech } from './speaking.worker.ts'
import speaking from './speaking.worker.ts?worker&url'

/** Advice and analysis, each in a worker of its own that is hired when it is first wanted. */
export interface Speaker {
  advise(plea: Plea): Promise<Advice<GameTypes>>
  /** Who stood better in a match, as far as it was found in so many milliseconds more. */
  analyse(record: MatchRecord<GameTypes>, seat: string, milliseconds: number): Promise<Findings>
}

export function speaker(): Speaker {
  const adviser = hired()
  const analyst = hired()
  let looksAt: { readonly record: MatchRecord<GameTypes>; readonly seat: string } | null = null
  return {
    advise: (plea) => adviser({ advise: plea }) as Promise<Advice<GameTypes>>,
    async analyse(record, seat, milliseconds) {
      if (looksAt?.record !== record || looksAt.seat !== seat) {
        looksAt = { record, seat }
        await analyst({ open: record, seat })
      }
      return (await analyst({ goOn: milliseconds })) as Findings
    },
  }
}

type WithoutId<X> = X extends unknown ? Omit<X, 'id'> : never
type Asked = WithoutId<Speech>
type Answer = { readonly id: number; readonly result?: unknown; readonly failed?: string }

/** One question after the other, each with its answer. */
function hired(): (asked: Asked) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let worker: Worker | null = null
  let last = 0
  const hire = (): Worker => {
    const made = new Worker(codeAt(speaking), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.failed === undefined) asked?.resolve(data.result)
      else asked?.reject(new Error(data.failed))
    }
    made.onerror = (e) => {
      for (const asked of waiting.values()) asked.reject(new Error(e.message))
      waiting.clear()
    }
    return made
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      worker ??= hire()
      last++
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, ...asked })
    })
}
