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

/** `lost` is called when the connection has gone. Fails while another tab holds an older database open. */
export function openDrawers(lost: () => void): Promise<IDBPDatabase<Drawers>> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Drawers>('muster', VERSION, {
      async upgrade(db, from, _, tx) {
        if (from < 1) {
          db.createObjectStore('matches', { keyPath: 'id' })
          db.createObjectStore('entries')
        }
        if (from < 2) {
          db.createObjectStore('starts')
          await setStartsApart(tx)
        }
      },
      blocked: () => reject(new Error('another tab holds the matches open as they were saved before')),
      blocking(_, __, event) {
        lost()
        ;(event.target as IDBDatabase).close()
      },
      terminated: lost,
    })
    opening.then(resolve, reject)
  })
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
