// Old entries of a match in memory, squeezed: they are most of it, and rarely asked for.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { GameTypes, Packing } from '@muster/engine'

/** Quick, and small while it works. */
const HOW = { level: 1, windowBits: 13, memLevel: 6 }

/** As text of one byte a character: a buffer would keep the whole chunk that it was written into. */
export const squeezed: Packing<GameTypes> = (entries) => {
  const text = deflateRawSync(JSON.stringify(entries), HOW).toString('latin1')
  return () => JSON.parse(inflateRawSync(Buffer.from(text, 'latin1')).toString())
}
