// The shelf as a worker has it: the page keeps the matches, and is asked.
import type { Shelf } from '../saved/saved.ts'

/** What a worker asks of the page's shelf. */
export interface ShelfCall {
  readonly shelf: number
  readonly method: keyof Shelf
  readonly args: readonly unknown[]
}

export interface ShelfAnswer {
  readonly answer: number
  readonly result?: unknown
  readonly failed?: string
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

export function farShelf(ask: (call: ShelfCall) => void): { shelf: Shelf; answered(answer: ShelfAnswer): void } {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const call = <X>(method: keyof Shelf, ...args: readonly unknown[]): Promise<X> =>
    new Promise((resolve, reject) => {
      last++
      waiting.set(last, { resolve, reject })
      ask({ shelf: last, method, args })
    })
  return {
    shelf: {
      keep: (saved, entries) => call('keep', saved, entries),
      append: (saved, from, entries) => call('append', saved, from, entries),
      hold: (saved, entries) => call('hold', saved, entries),
      fetch: (id) => call('fetch', id),
      countOf: (id) => call('countOf', id),
      times: (id) => call('times', id),
      saveTimes: (id, times) => call('saveTimes', id, times),
    },
    answered({ answer, result, failed }) {
      const asked = waiting.get(answer)
      waiting.delete(answer)
      if (failed === undefined) asked?.resolve(result as never)
      else asked?.reject(new Error(failed))
    },
  }
}

/** The page's side of it. */
export async function lend(shelf: Shelf, { shelf: answer, method, args }: ShelfCall): Promise<ShelfAnswer> {
  try {
    const asked = shelf[method].bind(shelf) as (...args: readonly unknown[]) => Promise<unknown>
    return { answer, result: await asked(...args) }
  } catch (error) {
    return { answer, failed: error instanceof Error ? error.message : String(error) }
  }
}
