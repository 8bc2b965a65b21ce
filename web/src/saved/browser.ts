// Matches in IndexedDB: heads by their names, what each begins from beside them, entries under [match, number].
// Any of this may fail; see `shelf.ts`.
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { type Drawers, NAMES, OlderTab, openDrawers } from './drawers.ts'
import { apart, type Found, type RecEntry, type SavedMatch, together } from './saved.ts'

type Transaction<M extends IDBTransactionMode> = IDBPTransaction<Drawers, typeof NAMES, M>

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

function undo(tx: Transaction<'readwrite'>): void {
  try {
    tx.abort()
  } catch {
    // The browser has done so already.
  }
}

export class BrowserShelf {
  private opened: Promise<IDBPDatabase<Drawers>> | null = null
  private readonly freed: () => void

  /** `freed` is called when an older tab that was in the way has gone. */
  constructor(freed: () => void) {
    this.freed = freed
  }

  private async open(): Promise<IDBPDatabase<Drawers>> {
    const lost = (): void => {
      this.opened = null
    }
    const freed = (db: IDBPDatabase<Drawers>): void => {
      this.opened = Promise.resolve(db)
      this.freed()
    }
    this.opened ??= openDrawers({ lost, freed })
    this.opened.catch((error: unknown) => error instanceof OlderTab || lost())
    return this.opened
  }

  /** Does all of it or nothing; fails with what the browser says was the matter. */
  private async write<X>(work: (tx: Transaction<'readwrite'>) => Promise<X>): Promise<X> {
    const tx = (await this.open()).transaction(NAMES, 'readwrite')
    const done = tx.done.catch((error: unknown) => {
      throw tx.error ?? error
    })
    try {
      const result = await work(tx)
      await done
      return result
    } catch (error) {
      undo(tx)
      await done.catch(() => undefined)
      throw tx.error ?? error
    }
  }

  keep(saved: SavedMatch, entries: readonly RecEntry[]): Promise<void> {
    return this.write(async (tx) => {
      const [matches, starts, drawer] = [tx.objectStore('matches'), tx.objectStore('starts'), tx.objectStore('entries')]
      const { listed, start } = apart(saved)
      await drawer.delete(entriesOf(saved.id))
      await Promise.all([
        matches.put(listed),
        start ? starts.put(start, saved.id) : starts.delete(saved.id),
        ...entries.map((entry, i) => drawer.put(entry, [saved.id, i])),
      ])
    })
  }

  append(saved: SavedMatch, from: number, entries: readonly RecEntry[]): Promise<'ok' | 'behind'> {
    return this.write(async (tx) => {
      const [matches, drawer] = [tx.objectStore('matches'), tx.objectStore('entries')]
      const stored = await matches.get(saved.id)
      if (stored?.count !== from) return 'behind'
      const { listed } = apart(saved)
      await Promise.all([matches.put(listed), ...entries.map((entry, i) => drawer.add(entry, [saved.id, from + i]))])
      return 'ok'
    })
  }

  async fetch(id: string): Promise<Found | null> {
    const tx = (await this.open()).transaction(NAMES)
    const [listed, start, entries, keys] = await Promise.all([
      tx.objectStore('matches').get(id),
      tx.objectStore('starts').get(id),
      tx.objectStore('entries').getAll(entriesOf(id)),
      tx.objectStore('entries').getAllKeys(entriesOf(id)),
    ])
    if (!listed) return null
    const gap = keys.findIndex(([, n], i) => n !== i)
    const row = gap < 0 ? entries : entries.slice(0, gap)
    return { saved: together(listed, start), entries: row, whole: gap < 0 && entries.length === listed.count }
  }

  async countOf(id: string): Promise<number | null> {
    return (await (await this.open()).get('matches', id))?.count ?? null
  }

  /** Everything that lies among the heads, under its name; anything may have been put there. */
  async list(): Promise<{ readonly key: string; readonly thing: unknown }[]> {
    const things = await (await this.open()).transaction('matches').store.getAll()
    return things.map((thing) => ({ key: thing.id, thing }))
  }

  remove(id: string): Promise<void> {
    return this.write(async (tx) => {
      await Promise.all([
        tx.objectStore('matches').delete(id),
        tx.objectStore('starts').delete(id),
        ...(typeof id === 'string' ? [tx.objectStore('entries').delete(entriesOf(id))] : []),
      ])
    })
  }
}
