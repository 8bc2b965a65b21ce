// Matches leave and enter the browser as text: one, or all of them together.
import { readHead } from '@muster/engine'
import type { Chair } from '../table/table.ts'
import { fetchMatch, type Gist, type Kept, keep, listMatches, type Rec } from './kept.ts'

const ALL = 'muster-matches'

/** A match with what the page keeps beside the record. The seed of a running match stays in its owner's hands. */
interface Packed {
  readonly id: string
  readonly record: Rec
  readonly chairs: readonly Chair[]
  readonly seed: string | null
  readonly created: number
  readonly gist: Gist
}

export async function exportAll(): Promise<string> {
  const matches: Packed[] = []
  for (const { id } of await listMatches()) {
    const found = await fetchMatch(id)
    if (!found) continue
    const { head, chairs, seed, created, gist } = found.kept
    matches.push({ id, record: { ...head, entries: found.entries }, chairs, seed, created, gist })
  }
  return JSON.stringify({ format: ALL, version: 1, matches })
}

export type Imported =
  | { readonly type: 'all'; readonly count: number }
  | { readonly type: 'one'; readonly text: string }
  | { readonly type: 'refused' }

/** Reads a file of unknown origin: many matches are kept at once; one is handed on to be opened. */
export async function importFile(text: string): Promise<Imported> {
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null) return { type: 'refused' }
  if ((parsed as { format?: unknown }).format !== ALL) return { type: 'one', text }
  const matches = (parsed as { matches?: unknown }).matches
  if (!Array.isArray(matches) || !matches.every(isPacked)) return { type: 'refused' }
  const known = new Map((await listMatches()).map((k) => [k.id, k.count]))
  const fresh = matches.filter((m) => (known.get(m.id) ?? -1) < m.record.entries.length)
  for (const packed of fresh) await keep(unpack(packed), packed.record.entries)
  return { type: 'all', count: fresh.length }
}

function isPacked(x: unknown): x is Packed {
  if (typeof x !== 'object' || x === null) return false
  const { id, record, chairs, gist, created } = x as Partial<Packed>
  if (typeof id !== 'string') return false
  return readHead(JSON.stringify(record ?? null)).ok && Array.isArray(chairs) && !!gist && typeof created === 'number'
}

function unpack({ id, record, chairs, seed, created, gist }: Packed): Kept {
  const { entries, ...head } = record
  const now = Date.now()
  return { id, head, seed, chairs, created, touched: now, count: entries.length, gist }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Offers a text to the browser as a file to save. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: name.endsWith('.csv') ? 'text/csv' : 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
