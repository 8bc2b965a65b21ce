// The first look at a text of unknown origin: how long it is, how deep, and whether it is JSON.

import { BOUNDS } from './bounds.ts'
import { type Message, say } from './message.ts'

export type ReadJson = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly why: Message }

/** Parses JSON that is neither too long nor too deep. */
export function readJson(text: string, most: number = BOUNDS.file): ReadJson {
  if (text.length > most) return { ok: false, why: say('record.tooLong', { most: Math.floor(most / 1_000_000) }) }
  if (isTooDeep(text)) return { ok: false, why: say('record.tooDeep', { most: BOUNDS.depth }) }
  try {
    return { ok: true, data: JSON.parse(text) }
  } catch (error) {
    return { ok: false, why: say('record.notJson', { problem: problemOf(error) }) }
  }
}

/** Where the parser stopped; what it read there stays out of the sentence. */
function problemOf(error: unknown): string {
  const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')
  return at ? `${at[1]}` : '0'
}

const QUOTE = 34
const BACKSLASH = 92
const OPENING: ReadonlySet<number> = new Set([91, 123])
const CLOSING: ReadonlySet<number> = new Set([93, 125])

/** Counts brackets outside of texts; what is no JSON at all the parser will refuse. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === QUOTE) i = endOfText(text, i)
    else if (OPENING.has(c) && ++depth > BOUNDS.depth) return true
    else if (CLOSING.has(c)) depth--
  }
  return false
}

function endOfText(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1
  return i
}
