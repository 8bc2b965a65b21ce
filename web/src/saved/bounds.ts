// How much of what comes from outside the page takes in, beside the bounds of every record.

import { type Message, BOUNDS as RECORD, readJson } from '@muster/engine'

export const BOUNDS = {
  ...RECORD,
  /** Matches in one file. */
  matches: 2000,
  /** Milliseconds that opening one match may take. */
  opening: 20_000,
} as const

/** Why a text is no JSON that we take in. It is looked at before anything is made of it. */
export function beyondBounds(text: string, most: number = BOUNDS.file): Message | null {
  const read = readJson(text, most)
  return read.ok ? null : read.why
}

/** The work, or `late` when it takes longer than it may; `stop` ends it then. */
export async function inTime<X>(work: Promise<X>, stop: () => void): Promise<X | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), BOUNDS.opening)
  })
  const done = await Promise.race([work, late]).finally(() => clearTimeout(timer))
  if (done === 'late') stop()
  return done
}
