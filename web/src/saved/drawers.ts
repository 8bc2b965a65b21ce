// The tables of our database, and how an older one becomes the present one without losing anything.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { apart, type Listed, type RecEntry, type SavedMatch, type Start } from './saved.ts'

export interface Drawers extends DBSchema {
  matches: { key: string; value: Listed }
  starts: { key: string; value: Start }
  entries: { key: [string, number]; value: RecEntry }
}

export const NAMES: ['matches', 'starts', 'entries'] = ['matches', 'starts', 'entries']

type Upgrade = IDBPTransaction<Drawers, ('matches' | 'starts' | 'entries')[], 'versionchange'>

/** 1: heads with all that a match begins from. 2: that lies in a drawer of its own. */
const VERSION = 2

/** A tab with a page of long ago holds the matches open as it knows them. */
export class OlderTab extends Error {
  override readonly name = 'OlderTab'
}

export interface Turns {
  /** The connection has gone. */
  readonly lost: () => void
  /** The older tab has gone at last. */
  readonly freed: (db: IDBPDatabase<Drawers>) => void
}

/** Fails with `OlderTab` while another tab holds an older database open; when that tab has gone, it is opened all the same. */
export function openDrawers({ lost, freed }: Turns): Promise<IDBPDatabase<Drawers>> {
  return new Promise((resolve, reject) => {
    let waited = false
    const opening = openDB<Drawers>('muster', VERSION, {
      upgrade,
      blocked() {
        waited = true
        reject(new OlderTab())
      },
      blocking(_, __, event) {
        lost()
        ;(event.target as IDBDatabase).close()
      },
      terminated: lost,
    })
    opening.then(
      (db) => (waited ? freed(db) : resolve(db)),
      (error) => (waited ? lost() : reject(error)),
    )
  })
}

async function upgrade(db: IDBPDatabase<Drawers>, from: number, _: number | null, tx: Upgrade): Promise<void> {
  if (from < 1) {
    db.createObjectStore('matches', { keyPath: 'id' })
    db.createObjectStore('entries')
  }
  if (from < 2) {
    db.createObjectStore('starts')
    await setStartsApart(tx)
  }
}

/** One after the other: thousands of openings need not lie in memory at once. Whatever is no match stays as it is. */
async function setStartsApart(tx: Upgrade): Promise<void> {
  const matches = tx.objectStore('matches')
  for (const key of await matches.getAllKeys()) {
    const thing = await matches.get(key)
    const { listed, start } = apart(thing as SavedMatch)
    if (start) await Promise.all([tx.objectStore('starts').put(start, key), matches.put(listed)])
  }
}
