import { type Game, type GameModule, type GameTypes, type Message, type PackRefusal, say } from '@muster/engine'
import { gameEntry } from '@muster/games'

export interface LoadedGame {
  readonly ok: true
  readonly module: GameModule<GameTypes>
  readonly game: Game<GameTypes>
}

const loaded = new Map<string, Promise<LoadedGame | PackRefusal>>()

/** A game by its name, made with the box or with a content pack; or what is wrong with the pack. Made once for each. */
export function gameWith(id: string, pack: unknown): Promise<LoadedGame | PackRefusal> {
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

/** The same where the pack, if there is one, has been taken before. */
export async function loadGame(id: string, pack: unknown): Promise<LoadedGame> {
  const made = await gameWith(id, pack)
  if (made.ok) return made
  throw new Error(made.problems.map(({ path, problem }) => `${path}: ${problem.key}`).join('; '))
}

/** Why a record whose pack is refused cannot be opened. */
export const packRefused = ({ problems }: PackRefusal): Message =>
  say('record.pack', { place: (problems[0]?.path || 'pack').slice(0, 80) })

async function make(id: string, pack: unknown): Promise<LoadedGame | PackRefusal> {
  const module = await gameEntry(id)?.load()
  if (!module) throw new Error(`there is no game ${id}`)
  if (pack === null) return { ok: true, module, game: module.game }
  const packed = await module.withPack(pack)
  return packed.ok ? { ok: true, module, game: packed.game } : packed
}
