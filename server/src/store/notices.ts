// What nodes tell each other over PostgreSQL: which table has changed, and who is at it.
import pg from 'pg'
import type { Here } from './here.ts'

/** Where the line breaks, how long until the next try, in milliseconds. */
const AGAIN = 500

/** The channel on which nodes say who is with them. */
export const HERE = 'muster_here'

export class Notices {
  private readonly url: string
  private readonly node: string
  private readonly here: Here
  private readonly listeners = new Set<(table: string | null) => void>()
  private client: pg.Client | null = null
  private closed = false

  constructor(url: string, node: string, here: Here) {
    this.url = url
    this.node = node
    this.here = here
  }

  onChange(listener: (table: string | null) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    this.client = client
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === HERE) return this.here.hear(payload)
      const [table = '', by] = payload.split(' ')
      if (by !== this.node) this.tell(table)
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    await client.connect()
    await client.query(`listen muster; listen ${HERE}`)
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
      this.client = null
      setTimeout(() => void this.again(), AGAIN).unref()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    this.here.close()
    await this.client?.end()
  }
}
