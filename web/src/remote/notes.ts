// What befell a table elsewhere beside its match, as this browser saw it: the line went down, the computer sat in.
import { type Message, say } from '@muster/engine'
import type { Line } from '@muster/table'
import type { Noted } from '../table/blocks.ts'
import type { RemoteState } from './state.ts'

export interface Note {
  /** So many entries of the match were known. */
  readonly count: number
  readonly at: number
  readonly what: 'down' | 'sitsIn' | 'satBack'
  /** Whose chair it is about. */
  readonly name?: string
  /** Of the computer. */
  readonly level?: string
}

type Beside = Pick<RemoteState, 'downSince' | 'count'> & { readonly table: Pick<RemoteState['table'], 'chairs'> }

/** What has befallen it from one moment to the next. */
export function befell(before: Beside, now: Beside, at: number): readonly Note[] {
  const { count, downSince } = now
  const down: readonly Note[] =
    downSince !== null && before.downSince === null ? [{ count, at: downSince, what: 'down' }] : []
  const sat = now.table.chairs.flatMap(({ seat, who }): readonly Note[] => {
    const was = before.table.chairs.find((c) => c.seat === seat)?.who
    if (who.type !== 'person' || was?.type !== 'person' || was.standIn === who.standIn) return []
    const { name, standIn } = who
    return [
      standIn === null ? { count, at, what: 'satBack', name } : { count, at, what: 'sitsIn', name, level: standIn },
    ]
  })
  return [...down, ...sat]
}

/** The diary with a line for each, in the turn in which it was. */
export function withNotes(
  lines: readonly Line[],
  notes: readonly Note[],
  worded: (note: Note) => Message,
): readonly Noted[] {
  if (notes.length === 0) return lines
  const first: Pick<Line, 'round' | 'turn'> = lines[0] ?? { round: 1, turn: null }
  const all = [...lines]
  for (const note of notes) {
    const after = all.findLastIndex((line) => line.entry < note.count)
    const { round, turn } = all[after] ?? first
    const entry = Math.max(0, note.count - 1)
    const aside = { entry, by: null, event: { type: 'unseen' }, told: worded(note), round, turn, aside: true } as const
    all.splice(after + 1, 0, aside)
  }
  return all
}

/** As many are kept of a table. */
const MOST = 40
const keyOf = (table: string): string => `muster-notes ${table}`

export function keptNotes(table: string): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isNote).slice(-MOST) : []
  } catch {
    return []
  }
}

/** Where the browser keeps nothing, they last as long as the page. */
export function keepNotes(table: string, notes: readonly Note[]): readonly Note[] {
  const kept = notes.slice(-MOST)
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept))
  } catch {
    return kept
  }
  return kept
}

export function forgetNotes(table: string): void {
  try {
    localStorage.removeItem(keyOf(table))
  } catch {
    return
  }
}

const WHAT: readonly unknown[] = ['down', 'sitsIn', 'satBack'] satisfies readonly Note['what'][]

function isNote(x: unknown): x is Note {
  const { count, at, what, name = '', level = '' } = (x ?? {}) as Partial<Record<keyof Note, unknown>>
  const counted = Number.isInteger(count) && Number.isFinite(at)
  return counted && WHAT.includes(what) && typeof name === 'string' && typeof level === 'string'
}

export const noteSaid = ({ what, name = '' }: Note, time: string, level: string): Message =>
  say(`remote.note.${what}`, { time, name, level })
