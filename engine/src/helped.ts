import { check } from './act.ts'
import type { Game, GameTypes } from './game.ts'
import { stillAfter } from './still.ts'

/** The first chance of an action once something else was done before it; null where that cannot be told, or rules it out. */
export function chanceAfter<T extends GameTypes>(
  { game, state }: { readonly game: Game<T>; readonly state: T['State'] },
  seat: T['Seat'],
  first: T['Action'],
  then: T['Action'],
): number | null {
  if (!check(game, state, seat, first).ok) return null
  const after = stillAfter(game, state, seat, first)
  if (after === null || !check(game, after, seat, then).ok) return null
  return game.preview(after, seat, then).odds[0]?.chance ?? null
}
