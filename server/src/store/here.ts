// Who is at which table on which node: told by each node to the others, and forgotten when a node falls silent.

/** What one node says of a table; `asks` where it wants to hear the same from the others. */
export interface HereNews {
  readonly node: string
  readonly table: string
  readonly people: readonly string[]
  readonly asks: boolean
}

/** Somebody reads the letter of a table. */
interface ReadingNews {
  readonly node: string
  readonly read: string
}

export interface HereListener {
  told(news: HereNews): void
  /** Somebody reads the letter of this table, at another node. */
  reads(table: string): void
  /** Nobody is there any more. */
  silent(node: string): void
}

/** How often a node says that it lives, and after how many milliseconds of silence it does not. */
const BEAT = 5000
export const SILENCE = 16_000

export class Here {
  private readonly node: string
  private readonly send: (text: string) => Promise<void>
  private readonly heard = new Map<string, number>()
  private readonly listeners = new Set<HereListener>()
  private readonly beating: NodeJS.Timeout

  /** What cannot be sent now is of no interest later. */
  constructor(node: string, send: (text: string) => Promise<void>, failed: (error: unknown) => void = () => undefined) {
    this.node = node
    this.send = send
    this.beating = setInterval(() => {
      this.send(JSON.stringify({ node })).catch(failed)
      this.forgetSilent(Date.now())
    }, BEAT).unref()
  }

  listen(listener: HereListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(table: string, people: readonly string[], asks: boolean): Promise<void> {
    return this.send(JSON.stringify({ node: this.node, table, people, asks } satisfies HereNews))
  }

  tellReading(table: string): Promise<void> {
    return this.send(JSON.stringify({ node: this.node, read: table } satisfies ReadingNews))
  }

  /** From any node, this one included. */
  hear(text: string, now = Date.now()): void {
    const news = JSON.parse(text) as HereNews | ReadingNews | { readonly node: string }
    if (news.node === this.node) return
    this.heard.set(news.node, now)
    if ('table' in news) for (const { told } of this.listeners) told(news)
    if ('read' in news) for (const { reads } of this.listeners) reads(news.read)
  }

  forgetSilent(now: number): void {
    for (const [node, at] of this.heard) {
      if (now - at < SILENCE) continue
      this.heard.delete(node)
      for (const { silent } of this.listeners) silent(node)
    }
  }

  close(): void {
    clearInterval(this.beating)
  }
}
