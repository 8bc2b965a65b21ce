// What pages say is nearly always one whole frame of text: read as it comes. All else goes the long way, through the library.
import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'

const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
const SHORT = 126

/** A frame in what has come: where its mask and its bytes begin, and where it ends. */
interface Frame {
  readonly mask: number
  readonly end: number
}

/** Whole and masked, at a place; null for any other. */
function frameAt(came: Buffer, at: number): Frame | null {
  const left = came.length - at
  if (left < 6 || ((came[at + 1] ?? 0) & MASKED) === 0) return null
  const short = (came[at + 1] ?? 0) & ~MASKED
  if (short > SHORT || (short === SHORT && left < 8)) return null
  const mask = at + (short === SHORT ? 4 : 2)
  const length = short === SHORT ? came.readUInt16BE(at + 2) : short
  const end = mask + 4 + length
  return end <= came.length ? { mask, end } : null
}

/** A ping or pong as it should be. */
const isBeat = (came: Buffer, at: number, { mask }: Frame): boolean =>
  (came[at] === PING || came[at] === PONG) && mask === at + 2

/** Takes the mask off, or puts it on again; gives whether the bytes are plain characters then. */
function turn(came: Buffer, { mask, end }: Frame): boolean {
  const begin = mask + 4
  let all = 0
  for (let i = begin; i < end; i++) {
    const byte = (came[i] as number) ^ (came[mask + ((i - begin) & 3)] as number)
    came[i] = byte
    all |= byte
  }
  return all < 0x80
}

/** What a frame of text says; null where those are no characters, and for what is too long. */
function textOf(came: Buffer, frame: Frame, most: number): string | null {
  if (frame.end - frame.mask - 4 > most) return null
  if (turn(came, frame)) return came.toString('latin1', frame.mask + 4, frame.end)
  const bytes = came.subarray(frame.mask + 4, frame.end)
  if (isUtf8(bytes)) return bytes.toString()
  turn(came, frame)
  return null
}

/**
 * Listens in front of the library that listens to this socket already. `hear` gets each text of at most so many bytes that
 * came whole. Once something else came than such texts, pings and pongs, the library has all of it to itself.
 */
export function hearTexts(socket: Socket, most: number, hear: (text: string) => void): void {
  const [library, ...others] = socket.listeners('data') as ((came: Buffer) => void)[]
  if (!library || others.length > 0) throw new Error('a line is heard by somebody else than its library')
  const hand = (came: Buffer): void => library.call(socket, came)
  /** As far as it goes; gives where it goes no further. */
  const read = (came: Buffer): number => {
    let at = 0
    for (let frame = frameAt(came, at); frame; frame = frameAt(came, at)) {
      const text = came[at] === TEXT ? textOf(came, frame, most) : null
      if (text !== null) hear(text)
      else if (isBeat(came, at, frame)) hand(came.subarray(at, frame.end))
      else return at
      at = frame.end
    }
    return at
  }
  const listen = (came: Buffer): void => {
    const to = read(came)
    if (to === came.length) return
    socket.removeListener('data', listen)
    socket.on('data', library)
    hand(came.subarray(to))
  }
  socket.removeListener('data', library)
  socket.on('data', listen)
}
