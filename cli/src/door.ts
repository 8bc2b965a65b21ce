import { randomUUID } from 'node:crypto'

/** Our own codes for the terminal carry this mark: no file can know it, so nothing that a file says is a code. */
const MARK = randomUUID()

/** A code of our own, which the door lets out: `[1m`, or `\r` to begin the line anew. */
export const code = (sequence: string): string => `\u001b${MARK}${sequence}`

/** All that a terminal obeys or that changes the order of what is read, but for our codes, tabs and new lines. */
const OBEYED = '(?![\\t\\n])[\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029]'
const GUARDED = new RegExp(`\\u001b${MARK}(\\r|\\[[\\d;]*[A-Za-z])|${OBEYED}`, 'gu')

/** A text as it may be written: whatever a terminal would obey is written out, as JSON does it. */
export function harmless(text: string): string {
  return text.replace(GUARDED, (all, own: string | undefined) => (own === undefined ? writtenOut(all) : asCode(own)))
}

/** A text that is to stand in one line, whatever is in it. */
export function inOneLine(text: string): string {
  return text.replace(/[\n\r]/g, writtenOut)
}

const writtenOut = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const asCode = (own: string): string => (own === '\r' ? own : `\u001b${own}`)

/** The only way out to a terminal: everything printed goes through it. */
export interface Door {
  write(text: string): void
  /** What lies behind the door: for whoever must know how wide it is, or edits lines on it. */
  readonly stream: NodeJS.WritableStream
}

export function doorTo(stream: NodeJS.WritableStream): Door {
  return { stream, write: (text) => void stream.write(harmless(text)) }
}
