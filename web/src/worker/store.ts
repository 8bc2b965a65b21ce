import { commitment, fairDice, isSeed } from '@muster/dice'
import { type Dice, type Game, type GameTypes, type Match, plainDice, resume } from '@muster/engine'
import { type ClockTimes, type Gist, NO_TIME, type Store } from '@muster/table'
import { onChange } from '../kept/change.ts'
import { newId } from '../kept/id.ts'
import type { Kept, Rec, Shelf } from '../kept/kept.ts'

/** Nothing is kept: for pictures and shared links. */
export function unkept(match: Match<GameTypes>): Store {
  const nothing = (): void => undefined
  return { save: async () => true, load: async () => match, times: NO_TIME, saveTimes: nothing, close: nothing }
}

/** Kept in the browser; `elsewhere` is called when another tab has gone on or deleted it. */
export function keptStore(
  shelf: Shelf,
  game: Game<GameTypes>,
  first: Kept,
  times: ClockTimes,
  elsewhere: () => void,
): Store {
  let kept = first
  const load = async (): Promise<Match<GameTypes> | null> => {
    const found = await shelf.fetch(kept.id)
    if (!found) return null
    kept = found.kept
    return resume(game, { ...kept.head, entries: found.entries }, diceOf(kept) ?? unsealedDice())
  }
  const forget = onChange(async (ids) => {
    if (!ids.includes(kept.id)) return
    const count = await shelf.countOf(kept.id)
    if (count === null || count > kept.count) elsewhere()
  })
  const save = async ({ record }: Match<GameTypes>, gist: Gist): Promise<boolean> => {
    const { entries, ...head } = record
    const next = { ...kept, head, gist, count: entries.length, touched: Date.now() }
    const done = await shelf.append(next, kept.count, entries.slice(kept.count))
    if (done === 'behind') return false
    if (done === 'failed') await shelf.hold(next, entries)
    kept = next
    return true
  }
  const saveTimes = (now: ClockTimes): void => void shelf.saveTimes(kept.id, now)
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
