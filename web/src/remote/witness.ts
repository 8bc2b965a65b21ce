// What this browser itself has seen of a match elsewhere: the promise of the dice, its own word, and what happened.
import type { GameTypes } from '@muster/engine'
import type { WireDeed } from '@muster/protocol'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface Promised {
  readonly table: string
  /** Of the server, told before it knew our word. */
  readonly commitment: string
  /** Thrown in by this browser; null where another device of the same person did. */
  readonly word: string | null
  /** The seat our word stands for. */
  readonly seat: string | null
}

/** One entry as it was told. */
export interface Seen {
  readonly viewer: string
  readonly by: string | null
  readonly events: readonly GameTypes['Event'][]
}

interface Drawers extends DBSchema {
  promises: { key: string; value: Promised }
  seen: { key: [string, number]; value: Seen }
  /** How far somebody has looked. */
  shown: { key: string; value: number }
}

let opened: Promise<IDBPDatabase<Drawers>> | null = null

function drawers(): Promise<IDBPDatabase<Drawers>> {
  opened ??= openDB<Drawers>('muster-remote', 1, {
    upgrade(db) {
      db.createObjectStore('promises', { keyPath: 'table' })
      db.createObjectStore('seen')
      db.createObjectStore('shown')
    },
    terminated: () => {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** A browser that keeps nothing bears no witness; the match goes on all the same. */
async function unlessBlocked<X>(work: (db: IDBPDatabase<Drawers>) => Promise<X>): Promise<X | null> {
  try {
    return await work(await drawers())
  } catch {
    return null
  }
}

const rangeOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY])

export const witness = {
  promised: (table: string): Promise<Promised | null> =>
    unlessBlocked(async (db) => (await db.get('promises', table)) ?? null),

  promise: (promised: Promised): Promise<unknown> => unlessBlocked((db) => db.put('promises', promised)),

  /** Our word for the dice. It is kept before it is said, and once said it stays. */
  async wordFor(table: string, commitment: string, seat: string | null): Promise<string> {
    const kept = await witness.promised(table)
    const word = kept?.word ?? newWord()
    if (!kept) await witness.promise({ table, commitment, word, seat })
    return word
  },

  /** Adds what was seen. What was seen first of an entry counts: it does not change afterwards. */
  async add(table: string, viewer: string, deeds: readonly WireDeed[]): Promise<void> {
    await unlessBlocked(async (db) => {
      const tx = db.transaction('seen', 'readwrite')
      for (const { entry, by, parts, undo } of deeds) {
        if (undo !== undefined || (await tx.store.getKey([table, entry])) !== undefined) continue
        const events = parts.flatMap(({ event }) => (event ? [event] : []))
        await tx.store.put({ viewer, by, events }, [table, entry])
      }
      await tx.done
    })
  },

  /** Every entry that was seen, by its number. */
  async seen(table: string): Promise<ReadonlyMap<number, Seen>> {
    const found = await unlessBlocked(async (db) => {
      const tx = db.transaction('seen')
      const [keys, all] = await Promise.all([tx.store.getAllKeys(rangeOf(table)), tx.store.getAll(rangeOf(table))])
      return new Map(keys.flatMap(([, n], i): [number, Seen][] => (all[i] ? [[n, all[i]]] : [])))
    })
    return found ?? new Map()
  },

  shownTo: (table: string): Promise<number | null> =>
    unlessBlocked(async (db) => (await db.get('shown', table)) ?? null),

  shown: (table: string, count: number): Promise<unknown> => unlessBlocked((db) => db.put('shown', count, table)),
}

/** Sixteen random bytes: nobody guesses them, and nobody chose them. */
function newWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
