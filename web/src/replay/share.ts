// A record as a link: compressed into the part of the address that no server ever sees.
import { type Message, say } from '@muster/engine'
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { makeRoute } from '../route.ts'
import { BOUNDS, beyondBounds } from '../saved/bounds.ts'

/** Longer links are cut by mail and messengers: then a file is offered instead. */
const LONGEST = 8000

/** Some cut links this long already: the file is offered first. */
export const LONG = 2000

export function packRecord(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 })
  const chunks: string[] = []
  for (let i = 0; i < bytes.length; i += 8192) chunks.push(String.fromCharCode(...bytes.subarray(i, i + 8192)))
  return btoa(chunks.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Unpacked a little at a time: so small a piece of a link holds at most half a megabyte. */
const PIECE = 512

export type Unpacked = { readonly text: string } | { readonly why: Message }

/** What a link holds. However much it claims to be, no more than the bound is unpacked. */
export function unpackRecord(packed: string): Unpacked {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const parts: Uint8Array[] = []
    let size = 0
    const inflate = new Inflate((part) => {
      parts.push(part)
      size += part.length
    })
    for (let i = 0; i < bytes.length; i += PIECE) {
      inflate.push(bytes.subarray(i, i + PIECE), i + PIECE >= bytes.length)
      if (size > BOUNDS.link) return { why: say('record.tooLong', { most: BOUNDS.link / 1_000_000 }) }
    }
    const text = strFromU8(joined(parts, size))
    const why = beyondBounds(text, BOUNDS.link)
    return why ? { why } : { text }
  } catch {
    return { why: say('record.foreign') }
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The link, or null where it would be too long. */
export function linkTo(text: string, page: 'shared' | 'position' = 'shared'): string | null {
  const address = location.href.replace(/#.*$/, '')
  const link = `${address}${makeRoute({ page, packed: packRecord(text) })}`
  return link.length <= LONGEST ? link : null
}
