import type { Question } from '@muster/table'
import { table } from '@muster/table/testrig'
import { expect, test, vi } from 'vitest'
import { apart } from './thinker.ts'

type Heard = ((e: { readonly data: unknown }) => void) | null

/** A worker that runs here. */
class Near {
  onmessage: Heard = null
  private readonly self: { onmessage: Heard; postMessage(data: unknown): void }
  private readonly ready: Promise<unknown>

  constructor() {
    this.self = { onmessage: null, postMessage: (data) => this.onmessage?.({ data }) }
    vi.stubGlobal('self', this.self)
    vi.resetModules()
    this.ready = import('./bot.worker.ts')
  }

  postMessage(data: unknown): void {
    void this.ready.then(() => this.self.onmessage?.({ data }))
  }

  terminate(): void {
    this.onmessage = null
  }
}
vi.stubGlobal('Worker', Near)
vi.stubGlobal('location', new URL('https://here.example/'))

const QUESTION: Question = {
  game: 'no-such-game',
  pack: null,
  seat: 'a',
  view: {},
  offers: [],
  level: 'easy',
  seed: '1',
  patience: 1000,
}

test('what goes wrong while thinking is said, and nobody waits for ever', async () => {
  await expect(apart().ask(QUESTION)).rejects.toThrow('there is no game no-such-game')
})

test('thinking that is stopped gives nothing', async () => {
  const thinker = apart()
  const asked = thinker.ask(QUESTION)
  thinker.stop()
  expect(await asked).toBeNull()
})

test('a bot that fails ends in an error of the table', async () => {
  const failing = { ask: () => Promise.reject(new Error('the bot is broken')), stop: () => undefined }
  const t = await table('rivet-wars', { computers: ['allies', 'blight'], thinker: failing })
  t.host.start()
  await vi.waitFor(() => expect(t.news.at(-1)).toMatchObject({ type: 'failed' }))
})
