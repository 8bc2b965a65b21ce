import { fairDice } from '@muster/dice'
import { type Dice, type Game, type GameTypes, type Match, plainDice, resume } from '@muster/engine'
import { newId } from '../kept/id.ts'
import { append, fetchMatch, type Gist, type Kept, onChange, type Rec } from '../kept/kept.ts'

/** Where a table writes what happens. */
export interface Store {
  /** False when somebody else has written meanwhile. */
  save(match: Match<GameTypes>, gist: Gist): Promise<boolean>
  /** What is kept now; null when it was deleted. */
  load(): Promise<Match<GameTypes> | null>
  close(): void
}

/** Nothing is kept: for pictures and shared links. */
export function unkept(match: Match<GameTypes>): Store {
  return { save: async () => true, load: async () => match, close: () => undefined }
}

/** Kept in the browser; `elsewhere` is called when another tab has gone on or deleted it. */
export function keptStore(game: Game<GameTypes>, first: Kept, elsewhere: () => void): Store {
  let kept = first
  const load = async (): Promise<Match<GameTypes> | null> => {
    const found = await fetchMatch(kept.id)
    if (!found) return null
    kept = found.kept
    return resume(game, { ...kept.head, entries: found.entries }, diceOf(kept))
  }
  const forget = onChange(async (id) => {
    if (id !== kept.id) return
    const found = await fetchMatch(id)
    if (!found || found.kept.count > kept.count) elsewhere()
  })
  const save = async ({ record }: Match<GameTypes>, gist: Gist): Promise<boolean> => {
    const { entries, ...head } = record
    const next = { ...kept, head, gist, count: entries.length, touched: Date.now() }
    const from = kept.count
    kept = next
    return (await append(next, from, entries.slice(from))) === 'ok'
  }
  return { save, load, close: forget }
}

export function diceOf({ seed, head }: { readonly seed: string | null; readonly head: Pick<Rec, 'dice'> }): Dice {
  const known = seed ?? head.dice.seed
  if (known) return fairDice(known, head.dice.entropy)
  return plainDice(newId())
}
