import { commitment, fairDice, isSeed } from '@muster/dice'
import { type Dice, type Game, type GameTypes, type Match, plainDice, resume } from '@muster/engine'
import { type ClockTimes, type Gist, NO_TIME, type Store } from '@muster/table'
import { onChange } from '../saved/change.ts'
import { newId } from '../saved/id.ts'
import type { Rec, SavedMatch, Shelf } from '../saved/saved.ts'

/** Nothing is saved: for pictures and shared links. */
export function unkept(match: Match<GameTypes>): Store {
  const nothing = (): void => undefined
  return { save: async () => true, load: async () => match, times: NO_TIME, saveTimes: nothing, close: nothing }
}

/** Saved in the browser; `elsewhere` is called when another tab has gone on or deleted it. */
export function savedStore(
  shelf: Shelf,
  game: Game<GameTypes>,
  first: SavedMatch,
  times: ClockTimes,
  elsewhere: () => void,
): Store {
  let saved = first
  const load = async (): Promise<Match<GameTypes> | null> => {
    const found = await shelf.fetch(saved.id)
    if (!found) return null
    saved = found.saved
    return resume(game, { ...saved.head, entries: found.entries }, diceOf(saved) ?? unsealedDice())
  }
  const forget = onChange(async (ids) => {
    if (!ids.includes(saved.id)) return
    const count = await shelf.countOf(saved.id)
    if (count === null || count > saved.count) elsewhere()
  })
  const save = async ({ record }: Match<GameTypes>, gist: Gist): Promise<boolean> => {
    const { entries, ...head } = record
    const next = { ...saved, head, gist, count: entries.length, touched: Date.now() }
    const done = await shelf.append(next, saved.count, entries.slice(saved.count))
    if (done === 'behind') return false
    if (done === 'failed') await shelf.hold(next, entries)
    saved = next
    return true
  }
  const saveTimes = (now: ClockTimes): void => void shelf.saveTimes(saved.id, now)
  return { save, load, times, saveTimes, close: forget }
}

/** The dice of a match; null where the seed that was sealed at its beginning is missing, or is another. */
export function diceOf({ seed, head }: { readonly seed: unknown; readonly head: Pick<Rec, 'dice'> }): Dice | null {
  const { commitment: sealed, entropy, seed: shown } = head.dice
  if (sealed === null) return unsealedDice()
  const known = [seed, shown].find((s) => typeof s === 'string' && isSeed(s) && commitment(s) === sealed)
  return typeof known === 'string' ? fairDice(known, entropy) : null
}

/** Dice that nobody can check. */
export const unsealedDice = (): Dice => plainDice(newId())
