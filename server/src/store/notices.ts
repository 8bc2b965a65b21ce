// What nodes tell each other over PostgreSQL: which table has changed, and who is at it.
import { Socket } from 'node:net'
import pg from 'pg'
import { type Here, SILENCE } from './here.ts'
import { IN_TIME } from './pool.ts'

/** Where the line breaks, how long until the next try, in milliseconds. */
const AGAIN = 500

/** The channel on which nodes say who is with them. */
export const HERE = 'muster_here'

export class Notices {
  private readonly url: string
  private readonly node: string
  private readonly here: Here
  private readonly silence: number
  private readonly listeners = new Set<(table: string | null) => void>()
  private client: pg.Client | null = null
  private closed = false

  /** Of what a node says itself it hears every word: after `silence` milliseconds without any its line is dead. */
  constructor(url: string, node: string, here: Here, silence = SILENCE) {
    this.url = url
    this.node = node
    this.here = here
    this.silence = silence
  }

  onChange(listener: (table: string | null) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async listen(): Promise<void> {
    const line = new Socket()
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, stream: () => line, ...IN_TIME })
    this.client = client
    const lost = (): void => {
      clearTimeout(deaf)
      line.destroy()
      this.lost(client)
    }
    const deaf = setTimeout(lost, this.silence).unref()
    client.on('notification', ({ channel, payload = '' }) => {
      deaf.refresh()
      if (channel === HERE) return this.here.hear(payload)
      const [table = '', by] = payload.split(' ')
      if (by !== this.node) this.tell(table)
    })
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      await client.query(`listen muster; listen ${HERE}`)
    } catch (error) {
      lost()
      throw error
    }
  }

  private tell(table: string | null): void {
    for (const listener of this.listeners) listener(table)
  }

  private lost(client: pg.Client): void {
    if (this.closed || this.client !== client) return
    this.client = null
    setTimeout(() => void this.again(), AGAIN).unref()
  }

  /** Whatever was told meanwhile was missed: null says that anything may have changed. */
  private async again(): Promise<void> {
    if (this.closed) return
    try {
      await this.listen()
      this.tell(null)
    } catch {
      // Still unreachable; readiness says so, and we try on.
    }
  }

  async close(): Promise<void> {
    this.closed = true
    this.here.close()
    await this.client?.end()
  }
}
