// What the page may ask about a game before there is a match of it.
import { fairDice } from '@muster/dice'
import {
  type Called,
  chooseOptions,
  type Game,
  type GameTypes,
  type Language,
  newMatch,
  type OptionValues,
  type SeatInfo,
  type Texts,
} from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { loadGame, type View } from '@muster/table'
import { gameInfo, openPack } from './packs.ts'

/** The game, and the options as they hold once the rest is filled in; throws where they make no match. */
export async function chosen(
  id: string,
  values: OptionValues,
  pack: unknown,
): Promise<{ readonly game: Game<GameTypes>; readonly options: OptionValues }> {
  const { game } = await loadGame(id, pack)
  const options = chooseOptions(game.options, values)
  if (!options.ok) throw new Error(options.why.key)
  return { game, options: options.options }
}

export const aboutGames = {
  gameInfo,
  openPack,
  async texts(id: string, language: Language, pack: unknown): Promise<Texts> {
    const { module } = await loadGame(id, pack)
    const packs = pack === null ? {} : await module.packTexts(language)
    return { ...packs, ...TABLE_TEXTS[language], ...(await module.texts(language)) }
  },
  /** What is said of this game's packs. */
  async packTexts(id: string, language: Language): Promise<Texts> {
    return (await loadGame(id, null)).module.packTexts(language)
  },
  /** What content is called, and with options also the seats and sides of a match. */
  async called(id: string, options: OptionValues | null, pack: unknown): Promise<Called> {
    const { game } = await loadGame(id, pack)
    return { ...game.names, ...(options && game.called?.(options)) }
  },
  async seats(id: string, values: OptionValues, pack: unknown): Promise<readonly SeatInfo<GameTypes>[]> {
    const { game } = await loadGame(id, pack)
    const options = chooseOptions(game.options, values)
    return options.ok ? game.seats(options.options) : []
  },
  /** What the opening looks like under these options. */
  async opening(id: string, values: OptionValues, pack: unknown): Promise<View> {
    const { game, options } = await chosen(id, values, pack)
    return game.view(newMatch(game, options, fairDice('0'.repeat(64))).state, 'spectator')
  },
}
