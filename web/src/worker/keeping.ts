// Matches out of the shelf and onto it.
import { examine, type GameTypes, type Held, isOver, type Match, resume } from '@muster/engine'
import { type Chair, gistOf, loadGame } from '@muster/table'
import { newId } from '../saved/id.ts'
import { isSound, type SavedMatch, type Shelf } from '../saved/saved.ts'
import { diceOf, unsealedDice } from './store.ts'

type AnyMatch = Match<GameTypes>

export type SavedOpened =
  | { readonly type: 'gone' }
  /** What is there makes no match; perhaps it can be mended. */
  | { readonly type: 'damaged' }
  /** It can be looked at, but there is nothing to roll with: the seed is not the one that was sealed. */
  | { readonly type: 'diceLost'; readonly saved: SavedMatch; readonly match: AnyMatch; readonly held: Held }
  | { readonly type: 'open'; readonly saved: SavedMatch; readonly match: AnyMatch; readonly held: Held }

export async function openSaved(shelf: Shelf, id: string): Promise<SavedOpened> {
  const found = await shelf.fetch(id)
  if (!found) return { type: 'gone' }
  const { saved, entries, whole } = found
  if (!whole || !isSound(saved)) return { type: 'damaged' }
  try {
    const { game } = await loadGame(saved.head.game, saved.head.pack)
    const loaded = examine(game, { ...saved.head, entries })
    if (!loaded.ok) return { type: 'damaged' }
    const dice = diceOf(saved)
    const match = resume(game, loaded.record, dice ?? unsealedDice())
    return { type: dice || isOver(match) ? 'open' : 'diceLost', saved, match, held: loaded.held }
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
