// A match from a file of unknown origin is played through once before it is saved: only what is sound comes in.
import { commitment, isSeed } from '@muster/dice'
import { headOf, examine as held, type Message, resume, say } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { gistOf, loadGame } from '@muster/table'
import { newId } from '../saved/id.ts'
import {
  areChairs,
  areTaken,
  type Found,
  isSound,
  type Rec,
  type RecEntry,
  type SavedMatch,
  type Shelf,
} from '../saved/saved.ts'
import { diceOf, unsealedDice } from './store.ts'

/** `known` when this browser has it already, at least as far; otherwise why it was refused. */
export type BroughtIn = 'saved' | 'known' | { readonly refused: Message }

type Sound = { readonly saved: SavedMatch; readonly entries: readonly RecEntry[] }

export async function bringIn(shelf: Shelf, packed: unknown): Promise<BroughtIn> {
  const read = await examine(packed).catch(() => ({ refused: say('record.broken') }))
  if ('refused' in read) return read
  const known = await shelf.fetch(read.saved.id)
  const sound = known?.whole && isSound(known.saved) ? known : null
  if (sound && holds(sound, read)) return 'known'
  const saved = sound && !holds(read, sound) ? { ...read.saved, id: newId() } : read.saved
  await shelf.keep(saved, read.entries)
  return 'saved'
}

/** Whether one is the other, at least as far and with dice at least as good; a match of the same name may be another. */
function holds(one: Pick<Found, 'saved' | 'entries'>, other: Pick<Found, 'saved' | 'entries'>): boolean {
  if (one.saved.head.dice.commitment !== other.saved.head.dice.commitment) return false
  if (!diceOf(one.saved) && diceOf(other.saved)) return false
  return JSON.stringify(one.entries.slice(0, other.entries.length)) === JSON.stringify(other.entries)
}

async function examine(packed: unknown): Promise<Sound | { readonly refused: Message }> {
  if (typeof packed !== 'object' || packed === null) return { refused: say('record.foreign') }
  const { id, record, chairs, seed = null, created } = packed as Record<string, unknown>
  const head = headOf(record)
  if (!head.ok) return { refused: head.why }
  if (!gameEntry(head.record.game)) return { refused: say('record.foreign') }
  const { game } = await loadGame(head.record.game, head.record.pack)
  const loaded = held(game, head.record)
  if (!loaded.ok) return { refused: loaded.why }
  if (typeof id !== 'string' || id === '' || typeof created !== 'number')
    return { refused: say('record.lacks', { field: 'id' }) }
  if (!areChairs(chairs) || !areTaken(loaded.record.seats, chairs))
    return { refused: say('record.lacks', { field: 'chairs' }) }
  if (!fits(seed, loaded.record)) return { refused: say('record.broken') }
  const { entries, ...rest } = loaded.record
  const gist = gistOf(resume(game, loaded.record, diceOf({ seed, head: rest }) ?? unsealedDice()))
  const saved = { id, head: rest, seed, chairs, created, touched: Date.now(), count: entries.length, gist }
  return { saved, entries }
}

/** Whether it is the seed that the record has promised, or none. */
function fits(seed: unknown, { dice }: Rec): seed is string | null {
  return seed === null || (typeof seed === 'string' && isSeed(seed) && commitment(seed) === dice.commitment)
}
