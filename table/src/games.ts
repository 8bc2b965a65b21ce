import { type Game, type GameModule, type GameTypes, type Message, type PackRefusal, say } from '@muster/engine'
import { gameEntry } from '@muster/games'

export interface LoadedGame {
  readonly ok: true
  readonly module: GameModule<GameTypes>
  readonly game: Game<GameTypes>
}

type Made = Promise<LoadedGame | PackRefusal>

/** So many packs are remembered, those used last: whoever sends ever new ones does not fill the memory. */
export const MOST_PACKS = 8

const boxes = new Map<string, Made>()
const packed = new Map<string, Made>()

/** A game by its name, made with the box or with a content pack; or what is wrong with the pack. Made once for each. */
export function gameWith(id: string, pack: unknown): Made {
  if (pack === null || pack === undefined) return boxes.get(id) ?? remember(boxes, id, make(id, null))
  const key = `${id} ${JSON.stringify(pack)}`
  const known = packed.get(key)
  packed.delete(key)
  for (const [oldest] of packed) if (packed.size >= MOST_PACKS) packed.delete(oldest)
  return remember(packed, key, known ?? make(id, pack))
}

/** What could not be fetched is asked for again. */
function remember(among: Map<string, Made>, key: string, made: Made): Made {
  among.set(key, made)
  made.catch(() => among.get(key) === made && among.delete(key))
  return made
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
  const taken = await module.withPack(pack)
  return taken.ok ? { ok: true, module, game: taken.game } : taken
}
