// Matches leave and enter the browser as text: one, or all of them together.
import { type Message, POSITION_FORMAT, readJson, say } from '@muster/engine'
import type { Chair } from '@muster/table'
import type { BroughtIn } from '../worker/bring.ts'
import { BOUNDS } from './bounds.ts'
import type { Listed, Rec } from './saved.ts'
import { matchShelf } from './shelf.ts'

const ALL = 'muster-matches'

/** A match with what the page keeps beside the record. */
interface Packed {
  readonly id: string
  readonly record: Rec
  readonly chairs: readonly Chair[]
  readonly seed: string | null
  readonly created: number
}

/** Whether its seed is still a secret that would tell how the dice will fall. */
export const isSealed = ({ gist, seed }: Listed): boolean => !gist.over && seed !== null

/** Whether the seeds of running matches go along: whoever has one can foresee every roll. */
export type Seeds = 'with seeds' | 'without seeds'

/** Those matches as one file, which says whether it holds seeds that are still secret. */
export async function exportMatches(all: readonly Pick<Listed, 'id'>[], seeds: Seeds): Promise<string> {
  const matches: Packed[] = []
  for (const { id } of all) {
    const found = await matchShelf.fetch(id)
    if (!found) continue
    const { head, chairs, seed, created } = found.saved
    const shown = seeds === 'with seeds' || !isSealed(found.saved) ? seed : null
    matches.push({ id, record: { ...head, entries: found.entries }, chairs, seed: shown, created })
  }
  return JSON.stringify({ format: ALL, version: 1, seeds, matches })
}

export type Imported =
  /** How many came in, and for each of the others why not. */
  | { readonly type: 'all'; readonly count: number; readonly refused: readonly Message[] }
  | { readonly type: 'one' | 'position'; readonly text: string }
  | { readonly type: 'refused'; readonly why: Message }

/** Reads a file of unknown origin: of many matches each that is sound is brought in; one is handed on to be opened. */
export async function importFile(text: string, bringIn: (packed: unknown) => Promise<BroughtIn>): Promise<Imported> {
  const read = readJson(text)
  if (!read.ok) return { type: 'refused', why: read.why }
  const parsed = read.data
  if (typeof parsed !== 'object' || parsed === null) return FOREIGN
  const { format } = parsed as { format?: unknown }
  if (format !== ALL) return { type: format === POSITION_FORMAT ? 'position' : 'one', text }
  const matches = (parsed as { matches?: unknown }).matches
  if (!Array.isArray(matches)) return FOREIGN
  if (matches.length > BOUNDS.matches) return { type: 'refused', why: say('matches.tooMany', { most: BOUNDS.matches }) }
  const done: BroughtIn[] = []
  await matchShelf.announcingOnce(async () => {
    for (const packed of matches) done.push(await bringIn(packed))
  })
  const refused = done.flatMap((d) => (typeof d === 'object' ? [d.refused] : []))
  return { type: 'all', count: done.filter((d) => d === 'saved').length, refused }
}

const FOREIGN: Imported = { type: 'refused', why: say('matches.refused') }

/** All that is left of a damaged match, as it lies there. */
export async function salvage(id: string): Promise<string> {
  return JSON.stringify(await matchShelf.fetch(id))
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
