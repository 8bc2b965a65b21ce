// Somebody who speaks the protocol without a page: for tests, load and attacks.

import { type Diff, patch } from '@muster/engine'
import { type Down, down, PROTOCOL, ROUTES, type TableSeen, type Up, type WireDeed } from '@muster/protocol'
import { contentHash, loadGame } from '@muster/table'
import WebSocket from 'ws'

type Route = keyof typeof ROUTES

export interface Asking {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

export class Visitor {
  cookie = ''
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  async ask(route: Route, { params = {}, body, headers = {} }: Asking = {}): Promise<Answer> {
    const { method, url } = ROUTES[route]
    const path = url.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
    const sent =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`${this.address}${path}`, {
      method,
      ...sent,
      // The server may be another one the next time.
      headers: { connection: 'close', ...sent.headers, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    })
    const set = answer.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';', 1)[0] ?? ''
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  /** The same, where it must go well. */
  async get<X>(route: Route, asking: Asking = {}): Promise<X> {
    const { status, text } = await this.ask(route, asking)
    if (status !== 200) throw new Error(`${route}: ${status} ${text.slice(0, 200)}`)
    return JSON.parse(text) as X
  }

  async called(name: string): Promise<this> {
    await this.get('call', { body: { name } })
    return this
  }

  open(table: string): Promise<Screen> {
    return Screen.open(this, table)
  }
}

/** Messages that somebody under load remembers. */
const MOST_KEPT = 200

type Of<K extends Down['type']> = Extract<Down, { type: K }>

/** One screen at a table over the line: keeps the view by what it is told. */
export class Screen {
  readonly heard: Down[] = []
  /** Every text that came, where it is strict. */
  readonly texts: string[] = []
  view: unknown = null
  viewer = ''
  count = 0
  closed: number | null = null
  /** Whether every message is held against its schema. */
  strict = true
  readonly ws: WebSocket
  private readonly listeners = new Set<() => void>()
  private n = 0

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data: Buffer) => this.hear(data.toString()))
    ws.on('close', (code) => {
      this.closed = code
      this.wake()
    })
    ws.on('error', () => undefined)
  }

  static async dial(visitor: Visitor, table: string, headers: Record<string, string> = {}): Promise<Screen> {
    const address = `${visitor.address.replace('http', 'ws')}/api/tables/${table}/line`
    const ws = new WebSocket(address, { headers: { cookie: visitor.cookie, ...headers } })
    const screen = new Screen(ws)
    await new Promise<void>((resolve, reject) => {
      ws.once('open', () => resolve())
      ws.once('error', reject)
    })
    return screen
  }

  /** A line with its hello said: knows the versions of the game. */
  static async open(visitor: Visitor, table: string): Promise<Screen> {
    const screen = await Screen.dial(visitor, table)
    await screen.hello(await visitor.get<TableSeen>('table', { params: { id: table } }))
    return screen
  }

  async hello(table: TableSeen, since: number | null = null, viewer?: string): Promise<Of<'welcome'>> {
    const { module, game } = await loadGame(table.game, table.pack)
    const content = contentHash(module, table.pack)
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      rules: game.rulesVersion,
      content,
      since,
      ...(viewer ? { viewer } : {}),
    })
    return this.next('welcome')
  }

  say(message: Up): void {
    this.ws.send(JSON.stringify(message))
  }

  private hear(text: string): void {
    if (this.strict) this.texts.push(text)
    const message = JSON.parse(text) as Down
    if (this.strict) down.parse(message)
    if (message.type === 'sight')
      Object.assign(this, { view: message.view, viewer: message.viewer, count: message.count })
    if (message.type === 'steps') this.follow(message)
    if (message.type === 'words') this.say({ type: 'word', word: `word-${crypto.randomUUID()}` })
    this.heard.push(message)
    if (!this.strict && this.heard.length > MOST_KEPT) this.heard.splice(0, MOST_KEPT / 2)
    this.wake()
  }

  private follow({ deeds, count, viewer }: Of<'steps'>): void {
    for (const { parts } of deeds as WireDeed[])
      for (const { change } of parts) if (change !== undefined) this.view = patch(this.view, change as Diff)
    this.count = count
    this.viewer = viewer
  }

  private wake(): void {
    for (const listener of [...this.listeners]) listener()
  }

  /** When something holds of what was heard; fails after a while. */
  until(holds: () => boolean, what = 'something', patience = 10_000): Promise<void> {
    if (holds()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.listeners.delete(look)
        reject(
          new Error(
            `waited for ${what}; heard ${this.heard
              .slice(-5)
              .map((m) => m.type)
              .join(', ')}`,
          ),
        )
      }, patience)
      const look = (): void => {
        if (!holds()) return
        clearTimeout(giveUp)
        this.listeners.delete(look)
        resolve()
      }
      this.listeners.add(look)
    })
  }

  /** The first message of a kind that comes from here on, or came after number `from`. */
  async next<K extends Down['type']>(type: K, from = this.heard.length): Promise<Of<K>> {
    const find = (): Down | undefined => this.heard.slice(from).find((m) => m.type === type)
    await this.until(() => find() !== undefined || this.closed !== null, type)
    const found = find()
    if (!found) throw new Error(`the line was closed with ${this.closed} before ${type}`)
    return found as Of<K>
  }

  /** Says something that is answered; gives the answer. */
  async ask(message: Record<string, unknown> & { readonly type: string }): Promise<Down> {
    const n = ++this.n
    this.say({ ...message, n } as never)
    const find = (): Down | undefined => this.heard.find((m) => 'n' in m && m.n === n)
    await this.until(() => find() !== undefined || this.closed !== null, `the answer to ${message.type}`)
    const found = find()
    if (!found) throw new Error(`the line was closed with ${this.closed}`)
    return found
  }

  async close(): Promise<void> {
    this.ws.close()
    await this.until(() => this.closed !== null, 'the close')
  }
}

/** WebSockets as the browser of this person makes them: with the cookie. */
export function socketsOf(visitor: Visitor): typeof WebSocket {
  return class extends WebSocket {
    constructor(address: string | URL) {
      super(address, { headers: { cookie: visitor.cookie } })
      // A browser's socket says no more than that it is closed.
      this.on('error', () => undefined)
    }
  } as typeof WebSocket
}
