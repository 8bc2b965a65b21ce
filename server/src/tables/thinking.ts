// Computers think in threads of their own, so that nobody waits for them.
import { fileURLToPath } from 'node:url'
import type { Action, Question, Thinker } from '@muster/table'
import { Piscina } from 'piscina'

export interface Thinkers {
  thinker(): Thinker
  close(): Promise<void>
}

export function thinkers(threads: number): Thinkers {
  const pool = new Piscina<Question, Action>({
    filename: fileURLToPath(new URL('./think.worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return { thinker: () => thinkerOn(pool), close: () => pool.destroy() }
}

function thinkerOn(pool: Piscina<Question, Action>): Thinker {
  let stopping = new AbortController()
  return {
    async ask(question) {
      const { signal } = stopping
      try {
        return await pool.run(question, { signal })
      } catch (error) {
        if (signal.aborted) return null
        throw error
      }
    },
    stop() {
      stopping.abort()
      stopping = new AbortController()
    },
  }
}
