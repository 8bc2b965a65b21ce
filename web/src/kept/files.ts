// Matches leave and enter the browser as text: one, or all of them together.
import type { Chair } from '../table/table.ts'
import type { BroughtIn } from '../worker/bring.ts'
import { fetchMatch, listMatches, type Rec } from './kept.ts'

const ALL = 'muster-matches'

/** A match with what the page keeps beside the record. The seed of a running match stays in its owner's hands. */
interface Packed {
  readonly id: string
  readonly record: Rec
  readonly chairs: readonly Chair[]
  readonly seed: string | null
  readonly created: number
}

export async function exportAll(): Promise<string> {
  const matches: Packed[] = []
  for (const { id } of await listMatches()) {
    const found = await fetchMatch(id)
    if (!found) continue
    const { head, chairs, seed, created } = found.kept
    matches.push({ id, record: { ...head, entries: found.entries }, chairs, seed, created })
  }
  return JSON.stringify({ format: ALL, version: 1, matches })
}

export type Imported =
  /** How many came in, and for each of the others why not. */
  | { readonly type: 'all'; readonly count: number; readonly refused: readonly string[] }
  | { readonly type: 'one'; readonly text: string }
  | { readonly type: 'refused' }

/** Reads a file of unknown origin: of many matches each that is sound is brought in; one is handed on to be opened. */
export async function importFile(text: string, bringIn: (packed: unknown) => Promise<BroughtIn>): Promise<Imported> {
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null) return { type: 'refused' }
  if ((parsed as { format?: unknown }).format !== ALL) return { type: 'one', text }
  const matches = (parsed as { matches?: unknown }).matches
  if (!Array.isArray(matches)) return { type: 'refused' }
  const done: BroughtIn[] = []
  for (const packed of matches) done.push(await bringIn(packed))
  const refused = done.flatMap((d) => (typeof d === 'object' ? [d.refused] : []))
  return { type: 'all', count: done.filter((d) => d === 'kept').length, refused }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All that is left of a damaged match, as it lies there. */
export async function salvage(id: string): Promise<string> {
  return JSON.stringify(await fetchMatch(id))
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
