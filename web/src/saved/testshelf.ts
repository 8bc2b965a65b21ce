// Stands in for `idb` in tests: the few things the shelf of matches asks of it, saved in memory.
// Use it with `vi.mock('idb', () => import('../saved/testshelf.ts'))`.
import { vi } from 'vitest'

type Key = string | readonly [string, number]
type Range = { readonly lower: readonly [string, number]; readonly upper: readonly [string, number] }

vi.stubGlobal('IDBKeyRange', { bound: (lower: Range['lower'], upper: Range['upper']): Range => ({ lower, upper }) })

/** What the browser says to whoever wants to read or to write; null while it is willing. */
export const unwilling: { read: Error | null; write: Error | null } = { read: null, write: null }

const isRange = (key: Key | Range): key is Range => typeof key === 'object' && 'lower' in key

const refuseWith = (error: Error | null): void => {
  if (error) throw error
}

class Drawer {
  private readonly things = new Map<string, unknown>()
  private readonly keyPath: string | undefined

  constructor(keyPath?: string) {
    this.keyPath = keyPath
  }

  async get(key: Key): Promise<unknown> {
    return structuredClone(this.things.get(JSON.stringify(key)))
  }

  private within(range?: Range): string[] {
    return [...this.things.keys()].filter((key) => !range || lies(JSON.parse(key), range))
  }

  async getAll(range?: Range): Promise<unknown[]> {
    return this.within(range).map((key) => structuredClone(this.things.get(key)))
  }

  async getAllKeys(range?: Range): Promise<unknown[]> {
    return this.within(range).map((key) => JSON.parse(key))
  }

  async put(thing: Record<string, unknown>, key?: Key): Promise<void> {
    refuseWith(unwilling.write)
    this.things.set(JSON.stringify(key ?? thing[this.keyPath ?? '']), structuredClone(thing))
  }

  async add(thing: Record<string, unknown>, key: Key): Promise<void> {
    if (this.things.has(JSON.stringify(key))) throw new Error('it is there already')
    await this.put(thing, key)
  }

  async delete(key: Key | Range): Promise<void> {
    refuseWith(unwilling.write)
    if (!isRange(key)) this.things.delete(JSON.stringify(key))
    else for (const k of this.within(key)) this.things.delete(k)
  }
}

function lies([id, n]: readonly [string, number], { lower, upper }: Range): boolean {
  return id === lower[0] && n >= lower[1] && n <= upper[1]
}

/** What lies in the browser before the page comes: as an older page has left it, if a test says so. */
export const before: { version: number; readonly drawers: Map<string, Drawer> } = { version: 0, drawers: new Map() }

/** An older database with these things in it. */
export async function left(version: number, things: Readonly<Record<string, readonly (readonly [Key, object])[]>>) {
  before.version = version
  for (const [name, put] of Object.entries(things)) {
    const drawer = new Drawer(name === 'matches' ? 'id' : undefined)
    before.drawers.set(name, drawer)
    for (const [key, thing] of put) await drawer.put({ ...thing }, name === 'matches' ? undefined : key)
  }
}

interface Opening {
  upgrade(db: object, from: number, to: number, tx: object): Promise<void>
}

export async function openDB(_name: string, version: number, { upgrade }: Opening) {
  const { drawers } = before
  const objectStore = (name: string): Drawer => drawers.get(name) ?? new Drawer()
  const db = {
    createObjectStore: (name: string, how?: { keyPath: string }) => drawers.set(name, new Drawer(how?.keyPath)),
  }
  await upgrade(db, before.version, version, { objectStore })
  return {
    transaction(names: string | readonly string[]) {
      refuseWith(unwilling.read)
      return {
        objectStore,
        store: objectStore(String(names)),
        done: Promise.resolve(),
        error: null,
        abort: () => undefined,
      }
    },
    async get(name: string, key: Key) {
      refuseWith(unwilling.read)
      return objectStore(name).get(key)
    },
  }
}
