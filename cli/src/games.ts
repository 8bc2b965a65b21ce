import type { Game, GameModule, GameTypes } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { misused } from './problem.ts'
import type { Shell } from './shell.ts'

/** Any game at all: nothing here knows which. */
export type AnyGame = Game<GameTypes>
export type AnyModule = GameModule<GameTypes>

/** The game called `id`; a beginning of its name will do where only one begins so. */
export async function loadGame(shell: Shell, id: string): Promise<AnyModule> {
  return entryOf(shell.games, id).load()
}

export function entryOf(games: readonly GameEntry[], id: string): GameEntry {
  const exact = games.find((g) => g.id === id)
  if (exact) return exact
  const near = games.filter((g) => g.id.startsWith(id.toLowerCase()))
  if (near.length === 1 && near[0]) return near[0]
  throw misused(`there is no game called "${id}". The games are: ${games.map((g) => g.id).join(', ')}.`)
}
