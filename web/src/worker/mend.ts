// Makes a match again of what is left of one: every entry up to the first that is missing or makes no sense.
import { examine, resume } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { gistOf, loadGame } from '@muster/table'
import { areChairs, areTaken, type Rec, type SavedMatch, type Shelf } from '../saved/saved.ts'
import { usualChairs } from './chairs.ts'
import { diceOf, unsealedDice } from './store.ts'

export type Mended =
  /** How many entries could not be saved. */
  { readonly ok: true; readonly lost: number } | { readonly ok: false }

export async function mend(shelf: Shelf, id: string): Promise<Mended> {
  const found = await shelf.fetch(id)
  const left: Partial<SavedMatch> = found?.saved ?? {}
  if (!found || typeof left.head?.game !== 'string' || !gameEntry(left.head.game)) return { ok: false }
  const whole = await soundPart({ ...left.head, entries: found.entries }).catch(() => null)
  if (!whole) return { ok: false }
  const { record, gist } = whole
  const { entries, ...head } = record
  const had = Math.max(Number.isSafeInteger(left.count) ? Number(left.count) : 0, found.entries.length)
  const chairs = areChairs(left.chairs) && areTaken(head.seats, left.chairs) ? left.chairs : usualChairs(head.seats)
  const seed = typeof left.seed === 'string' ? left.seed : null
  const created = typeof left.created === 'number' ? left.created : Date.now()
  await shelf.keep({ id, head, seed, chairs, created, touched: Date.now(), count: entries.length, gist }, entries)
  return { ok: true, lost: had - entries.length }
}

/** The record up to the first entry that cannot be folded; null where not even its head is sound. */
async function soundPart(record: Rec): Promise<{ record: Rec; gist: SavedMatch['gist'] } | null> {
  const { game } = await loadGame(record.game, record.pack)
  const loaded = examine(game, record)
  if (loaded.ok) {
    const dice = diceOf({ seed: null, head: loaded.record }) ?? unsealedDice()
    return { record: loaded.record, gist: gistOf(resume(game, loaded.record, dice)) }
  }
  if (loaded.entry === null) return null
  return soundPart({ ...record, entries: record.entries.slice(0, loaded.entry) })
}
