// The line to a table elsewhere: opened again whenever it breaks, later each time.
import type { Down, Up } from '@muster/protocol'

/** Seconds until the next try. */
const PAUSES = [1, 2, 4, 8, 15] as const
const SECOND = 1000
/** A line over which nothing comes for so long after something was asked is dead. */
const PATIENCE = 10_000

export interface LineParts {
  readonly address: string
  /** Said first over every new line. */
  readonly hello: () => Up
  readonly hear: (message: Down) => void
  /** The line is down; `next` is the time of the next try. */
  readonly down: (next: number) => void
  /** It was closed for good, with this code. */
  readonly ended: (code: number) => void
}

/** Codes after which nobody calls again: the form is wrong, nobody is known, the page is foreign, there is no such table. */
const FINAL: readonly number[] = [4400, 4401, 4403, 4404]

export class Line {
  private readonly parts: LineParts
  private socket: WebSocket | null = null
  private tries = 0
  private calling: ReturnType<typeof setTimeout> | null = null
  private listening: ReturnType<typeof setTimeout> | null = null
  private closed = false

  constructor(parts: LineParts) {
    this.parts = parts
    this.call()
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  /** Whether it could be said; over a line that is down nothing is. */
  say(message: Up): boolean {
    if (!this.isOpen) return false
    this.socket?.send(JSON.stringify(message))
    return true
  }

  /** Says what is always answered: if nothing comes, the line is dead, whatever the browser thinks. */
  sound(message: Up): void {
    if (!this.say(message) || this.listening !== null) return
    this.listening = setTimeout(() => this.breakOff(), PATIENCE)
  }

  /** Tries at once. */
  tryNow(): void {
    if (this.closed || this.socket !== null) return
    if (this.calling !== null) clearTimeout(this.calling)
    this.call()
  }

  /** Somebody knows that there is no net. */
  breakOff(): void {
    this.socket?.close()
    this.broken(1006)
  }

  close(): void {
    this.closed = true
    if (this.calling !== null) clearTimeout(this.calling)
    this.socket?.close()
    this.socket = null
    this.heard()
  }

  private call(): void {
    this.calling = null
    const socket = new WebSocket(this.parts.address)
    this.socket = socket
    socket.onopen = () => this.socket === socket && this.say(this.parts.hello())
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket) return
      this.heard()
      this.tries = 0
      this.parts.hear(JSON.parse(data) as Down)
    }
    socket.onclose = ({ code }) => this.socket === socket && this.broken(code)
  }

  private heard(): void {
    if (this.listening !== null) clearTimeout(this.listening)
    this.listening = null
  }

  private broken(code: number): void {
    if (this.closed || this.calling !== null) return
    this.heard()
    this.socket = null
    if (FINAL.includes(code)) {
      this.closed = true
      this.parts.ended(code)
    } else this.callLater()
  }

  private callLater(): void {
    const pause = (PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 1) * SECOND
    this.tries++
    this.calling = setTimeout(() => this.call(), pause)
    this.parts.down(Date.now() + pause)
  }
}
