// A content pack of unknown origin, and what a game lets one choose with it.
import {
  BOUNDS,
  type Message,
  type OptionSpec,
  type OptionValues,
  type PackProblem,
  readJson,
  say,
} from '@muster/engine'
import { gameEntry } from '@muster/games'
import { gameWith, loadGame } from '@muster/table'

export type PackOpened =
  | { readonly ok: true; readonly game: string; readonly name: string; readonly pack: unknown }
  /** It is no pack at all, or not one of ours. */
  | { readonly ok: false; readonly why: Message }
  /** Its game refuses it, in these places. */
  | { readonly ok: false; readonly game: string; readonly problems: readonly PackProblem[] }

/** Reads a pack: it names its game, and that game judges it. Nothing in it is ever run. */
export async function openPack(text: string): Promise<PackOpened> {
  const read = readJson(text, BOUNDS.pack)
  if (!read.ok) return { ok: false, why: read.why.key === 'record.notJson' ? say('packs.notJson') : read.why }
  const { format, game, name } = headerOf(read.data)
  if (format !== 'muster-pack' || typeof game !== 'string') return { ok: false, why: say('packs.foreign') }
  if (!gameEntry(game)) return { ok: false, why: say('packs.otherGame', { game: game.slice(0, 40) }) }
  const made = await gameWith(game, read.data)
  return made.ok
    ? { ok: true, game, name: String(name), pack: read.data }
    : { ok: false, game, problems: made.problems }
}

const headerOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {}

export interface GameInfo {
  readonly options: readonly OptionSpec[]
  /** What a pack adds to choose from: the first of it for each option. */
  readonly fresh: OptionValues
}

export async function gameInfo(id: string, pack: unknown): Promise<GameInfo> {
  const { game, module } = await loadGame(id, pack)
  const known = new Map(module.game.options.map((spec) => [spec.key, spec.values ?? []]))
  const fresh = game.options.flatMap(({ key, values = [] }) => {
    const added = values.find((value) => !known.get(key)?.includes(value))
    return added === undefined ? [] : [[key, added]]
  })
  return { options: game.options, fresh: Object.fromEntries(fresh) }
}
