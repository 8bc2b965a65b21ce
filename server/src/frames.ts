// Text messages of a WebSocket, framed by the dozen: what is said in one breath is one write.

const TEXT = 0x81
const SHORT = 126
const MIDDLE = 65_536

/** Whether its characters have one byte each, in UTF-8 as in Latin 1. */
const isPlain = (text: string): boolean => Buffer.byteLength(text) === text.length

const headOf = (length: number): number => (length < SHORT ? 2 : length < MIDDLE ? 4 : 10)

/**
 * Whole, unmasked frames of text (RFC 6455, 5.2), one after another. Nearly all that is said is plain: then they are given as
 * a text whose characters are the bytes, to be written as Latin 1, and need no memory of their own.
 */
export function framed(texts: readonly string[]): string | Buffer {
  let frames = ''
  for (const text of texts) {
    if (text.length >= MIDDLE || !isPlain(text)) return inBytes(texts)
    frames += plainHead(text.length) + text
  }
  return frames
}

function plainHead(length: number): string {
  if (length < SHORT) return String.fromCharCode(TEXT, length)
  return String.fromCharCode(TEXT, SHORT, length >> 8, length & 0xff)
}

function inBytes(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0))
  let at = 0
  for (const [i, text] of texts.entries()) at += frame(frames, at, text, lengths[i] ?? 0)
  return frames
}

/** One of them, at its place; gives how many bytes it takes. */
function frame(frames: Buffer, at: number, text: string, length: number): number {
  frames[at] = TEXT
  if (length < SHORT) frames[at + 1] = length
  else if (length < MIDDLE) {
    frames[at + 1] = SHORT
    frames.writeUInt16BE(length, at + 2)
  } else {
    frames[at + 1] = SHORT + 1
    frames.writeBigUInt64BE(BigInt(length), at + 2)
  }
  const head = headOf(length)
  frames.write(text, at + head, length)
  return head + length
}
