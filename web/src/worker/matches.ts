// Matches begun, gone on with, mended and brought in: what comes of it lies on the shelf.
import { fairDice, newSeed } from '@muster/dice'
import { branch, newMatch } from '@muster/engine'
import type { Shelf } from '../saved/saved.ts'
import { type BroughtIn, bringIn } from './bring.ts'
import { chosen } from './games.ts'
import { keepNew, openSaved } from './keeping.ts'
import { type Mended, mend } from './mend.ts'
import type { Invitation } from './tables.ts'

export const matches = (shelf: Shelf) => ({
  async create({ game: id, options: values, pack = null, chairs }: Invitation): Promise<string> {
    const { game, options } = await chosen(id, values, pack)
    return keepNew(shelf, newMatch(game, options, fairDice(newSeed()), pack), chairs)
  },
  /** A new match from where one stands whose dice are lost. */
  async playOn(id: string): Promise<string | null> {
    const found = await openSaved(shelf, id)
    if (!('match' in found)) return null
    const { match, saved } = found
    return keepNew(shelf, branch(match, match.record.entries.length, fairDice(newSeed())), saved.chairs)
  },
  mend: (id: string): Promise<Mended> => mend(shelf, id),
  /** Keeps a match of a file with many. */
  bringIn: (packed: unknown): Promise<BroughtIn> => bringIn(shelf, packed),
})
