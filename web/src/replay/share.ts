// A record as a link: compressed into the part of the address that no server ever sees.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { makeRoute } from '../route.ts'

/** Longer links are cut by mail and messengers: then a file is offered instead. */
const LONGEST = 8000

export function packRecord(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 })
  const chunks: string[] = []
  for (let i = 0; i < bytes.length; i += 8192) chunks.push(String.fromCharCode(...bytes.subarray(i, i + 8192)))
  return btoa(chunks.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** null for anything that is not a record packed by us. */
export function unpackRecord(packed: string): string | null {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    return strFromU8(inflateSync(Uint8Array.from(binary, (c) => c.charCodeAt(0))))
  } catch {
    return null
  }
}

/** The link, or null where it would be too long. */
export function linkTo(text: string): string | null {
  const address = location.href.replace(/#.*$/, '')
  const link = `${address}${makeRoute({ page: 'shared', packed: packRecord(text) })}`
  return link.length <= LONGEST ? link : null
}
