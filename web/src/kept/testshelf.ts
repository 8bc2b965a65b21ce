// Stands in for `idb` in tests: the few things the shelf of matches asks of it, kept in memory.
// Use it with `vi.mock('idb', () => import('../kept/testshelf.ts'))`.
import { vi } from 'vitest'

type Key = string | readonly [string, number]
type Range = { readonly lower: readonly [string, number]; readonly upper: readonly [string, number] }

vi.stubGlobal('IDBKeyRange', { bound: (lower: Range['lower'], upper: Range['upper']): Range => ({ lower, upper }) })

const isRange = (key: Key | Range): key is Range => typeof key === 'object' && 'lower' in key

class Drawer {
  private readonly things = new Map<string, unknown>()
  private readonly keyPath: string | undefined

  constructor(keyPath?: string) {
    this.keyPath = keyPath
  }

  async get(key: Key): Promise<unknown> {
    return structuredClone(this.things.get(JSON.stringify(key)))
  }

  async getAll(range?: Range): Promise<unknown[]> {
    const keys = [...this.things.keys()].filter((key) => !range || lies(JSON.parse(key), range))
    return keys.map((key) => structuredClone(this.things.get(key)))
  }

  async put(thing: Record<string, unknown>, key?: Key): Promise<void> {
    this.things.set(JSON.stringify(key ?? thing[this.keyPath ?? '']), structuredClone(thing))
  }

  async add(thing: Record<string, unknown>, key: Key): Promise<void> {
    if (this.things.has(JSON.stringify(key))) throw new Error('it is there already')
    await this.put(thing, key)
  }

  async delete(key: Key | Range): Promise<void> {
    if (!isRange(key)) this.things.delete(JSON.stringify(key))
    else for (const k of this.things.keys()) if (lies(JSON.parse(k), key)) this.things.delete(k)
  }
}

function lies([id, n]: readonly [string, number], { lower, upper }: Range): boolean {
  return id === lower[0] && n >= lower[1] && n <= upper[1]
}

export async function openDB(_name: string, _version: number, { upgrade }: { upgrade(db: object): void }) {
  const drawers = new Map<string, Drawer>()
  upgrade({
    createObjectStore: (name: string, how?: { keyPath: string }) => drawers.set(name, new Drawer(how?.keyPath)),
  })
  const objectStore = (name: string): Drawer => drawers.get(name) ?? new Drawer()
  return {
    transaction: () => ({ objectStore, done: Promise.resolve(), abort: () => undefined }),
    getAll: (name: string) => objectStore(name).getAll(),
  }
}
