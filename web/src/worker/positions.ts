// Positions that come by link or file, and matches that begin from them.
import { fairDice, newSeed } from '@muster/dice'
import {
  type GameTypes,
  givePosition,
  type Match,
  type Message,
  matchGiven,
  type OptionValues,
  readPosition,
  type SeatInfo,
  say,
} from '@muster/engine'
import { gameEntry } from '@muster/games'
import { type Chair, gameWith, packRefused, type View } from '@muster/table'
import type { Shelf } from '../saved/saved.ts'
import { keepNew } from './keeping.ts'

export interface PositionHead {
  readonly game: string
  readonly options: OptionValues
  readonly pack: unknown
  readonly seats: readonly SeatInfo<GameTypes>[]
  /** Who is to decide. */
  readonly toAct: readonly string[]
  readonly view: View
}

export type PositionOpened =
  | { readonly ok: true; readonly head: PositionHead }
  | { readonly ok: false; readonly why: Message }

type Made = { readonly ok: true; readonly match: Match<GameTypes> } | { readonly ok: false; readonly why: Message }

/** A match from a text of unknown origin. */
async function matchOf(text: string): Promise<Made> {
  const read = readPosition(text)
  if (!read.ok) return read
  const { game: id, pack } = read.position
  if (!gameEntry(id)) return { ok: false, why: say('record.otherGame', { game: id }) }
  const made = await gameWith(id, pack)
  if (!made.ok) return { ok: false, why: packRefused(made) }
  return matchGiven(made.game, read.position, fairDice(newSeed()))
}

export const positions = (shelf: Shelf) => ({
  async openPosition(text: string): Promise<PositionOpened> {
    const made = await matchOf(text)
    if (!made.ok) return made
    const { game, record, state } = made.match
    const { options, pack, seats } = record
    const view = game.view(state, 'spectator')
    return { ok: true, head: { game: game.id, options, pack, seats, toAct: game.toAct(state), view } }
  },
  /** Keeps a match that begins from it. */
  async playPosition(text: string, chairs: readonly Chair[]): Promise<string> {
    const made = await matchOf(text)
    if (!made.ok) throw new Error(made.why.key)
    return keepNew(shelf, made.match, chairs)
  },
})

/** The position after so many entries, or of now, as it goes by link or file. */
export function positionIn({ game, record, walk }: Match<GameTypes>, count: number | null): string {
  const state = count === null ? walk.state : walk.at(count)
  return JSON.stringify(givePosition(game, { options: record.options, state }, record.pack ?? null))
}
