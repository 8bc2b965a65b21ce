import type { Game, GameModule, GameTypes } from '@muster/engine'
import { gameEntry } from '@muster/games'

const loaded = new Map<string, Promise<{ module: GameModule<GameTypes>; game: Game<GameTypes> }>>()

/** A game by its name, made with the box or with a content pack. */
export function loadGame(
  id: string,
  pack: unknown,
): Promise<{ readonly module: GameModule<GameTypes>; readonly game: Game<GameTypes> }> {
  const key = pack === null || pack === undefined ? id : `${id} ${JSON.stringify(pack)}`
  const known = loaded.get(key)
  if (known) return known
  const made = make(id, pack ?? null)
  if (key !== id) forgetOldest()
  loaded.set(key, made)
  return made
}

/** How many packed games are kept at hand: packs come from outside. */
const MOST_PACKED = 16

function forgetOldest(): void {
  const packed = [...loaded.keys()].filter((key) => key.includes(' '))
  for (const key of packed.slice(0, Math.max(0, packed.length - MOST_PACKED + 1))) loaded.delete(key)
}

async function make(id: string, pack: unknown): Promise<{ module: GameModule<GameTypes>; game: Game<GameTypes> }> {
  const module = await gameEntry(id)?.load()
  if (!module) throw new Error(`there is no game ${id}`)
  if (pack === null) return { module, game: module.game }
  const packed = await module.withPack(pack)
  if (!packed.ok) throw new Error(packed.problems.map((p) => `${p.path}: ${p.problem}`).join('; '))
  return { module, game: packed.game }
}
