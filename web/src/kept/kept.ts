// Matches in the browser: a head for each, and entries under [match, number], which only ever grow.
import type { Entry, GameTypes, MatchRecord } from '@muster/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Chair } from '../table/table.ts'

export type Rec = MatchRecord<GameTypes>
export type RecEntry = Entry<GameTypes>

export interface Kept {
  readonly id: string
  readonly head: Omit<Rec, 'entries'>
  /** Kept apart from the record until the match is over. */
  readonly seed: string | null
  readonly chairs: readonly Chair[]
  readonly created: number
  readonly touched: number
  readonly count: number
  readonly gist: Gist
}

/** What the list of matches shows without opening one. */
export interface Gist {
  readonly round: number
  readonly turn: string | null
  readonly toAct: readonly string[]
  readonly scores: Readonly<Record<string, number>>
  readonly over: boolean
  readonly winners: readonly string[]
}

/** Whether the list of matches can show it; an old or a damaged one may lack anything. */
export function isSound({ head, chairs, gist }: Partial<Kept>): boolean {
  return typeof head?.game === 'string' && areChairs(chairs) && isGist(gist)
}

export function areChairs(x: unknown): x is readonly Chair[] {
  if (!Array.isArray(x)) return false
  return x.every((chair: Partial<Chair> | null) => {
    const type = chair?.who?.type
    return (
      typeof chair?.seat === 'string' && typeof chair.side === 'string' && (type === 'person' || type === 'computer')
    )
  })
}

const isGist = (gist: Partial<Gist> | undefined): boolean =>
  typeof gist?.round === 'number' && Array.isArray(gist.toAct)

interface Shelf extends DBSchema {
  matches: { key: string; value: Kept }
  entries: { key: [string, number]; value: RecEntry }
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('muster', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('entries')
    },
  })
  return opened
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** Keeps a match from its beginning, in place of what may lie there under its name. */
export async function keep(kept: Kept, entries: readonly RecEntry[]): Promise<void> {
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite')
  await tx.objectStore('entries').delete(entriesOf(kept.id))
  const writes = entries.map((entry, i) => tx.objectStore('entries').put(entry, [kept.id, i]))
  await Promise.all([tx.objectStore('matches').put(kept), ...writes, tx.done])
  announce(kept.id)
}

/** Adds entries after the first `from`; `behind` when another tab has written there already. */
export async function append(kept: Kept, from: number, entries: readonly RecEntry[]): Promise<'ok' | 'behind'> {
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite')
  const stored = await tx.objectStore('matches').get(kept.id)
  if (!stored || stored.count !== from) {
    tx.abort()
    await tx.done.catch(() => undefined)
    return 'behind'
  }
  const writes = entries.map((entry, i) => tx.objectStore('entries').add(entry, [kept.id, from + i]))
  await Promise.all([tx.objectStore('matches').put(kept), ...writes, tx.done])
  announce(kept.id)
  return 'ok'
}

export async function fetchMatch(id: string): Promise<{ kept: Kept; entries: RecEntry[] } | null> {
  const tx = (await shelf()).transaction(['matches', 'entries'])
  const kept = await tx.objectStore('matches').get(id)
  const entries = await tx.objectStore('entries').getAll(entriesOf(id))
  return kept ? { kept, entries: entries.slice(0, kept.count) } : null
}

export async function listMatches(): Promise<Kept[]> {
  const all = await (await shelf()).getAll('matches')
  return all.filter(isSound).sort((a, b) => b.touched - a.touched)
}

/** The names of what cannot be read any more: it can be taken along or deleted, and must not hide the others. */
export async function listDamaged(): Promise<string[]> {
  const all = await (await shelf()).getAll('matches')
  return all.filter((kept) => !isSound(kept)).map((kept) => kept.id)
}

export async function removeMatch(id: string): Promise<void> {
  const tx = (await shelf()).transaction(['matches', 'entries'], 'readwrite')
  await Promise.all([tx.objectStore('matches').delete(id), tx.objectStore('entries').delete(entriesOf(id)), tx.done])
  announce(id)
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-matches')
const here = new Set<(id: string) => void>()

function announce(id: string): void {
  channel?.postMessage(id)
  for (const listener of here) listener(id)
}

/** Called when a match changed in any tab or worker, this one included. */
export function onChange(listener: (id: string) => void): () => void {
  const heard = (e: MessageEvent<string>): void => listener(e.data)
  channel?.addEventListener('message', heard)
  here.add(listener)
  return () => {
    channel?.removeEventListener('message', heard)
    here.delete(listener)
  }
}
