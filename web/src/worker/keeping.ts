// Matches out of the shelf and onto it.
import { examine, type GameTypes, type Held, isOver, type Match, resume } from '@muster/engine'
import { type Chair, gistOf, loadGame } from '@muster/table'
import { newId } from '../kept/id.ts'
import { isSound, type Kept, type Shelf } from '../kept/kept.ts'
import { diceOf, unsealedDice } from './store.ts'

type AnyMatch = Match<GameTypes>

export type KeptMatch =
  | { readonly type: 'gone' }
  /** What is there makes no match; perhaps it can be mended. */
  | { readonly type: 'damaged' }
  /** It can be looked at, but there is nothing to roll with: the seed is not the one that was sealed. */
  | { readonly type: 'diceLost'; readonly kept: Kept; readonly match: AnyMatch; readonly held: Held }
  | { readonly type: 'open'; readonly kept: Kept; readonly match: AnyMatch; readonly held: Held }

export async function openKept(shelf: Shelf, id: string): Promise<KeptMatch> {
  const found = await shelf.fetch(id)
  if (!found) return { type: 'gone' }
  const { kept, entries, whole } = found
  if (!whole || !isSound(kept)) return { type: 'damaged' }
  try {
    const { game } = await loadGame(kept.head.game, kept.head.pack)
    const loaded = examine(game, { ...kept.head, entries })
    if (!loaded.ok) return { type: 'damaged' }
    const dice = diceOf(kept)
    const match = resume(game, loaded.record, dice ?? unsealedDice())
    return { type: dice || isOver(match) ? 'open' : 'diceLost', kept, match, held: loaded.held }
  } catch {
    return { type: 'damaged' }
  }
}

export async function keepNew(shelf: Shelf, match: AnyMatch, chairs: readonly Chair[]): Promise<string> {
  const { entries, ...head } = match.record
  const now = Date.now()
  const [id, seed, gist] = [newId(), match.dice.seed, gistOf(match)]
  await shelf.keep({ id, head, seed, chairs, created: now, touched: now, count: entries.length, gist }, entries)
  return id
}
