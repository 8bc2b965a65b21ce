// A match from a file of unknown origin is played through once before it is kept: only what is sound comes in.
import { commitment, isSeed } from '@muster/dice'
import { headOf, examine as held, type Message, resume, say } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { gistOf, loadGame } from '@muster/table'
import { newId } from '../kept/id.ts'
import {
  areChairs,
  areTaken,
  type Found,
  isSound,
  type Kept,
  type Rec,
  type RecEntry,
  type Shelf,
} from '../kept/kept.ts'
import { diceOf, unsealedDice } from './store.ts'

/** `known` when this browser has it already, at least as far; otherwise why it was refused. */
export type BroughtIn = 'kept' | 'known' | { readonly refused: Message }

type Sound = { readonly kept: Kept; readonly entries: readonly RecEntry[] }

export async function bringIn(shelf: Shelf, packed: unknown): Promise<BroughtIn> {
  const read = await examine(packed).catch(() => ({ refused: say('record.broken') }))
  if ('refused' in read) return read
  const known = await shelf.fetch(read.kept.id)
  const sound = known?.whole && isSound(known.kept) ? known : null
  if (sound && holds(sound, read)) return 'known'
  const kept = sound && !holds(read, sound) ? { ...read.kept, id: newId() } : read.kept
  await shelf.keep(kept, read.entries)
  return 'kept'
}

/** Whether one is the other, at least as far and with dice at least as good; a match of the same name may be another. */
function holds(one: Pick<Found, 'kept' | 'entries'>, other: Pick<Found, 'kept' | 'entries'>): boolean {
  if (one.kept.head.dice.commitment !== other.kept.head.dice.commitment) return false
  if (!diceOf(one.kept) && diceOf(other.kept)) return false
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
  const kept = { id, head: rest, seed, chairs, created, touched: Date.now(), count: entries.length, gist }
  return { kept, entries }
}

/** Whether it is the seed that the record has promised, or none. */
function fits(seed: unknown, { dice }: Rec): seed is string | null {
  return seed === null || (typeof seed === 'string' && isSeed(seed) && commitment(seed) === dice.commitment)
}
