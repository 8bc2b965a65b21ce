// The tables in memory: opened when somebody comes, forgotten some time after the last has left.
import { setImmediate } from 'node:timers/promises'
import { refused } from '../refused.ts'
import type { Store } from '../store/rows.ts'
import { Room, type RoomParts } from './room.ts'

export interface RoomsParts extends Omit<RoomParts, 'broke'> {
  readonly store: Store
  /** In milliseconds. */
  readonly keptOpen: number
}

/** Tables that are looked at in one go. */
const SOME = 20

export class Rooms {
  private readonly parts: RoomsParts
  private readonly open = new Map<string, Promise<Room>>()
  private readonly unsubscribe: () => void
  private readonly sweeping: NodeJS.Timeout
  private closed = false
  private readonly idle = new Map<string, number>()

  constructor(parts: RoomsParts) {
    this.parts = parts
    const heard = parts.store.onChange((table) => this.changed(table))
    const unheard = parts.store.onHere({
      told: ({ node, table, people, asks }) => this.hearHere(table, node, people, asks),
      reads: (table) => void this.heardReading(table).catch((error) => this.parts.failed(table, error)),
      silent: (node) => {
        for (const table of this.open.keys()) this.hearHere(table, node, [], false)
      },
    })
    this.unsubscribe = () => {
      heard()
      unheard()
    }
    this.sweeping = setInterval(() => void this.sweep(), Math.max(50, Math.min(parts.keptOpen, 5000))).unref()
  }

  get size(): number {
    return this.open.size
  }

  /** A room that is open, or is opened now. */
  room(id: string): Promise<Room> {
    if (this.closed) return Promise.reject(refused('later', 'the server is about to stop'))
    const known = this.open.get(id)
    if (known) return known
    const made = this.make(id)
    this.open.set(id, made)
    made.catch(() => this.open.delete(id))
    return made
  }

  private async make(id: string): Promise<Room> {
    const row = await this.parts.store.table(id)
    if (!row) throw refused('unknown', 'there is no such table')
    const broke = (room: Room, error: unknown): void => {
      this.parts.failed(id, error)
      this.open.delete(id)
      void room.close()
    }
    return new Room({ ...this.parts, broke }, row)
  }

  private hearHere(table: string, node: string, people: readonly string[], asks: boolean): void {
    const opening = this.open.get(table)
    opening?.then((room) => room.hearHere(node, people, asks)).catch((error) => this.parts.failed(table, error))
  }

  /** Somebody else has changed a table; null for any, and who was where may have been missed, here and elsewhere. */
  private changed(table: string | null): void {
    if (table === null)
      for (const [id, opening] of this.open)
        opening.then((room) => room.askWhoIsHere()).catch((error) => this.parts.failed(id, error))
    for (const id of table === null ? [...this.open.keys()] : [table])
      this.refresh(id).catch((error) => this.parts.failed(id, error))
  }

  /** A table was changed: whoever sits at it here is told. */
  async refresh(id: string): Promise<void> {
    await (await this.open.get(id))?.refresh()
  }

  /** Somebody who does not sit at a table reads its letter: whoever waits there is told, on whichever node. */
  async read(id: string): Promise<void> {
    await this.heardReading(id)
    await this.parts.store.tellReading(id)
  }

  private async heardReading(id: string): Promise<void> {
    ;(await this.open.get(id))?.hearReading()
  }

  /** Whether a person is at a table now, as far as this node knows. */
  async isHere(id: string, person: string): Promise<boolean> {
    return (await this.open.get(id))?.presence(person) === 'here'
  }

  /** Looked at some at a time, so that nobody waits for all of them. */
  private async sweep(): Promise<void> {
    let looked = 0
    for (const [id, opening] of this.open) {
      if (++looked % SOME === 0) await setImmediate()
      const room = await opening.catch(() => null)
      await room?.tidy()
      if (!room?.isIdle) this.idle.delete(id)
      else if (!this.idle.has(id)) this.idle.set(id, Date.now())
      else if (Date.now() - (this.idle.get(id) ?? 0) >= this.parts.keptOpen) await this.forget(id, room)
    }
  }

  private async forget(id: string, room: Room): Promise<void> {
    this.idle.delete(id)
    this.open.delete(id)
    await room.close(true)
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.sweeping)
    this.unsubscribe()
    await Promise.all([...this.open.values()].map(async (opening) => (await opening.catch(() => null))?.close()))
    this.open.clear()
  }
}
