// The hints somebody asked for in each match, kept beside it: how many are left, and what the diary notes.

/** A hint that was given: before which entry, and when. */
export interface HintNote {
  readonly entry: number
  readonly round: number
  readonly turn: string | null
}

/** As many in a match. */
export const HINTS = 3

const known = new Map<string, readonly HintNote[]>()
const keyOf = (id: string): string => `muster-hints ${id}`

export function hintsOf(id: string): readonly HintNote[] {
  const notes = known.get(id) ?? stored(id)
  known.set(id, notes)
  return notes
}

function stored(id: string): readonly HintNote[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')
    return Array.isArray(notes) ? notes.slice(0, HINTS).filter(isNote) : []
  } catch {
    return []
  }
}

function isNote(x: unknown): x is HintNote {
  const { entry, round, turn } = (x ?? {}) as Partial<Record<keyof HintNote, unknown>>
  return Number.isInteger(entry) && Number.isInteger(round) && (turn === null || typeof turn === 'string')
}

/** Where the browser keeps nothing, they last as long as the page. */
export function noteHint(id: string, note: HintNote): void {
  const notes = [...hintsOf(id), note]
  known.set(id, notes)
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(notes))
  } catch {
    return
  }
}

export function forgetHints(id: string): void {
  known.delete(id)
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    return
  }
}
